//===- Import.cpp - Files and modules of Tile IR as nv_tileas -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Dialect/CudaTile/Import.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"

using namespace mlir;

void cuda_tile::buildImportPipeline(OpPassManager &To, unsigned Machine) {
  To.addPass(createConvertCudaTileToTileAAPass(Machine));
  To.addPass(createConvertTileAAToTileASPass());
}

void cuda_tile::registerImportPasses() {
  registerPass([] { return createConvertCudaTileToTileAAPass(); });
  registerPass(createConvertTileAAToTileASPass);
  registerPass(createCheckHintsPass);
  PassPipelineRegistration<>(
      "import-cuda-tile", "Import modules of Tile IR as nv_tileas",
      [](OpPassManager &To) { buildImportPipeline(To); });
}

LogicalResult cuda_tile::importModule(mlir::ModuleOp Module, unsigned Machine) {
  PassManager Passes(Module.getContext(), mlir::ModuleOp::getOperationName());
  buildImportPipeline(Passes, Machine);
  return Passes.run(Module);
}

OwningOpRef<mlir::ModuleOp>
cuda_tile::readProgram(StringRef Data, StringRef Name, MLIRContext &Context) {
  OwningOpRef<mlir::ModuleOp> Module;
  if (isBytecode(Data)) {
    auto Read = readBytecode(Data, Context);
    if (!Read) {
      emitError(FileLineColLoc::get(&Context, Name, 0, 0))
          << toString(Read.takeError());
      return nullptr;
    }
    Module = mlir::ModuleOp::create(UnknownLoc::get(&Context));
    Module->push_back(Read->release());
    if (failed(verify(*Module)))
      return nullptr;
  } else {
    Context.loadDialect<CudaTileDialect>();
    Module = parseSourceString<mlir::ModuleOp>(Data, &Context, Name);
  }
  return Module;
}

OwningOpRef<mlir::ModuleOp> cuda_tile::readAndImport(StringRef Data,
                                                     StringRef Name,
                                                     MLIRContext &Context,
                                                     unsigned Machine) {
  OwningOpRef<mlir::ModuleOp> Module = readProgram(Data, Name, Context);
  if (!Module || failed(importModule(*Module, Machine)))
    return nullptr;
  return Module;
}
