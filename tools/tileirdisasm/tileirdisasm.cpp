//===- tileirdisasm.cpp - Tile IR bytecode as text ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Support/FileUtilities.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {
/// What NVIDIA's tools end with.
enum Status { Good = 0, BadFile = 1, BadBytecode = 3 };
} // namespace

/// Prints what stands in the module, without the lines of the module itself.
static void print(cuda_tile::ModuleOp Module, bool WithPlaces) {
  OpPrintingFlags Flags;
  Flags.enableDebugInfo(WithPlaces);
  Flags.elideLargeElementsAttrs(std::numeric_limits<int64_t>::max());
  if (auto Producer = Module.getProducer())
    llvm::outs() << "// Producer: " << *Producer << '\n';
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Module->print(OS, Flags);
  StringRef Rest(Text);
  while (!Rest.empty()) {
    auto [Line, Next] = Rest.split('\n');
    Rest = Next;
    if (Line.starts_with("cuda_tile.module ") || Line.starts_with("}"))
      continue;
    Line.consume_front("  ");
    llvm::outs() << Line << '\n';
  }
}

static int disassemble(StringRef File, bool WithPlaces) {
  auto Complain = [](const llvm::Twine &Message) {
    llvm::WithColor::error() << Message << '\n';
  };
  std::string Message;
  std::unique_ptr<llvm::MemoryBuffer> Buffer = openInputFile(File, &Message);
  if (!Buffer) {
    Complain(Message);
    return BadFile;
  }
  MLIRContext Context(MLIRContext::Threading::DISABLED);
  auto Module = cuda_tile::readBytecode(Buffer->getBuffer(), Context);
  if (!Module) {
    Complain(toString(Module.takeError()));
    return BadBytecode;
  }
  if (failed(verify(**Module)))
    return BadBytecode;
  print(**Module, WithPlaces);
  return Good;
}

/// The text that clients take the release of CUDA from.
static void printVersion(llvm::raw_ostream &OS) {
  auto Newest = std::to_string(cuda_tile::LastBytecode.Major) + "." +
                std::to_string(cuda_tile::LastBytecode.Minor);
  OS << "tileirdisasm: OpenNVVM (" OPENNVVM_VERSION ") Tile IR disassembler\n"
     << "Tile IR compilation tools, release " << Newest << ", V" << Newest
     << ".0\n";
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
  llvm::cl::OptionCategory Own("Options");
  llvm::cl::opt<std::string> File(llvm::cl::Positional, llvm::cl::Required,
                                  llvm::cl::desc("<tile bytecode file>"),
                                  llvm::cl::cat(Own));
  llvm::cl::opt<bool> Places(
      "print-debug-info", llvm::cl::cat(Own),
      llvm::cl::desc("Print the places in the source program"));
  llvm::cl::alias Short("g", llvm::cl::desc("Alias for --print-debug-info"),
                        llvm::cl::aliasopt(Places), llvm::cl::cat(Own));
  llvm::cl::SetVersionPrinter(printVersion);
  llvm::cl::HideUnrelatedOptions(Own);
  llvm::cl::ParseCommandLineOptions(Argc, Argv,
                                    "Prints Tile IR bytecode as text\n");
  return disassemble(File, Places);
}
