//===- Serialize.cpp - gpu.module to PTX and machine code -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR translates the module to LLVM IR; libopennvvm.so compiles it; ptxas and
// fatbinary of CUDA's toolkit make the other formats.
//
//===----------------------------------------------------------------------===//

#include "TargetAttr.h"
#include "mlir/Target/LLVM/ModuleToObject.h"
#include "opennvvm-c/opennvvm.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cstdlib>
#include <tuple>

using namespace mlir;
using llvm::StringRef;

namespace opennvvm::mlir_target {
namespace {
using Bytes = SmallVector<char, 0>;

/// The handles of one compilation.
struct Compilation {
  opennvvmContext Context = nullptr;
  opennvvmModule Module = nullptr;
  opennvvmResult Result = nullptr;
  ~Compilation() {
    opennvvmDestroyResult(&Result);
    opennvvmDestroyModule(&Module);
    opennvvmDestroyContext(&Context);
  }
};

class Serializer : public LLVM::ModuleToObject {
public:
  Serializer(Operation &Module, TargetAttr Target,
             const gpu::TargetOptions &Options)
      : ModuleToObject(Module, Triple, Target.getChip(), Target.getFeatures(),
                       Target.getLevel(), Options.getInitialLlvmIRCallback(),
                       Options.getLinkedLlvmIRCallback(),
                       Options.getOptimizedLlvmIRCallback(),
                       Options.getISACallback()),
        Target(Target), Options(Options) {}

protected:
  void setDataLayoutAndTriple(llvm::Module &M) override {
    llvm::Triple Machine(Triple);
    M.setTargetTriple(Machine);
    M.setDataLayout(Machine.computeDataLayout());
  }
  std::optional<SmallVector<std::unique_ptr<llvm::Module>>>
  loadBitcodeFiles(llvm::Module &M) override {
    SmallVector<Attribute> Files(Options.getLibrariesToLink());
    if (ArrayAttr Link = Target.getLink())
      llvm::append_range(Files, Link);
    SmallVector<std::unique_ptr<llvm::Module>> Modules;
    if (failed(loadBitcodeFilesFromList(M.getContext(), Files, Modules)))
      return std::nullopt;
    return Modules;
  }
  /// The library has its own optimizer.
  LogicalResult optimizeModule(llvm::Module &, int) override {
    return success();
  }
  FailureOr<Bytes> moduleToObject(llvm::Module &M) override;

private:
  static constexpr llvm::StringLiteral Triple = "nvptx64-nvidia-cuda";

  InFlightDiagnostic fail() { return getOperation().emitError(); }
  LogicalResult set(opennvvmContext Context, StringRef Key, StringRef Value);
  LogicalResult setFlags(opennvvmContext Context);
  LogicalResult setOptions(opennvvmContext Context);
  LogicalResult addAssemblerOptions(SmallVectorImpl<std::string> &Args);
  FailureOr<std::string> compile(llvm::Module &M);
  /// The path of a program of the toolkit; empty, with an error, without one.
  std::string findProgram(StringRef Name);
  LogicalResult runProgram(StringRef Name, ArrayRef<std::string> Args);
  FailureOr<Bytes> assemble(StringRef PTX);

