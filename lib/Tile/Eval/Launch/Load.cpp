//===- Load.cpp - Programs from bytes -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Load.h"
#include "Tile/Eval/Launch/Diagnostics.h"
#include "Tile/Eval/Program/Decoder.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

/// The only module of the dialect in \p Top, which may be one.
static Expected<cuda_tile::ModuleOp> moduleIn(mlir::ModuleOp Top) {
  cuda_tile::ModuleOp Found;
  for (auto M : Top.getOps<cuda_tile::ModuleOp>()) {
    if (Found)
      return createStringError("error: there are several modules of cuda_tile");
    Found = M;
  }
  if (!Found)
    return createStringError("error: there is no module of cuda_tile");
  return Found;
}

static Expected<std::unique_ptr<Program>>
decodeModule(cuda_tile::ModuleOp Module) {
  auto Code = std::make_unique<Program>();
  Decoder(*Code).decode(Module);
  return Code;
}

static Expected<std::unique_ptr<Program>>
loadBytecode(StringRef Data, StringRef Name, MLIRContext &Context) {
  auto Module = cuda_tile::readBytecode(Data, Context);
  if (!Module)
    return createStringError(Twine(Name) +
                             ": error: " + toString(Module.takeError()));
  if (failed(verify(**Module)))
    return createStringError("");
  return decodeModule(**Module);
}

static Expected<std::unique_ptr<Program>>
loadText(StringRef Data, StringRef Name, MLIRContext &Context) {
  SourceMgr Sources;
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBufferCopy(Data, Name),
                             SMLoc());
  OwningOpRef<mlir::ModuleOp> Top =
      parseSourceFile<mlir::ModuleOp>(Sources, &Context);
  if (!Top)
    return createStringError("");
  Expected<cuda_tile::ModuleOp> Module = moduleIn(*Top);
  if (!Module)
    return createStringError(Twine(Name) + ": " + toString(Module.takeError()));
  return decodeModule(*Module);
}

Expected<std::unique_ptr<Program>> loadProgram(StringRef Data, StringRef Name) {
  MLIRContext Context(MLIRContext::Threading::DISABLED);
  Context.loadDialect<cuda_tile::CudaTileDialect>();
  ErrorText Messages(Context, Name);
  Expected<std::unique_ptr<Program>> Code =
      cuda_tile::isBytecode(Data) ? loadBytecode(Data, Name, Context)
                                  : loadText(Data, Name, Context);
  if (Code)
    return Code;
  return createStringError(Messages.take(toString(Code.takeError())));
}

} // namespace opennvvm::tile
