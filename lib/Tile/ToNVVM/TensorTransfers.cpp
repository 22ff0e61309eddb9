//===- TensorTransfers.cpp - Boxes of tensors moved by TMA ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "Buffers.h"
#include "Copies.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

static LogicalResult lowerBarrier(Lowering &, CreateBarrierOp) {
  return success();
}

void addTensorHandlers(Handlers &To) { On<lowerBarrier>::add(To); }

} // namespace opennvvm::tile