  TargetAttr Target;
  const gpu::TargetOptions &Options;
};
} // namespace

LogicalResult Serializer::set(opennvvmContext Context, StringRef Key,
                              StringRef Value) {
  if (opennvvmSetOption(Context, Key.str().c_str(), Value.str().c_str()) ==
      OPENNVVM_SUCCESS)
    return success();
  char Why[1024];
  opennvvmGetContextError(Context, Why, sizeof(Why), nullptr);
  return fail() << "#opennvvm.target: " << Why;
}

/// "8.6" for "+ptx86"; empty for other features.
static std::string ptxVersion(StringRef Features) {
  for (StringRef Feature : llvm::split(Features, ','))
    if (Feature.consume_front("+ptx") && Feature.size() > 1)
      return (Feature.drop_back() + "." + Feature.take_back()).str();
  return "";
}

/// Sets what the flags of #nvvm.target mean in nvvm-attach-target. MLIR ignores
/// those that it does not know.
LogicalResult Serializer::setFlags(opennvvmContext Context) {
  static constexpr std::tuple<StringRef, StringRef, StringRef> Meanings[] = {
      {"fast", "prec-div", "0"},
      {"fast", "prec-sqrt", "0"},
      {"fast", "fma", "1"},
      {"ftz", "ftz", "1"}};
  DictionaryAttr Flags = Target.getFlags();
  for (auto [Flag, Option, Value] : Meanings)
    if (Flags && Flags.contains(Flag) && failed(set(Context, Option, Value)))
      return failure();
  return success();
}

LogicalResult Serializer::setOptions(opennvvmContext Context) {
  if (failed(set(Context, "quiet", "true")) ||
      failed(set(Context, "arch", Target.getChip())) ||
      failed(set(Context, "opt", std::to_string(Target.getLevel()))))
    return failure();
  if (std::string Version = ptxVersion(Target.getFeatures());
      !Version.empty() && failed(set(Context, "ptx", Version)))
    return failure();
  if (failed(setFlags(Context)))
    return failure();
  SmallString<128> Libdevice(Options.getToolkitPath());
  llvm::sys::path::append(Libdevice, "nvvm", "libdevice", "libdevice.10.bc");
  if (!Options.getToolkitPath().empty() && llvm::sys::fs::exists(Libdevice) &&
      failed(set(Context, "libdevice", Libdevice)))
    return failure();
  if (!Target.getOptions())
    return success();
  for (NamedAttribute Option : Target.getOptions()) {
    auto Text = dyn_cast<StringAttr>(Option.getValue());
    if (!Text && !isa<UnitAttr>(Option.getValue()))
      return fail() << "#opennvvm.target: the value of option "
                    << Option.getName() << " is not a string";
    if (failed(set(Context, Option.getName(), Text ? Text.getValue() : "")))
      return failure();
  }
  return success();
}

FailureOr<std::string> Serializer::compile(llvm::Module &M) {
  llvm::SmallString<0> Bitcode;
  llvm::raw_svector_ostream OS(Bitcode);
  llvm::WriteBitcodeToFile(M, OS);
  Compilation C;
  if (opennvvmCreateContext(&C.Context) != OPENNVVM_SUCCESS ||
      opennvvmCreateModule(Bitcode.data(), Bitcode.size(),
                           M.getName().str().c_str(),
                           &C.Module) != OPENNVVM_SUCCESS)
    return fail() << "OpenNVVM is out of memory";
  if (failed(setOptions(C.Context)))
    return failure();
  opennvvmStatus Status = opennvvmCompile(C.Context, &C.Module, 1, &C.Result);
  if (Status != OPENNVVM_SUCCESS) {
    const char *Text = "";
    opennvvmGetDiagnosticsText(C.Result, OPENNVVM_FORMAT_TEXT, &Text);
    return fail() << "OpenNVVM: " << opennvvmStatusName(Status) << "\n" << Text;
  }
  const char *PTX = "";
  size_t Size = 0;
  opennvvmGetOutput(C.Result, &PTX, &Size);
  return std::string(PTX, Size);
}

std::string Serializer::findProgram(StringRef Name) {
  SmallVector<std::string, 3> Folders;
  if (!Options.getToolkitPath().empty())
    Folders.push_back(Options.getToolkitPath().str());
  for (const char *Variable : {"CUDA_HOME", "CUDA_PATH"})
    if (const char *Value = std::getenv(Variable))
      Folders.push_back(Value);
  for (const std::string &Folder : Folders) {
    SmallString<128> Path(Folder);
    llvm::sys::path::append(Path, "bin", Name);
    if (llvm::sys::fs::can_execute(Path))
      return Path.str().str();
  }
  if (llvm::ErrorOr<std::string> Path = llvm::sys::findProgramByName(Name))
    return *Path;
  fail() << Name << " is in none of toolkit=, CUDA_HOME, CUDA_PATH, PATH";
  return "";
}

LogicalResult Serializer::runProgram(StringRef Name,
                                     ArrayRef<std::string> Args) {
  std::string Path = findProgram(Name);
  if (Path.empty())
    return failure();
  SmallVector<StringRef, 8> Words{Path};
  llvm::append_range(Words, Args);
  std::string Why;
  int Status =
      llvm::sys::ExecuteAndWait(Path, Words, std::nullopt, {}, 0, 0, &Why);
  if (Status == 0)
    return success();
  return fail() << Name << " failed" << (Why.empty() ? "" : ": ") << Why;
}

/// A file that vanishes with the object; its name is empty if there is none.
static SmallString<128> temporaryFile(StringRef Extension) {
  SmallString<128> Path;
  if (llvm::sys::fs::createTemporaryFile("opennvvm", Extension, Path))
    Path.clear();
  return Path;
}

/// Adds the strings of the flag ptxas-cmd-options.
LogicalResult
Serializer::addAssemblerOptions(SmallVectorImpl<std::string> &Args) {
  static constexpr llvm::StringLiteral Key = "ptxas-cmd-options";
  Attribute Given = Target.getFlags() ? Target.getFlags().get(Key) : nullptr;
  if (!Given)
    return success();
  auto List = dyn_cast<ArrayAttr>(Given);
  if (!List || !llvm::all_of(List, llvm::IsaPred<StringAttr>))
    return fail() << "#opennvvm.target: flag " << Key
                  << " is not an array of strings";
  for (StringAttr Text : List.getAsRange<StringAttr>())
    Args.push_back(Text.getValue().str());
  return success();
}

FailureOr<Bytes> Serializer::assemble(StringRef PTX) {
  SmallString<128> Source = temporaryFile("ptx"), Code = temporaryFile("cubin"),
                   Fat = temporaryFile("fatbin");
  llvm::FileRemover RemoveSource(Source), RemoveCode(Code), RemoveFat(Fat);
  if (Source.empty() || Code.empty() || Fat.empty() ||
      llvm::writeToOutput(Source, [&](llvm::raw_ostream &OS) {
        OS << PTX;
        return llvm::Error::success();
      }))
    return fail() << "cannot write temporary files";
  std::string Chip = Target.getChip().str();
  SmallVector<std::string, 8> Args{"-arch=" + Chip, Source.str().str(), "-o",
                                   Code.str().str()};
  auto Own = Options.tokenizeCmdOptions();
  llvm::append_range(Args, Own.second);
  if (failed(addAssemblerOptions(Args)) || failed(runProgram("ptxas", Args)))
    return failure();
  StringRef Output = Code;
  if (Options.getCompilationTarget() == gpu::CompilationTarget::Fatbin) {
    Output = Fat;
    std::string Number = Chip.substr(Chip.find('_') + 1);
    if (failed(runProgram("fatbinary", {"-64", "--create", Fat.str().str(),
                                        "--image3=kind=elf,sm=" + Number +
                                            ",file=" + Code.str().str(),
                                        "--image3=kind=ptx,sm=" + Number +
                                            ",file=" + Source.str().str()})))
      return failure();
  }
  auto Buffer = llvm::MemoryBuffer::getFile(Output);
  if (!Buffer)
    return fail() << "cannot read '" << Output
                  << "': " << Buffer.getError().message();
  StringRef Data = (*Buffer)->getBuffer();
  return Bytes(Data.begin(), Data.end());
}

FailureOr<Bytes> Serializer::moduleToObject(llvm::Module &M) {
  gpu::CompilationTarget Format = Options.getCompilationTarget();
  if (Format == gpu::CompilationTarget::Offload)
    return ModuleToObject::moduleToObject(M);
  FailureOr<std::string> PTX = compile(M);
  if (failed(PTX))
    return failure();
  if (isaCallback)
    isaCallback(*PTX);
  if (Format != gpu::CompilationTarget::Assembly)
    return assemble(*PTX);
  // CUDA's driver reads PTX up to a NUL.
  return Bytes(PTX->c_str(), PTX->c_str() + PTX->size() + 1);
}

std::optional<SmallVector<char, 0>>
TargetAttr::serializeToObject(Operation *Module,
                              const gpu::TargetOptions &Options) const {
  return Serializer(*Module, *this, Options).run();
}

} // namespace opennvvm::mlir_target
