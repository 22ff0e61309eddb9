// A compiler in small: reads a module, verifies it and prints its PTX.
#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace opennvvm;

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  llvm::LLVMContext Context;
  DiagnosticEngine Diags({}, Profile::NVPTX);
  llvm::Expected<LoadedModule> Loaded = loadModule(argv[1], Context, Diags);
  if (!Loaded) {
    llvm::errs() << llvm::toString(Loaded.takeError()) << '\n';
    return 2;
  }
  CompileOptions Options;
  Options.Verifier.Machine.SM = findTarget("sm_80");
  Options.Profiles = {Profile::NVPTX};
  llvm::SmallVector<char, 0> PTX;
  if (!Loaded->Module || !compileModule(*Loaded->Module, Options, Diags, PTX)) {
    printText(llvm::errs(), Diags, {argv[1], "nvptx", "sm_80"}, false);
    return 1;
  }
  llvm::outs() << llvm::StringRef(PTX.data(), PTX.size());
  return 0;
}
