//===- tile-modules.cpp - What becomes of bytecode of Tile IR -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads names of files, a line each, and writes a line of JSON for each:
// whether the file is read and verified, its text and its operations, whether
// the same bytes are written at its version, the versions that can hold it and
// come back unchanged, and what its import and the lints say.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace json = llvm::json;

namespace {

/// One file, and what is said about it.
class Judge {
public:
  explicit Judge(StringRef Data) : Data(Data) {}

  json::Object run();

private:
  std::string textOf(cuda_tile::ModuleOp Module);
  bool isUnchanged(cuda_tile::ModuleOp Module, const std::string &Text,
                   cuda_tile::BytecodeVersion Version);
  void writeVersions(cuda_tile::ModuleOp Module, const std::string &Text);
  void import(OwningOpRef<cuda_tile::ModuleOp> Module);

  StringRef Data;
  MLIRContext Context{MLIRContext::Threading::DISABLED};
  cuda_tile::BytecodeOrder Order; ///< Of Data.
  json::Object Said;
};

} // namespace

std::string Judge::textOf(cuda_tile::ModuleOp Module) {
  OpPrintingFlags Flags;
  Flags.elideLargeElementsAttrs(std::numeric_limits<int64_t>::max());
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Module->print(OS, Flags);
  return Text;
}

/// Whether the module can be written in a version; if so, it must come back.
bool Judge::isUnchanged(cuda_tile::ModuleOp Module, const std::string &Text,
                        cuda_tile::BytecodeVersion Version) {
  std::string First, Second;
  llvm::raw_string_ostream To(First), Again(Second);
  if (llvm::Error E = cuda_tile::writeBytecode(Module, To, Version)) {
    Said["refusal"] = toString(std::move(E));
    return false;
  }
  auto Read = cuda_tile::readBytecode(First, Context);
  if (!Read) {
    Said["wrong"] = Version.str() + ": " + toString(Read.takeError());
    return false;
  }
  if (textOf(**Read) != Text)
    Said["wrong"] = Version.str() + ": the text is not the same";
  if (llvm::Error E = cuda_tile::writeBytecode(**Read, Again, Version))
    Said["wrong"] = Version.str() + ": " + toString(std::move(E));
  else if (First != Second)
    Said["wrong"] = Version.str() + ": the bytes are not the same";
  return true;
}

void Judge::writeVersions(cuda_tile::ModuleOp Module, const std::string &Text) {
  json::Array Versions;
  for (uint8_t Minor = cuda_tile::FirstBytecode.Minor;
       Minor <= cuda_tile::LastBytecode.Minor; ++Minor) {
    cuda_tile::BytecodeVersion Version = {13, Minor};
    if (isUnchanged(Module, Text, Version))
      Versions.push_back(Version.str());
  }
  Said["versions"] = std::move(Versions);
  auto Own = cuda_tile::bytecodeVersionOf(Data);
  if (!Own)
    return consumeError(Own.takeError());
  std::string Bytes;
  llvm::raw_string_ostream OS(Bytes);
  llvm::Error E = cuda_tile::writeBytecode(Module, OS, *Own, &Order);
  Said["version"] = Own->str();
  Said["same"] = !E && Bytes == Data;
  consumeError(std::move(E));
}

void Judge::import(OwningOpRef<cuda_tile::ModuleOp> Module) {
  std::string Problem;
  ScopedDiagnosticHandler Handler(&Context, [&](Diagnostic &D) {
    if (Problem.empty())
      Problem = D.str();
    return success();
  });
  OwningOpRef<ModuleOp> Outer = ModuleOp::create(UnknownLoc::get(&Context));
  Outer->push_back(Module.release());
  PassManager Passes(&Context, ModuleOp::getOperationName());
  cuda_tile::buildImportPipeline(Passes);
  if (failed(Passes.run(*Outer))) {
    Said["import"] = Problem;
    return;
  }
  PassManager Lint(&Context, ModuleOp::getOperationName());
  Lint.addPass(nv_tileas::createLintPass());
  if (failed(Lint.run(*Outer)) && Problem.empty())
    Problem = "it fails";
  Said["lint"] = Problem;
}

json::Object Judge::run() {
  auto Module = cuda_tile::readBytecode(Data, Context, &Order);
  if (!Module) {
    Said["error"] = toString(Module.takeError());
    return std::move(Said);
  }
  std::string Problem;
  {
    ScopedDiagnosticHandler Handler(&Context, [&](Diagnostic &D) {
      Problem = D.str();
      return success();
    });
    if (failed(verify(**Module))) {
      Said["error"] = Problem;
      return std::move(Said);
    }
  }
  llvm::StringMap<int64_t> Counts;
  (*Module)->walk([&](Operation *Op) {
    if (!isa<cuda_tile::ModuleOp>(Op))
      ++Counts[Op->getName().stripDialect()];
  });
  json::Object Operations;
  for (const auto &Entry : Counts)
    Operations[Entry.first().str()] = Entry.second;
  Said["operations"] = std::move(Operations);
  std::string Text = textOf(**Module);
  Said["text"] = Text;
  writeVersions(**Module, Text);
  import(std::move(*Module));
  return std::move(Said);
}

int main() {
  auto Names = llvm::MemoryBuffer::getSTDIN();
  if (!Names)
    return EXIT_FAILURE;
  for (llvm::line_iterator Line(**Names); !Line.is_at_end(); ++Line) {
    auto Buffer = llvm::MemoryBuffer::getFile(*Line, /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    json::Object Said;
    if (Buffer)
      Said = Judge((*Buffer)->getBuffer()).run();
    else
      Said["error"] = Buffer.getError().message();
    Said["file"] = *Line;
    llvm::outs() << json::Value(std::move(Said)) << '\n';
    llvm::outs().flush();
  }
  return EXIT_SUCCESS;
}
