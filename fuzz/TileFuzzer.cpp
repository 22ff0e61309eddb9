//===- TileFuzzer.cpp - Fuzz the reader of Tile IR's bytecode -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Any input is read or refused. What is read and verifies can be written, and
// what is written can be read.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {
/// Contexts keep the types and attributes of all modules: each is used for some
/// inputs only, since making one takes longer than reading a file.
class Contexts {
public:
  MLIRContext &get() {
    if (!Current || ++Uses == 2000) {
      Current = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
      Current->getDiagEngine().registerHandler(
          [](Diagnostic &) { return success(); });
      Uses = 0;
    }
    return *Current;
  }

private:
  std::unique_ptr<MLIRContext> Current;
  unsigned Uses = 0;
};
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static Contexts All;
  MLIRContext &Context = All.get();
  llvm::StringRef Input(reinterpret_cast<const char *>(Data), Size);
  auto Module = cuda_tile::readBytecode(Input, Context);
  if (!Module) {
    consumeError(Module.takeError());
    return 0;
  }
  if (failed(verify(**Module)))
    return 0;
  std::string Written;
  llvm::raw_string_ostream OS(Written);
  // No version has both what one took away and what a later one brought.
  if (llvm::Error E = cuda_tile::writeBytecode(**Module, OS)) {
    consumeError(std::move(E));
    return 0;
  }
  auto Again = cuda_tile::readBytecode(Written, Context);
  if (!Again)
    llvm::report_fatal_error(Again.takeError());
  if (failed(verify(**Again)))
    llvm::report_fatal_error("what was written does not verify");
  return 0;
}
