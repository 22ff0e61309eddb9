//===- CheckTmaDescLowered.cpp - No descriptor is left --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

struct CheckTmaDescLowered : PassWrapper<CheckTmaDescLowered, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckTmaDescLowered)

  StringRef getArgument() const final {
    return "nv-tileas-check-tma-desc-lowered";
  }
  StringRef getDescription() const final {
    return "Fail on every nv_tileas.make_tiled_tma_desc that is left";
  }

  void runOnOperation() final {
    getOperation()->walk([&](MakeTiledTMADescOp Op) {
      Op.emitOpError("expect lower MakeTiledTMADescOp");
      signalPassFailure();
    });
    markAllAnalysesPreserved();
  }
};

} // namespace

std::unique_ptr<Pass> mlir::nv_tileas::createCheckTmaDescLoweredPass() {
  return std::make_unique<CheckTmaDescLowered>();
}

void mlir::nv_tileas::registerNVTileASPasses() {
  registerPass(createCheckTmaDescLoweredPass);
  registerPass(createLintPass);
}
