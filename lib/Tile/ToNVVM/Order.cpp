//===- Order.cpp - Tokens, fences and kernels that depend on others -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Tokens are where the operations stand.
static LogicalResult lowerJoin(Lowering &, JoinTokensOp) { return success(); }

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

/// All threads of the block have done what is released before the fence of the
/// one that says so to others, and nothing of what follows one that acquires.
static LogicalResult lowerFence(Lowering &L, FenceOp Op) {
  if (Op.getAliases()) {
    L.barrier();
    NVVM::FenceProxyOp::create(L.B, NVVM::ProxyKind::alias,
                               NVVM::SharedSpaceAttr());
    L.barrier();
    return success();
  }
  Ordering O = orderingOf(Op);
  if (!O.acquires()) {
    release(L, O);
    return success();
  }
  if (O.releases())
    L.barrier();
  acquire(L, O);
  return success();
}

//===----------------------------------------------------------------------===//
// Kernels that depend on others
//===----------------------------------------------------------------------===//

template <typename OpT, NVVM::GridDepActionKind Kind>
static LogicalResult lowerDependency(Lowering &L, OpT) {
  if (L.M.has(Feature::DependentLaunch))
    NVVM::GriddepcontrolOp::create(L.B, Kind);
  return success();
}

void addOrderHandlers(Handlers &To) {
  On<lowerJoin>::add(To);
  On<lowerFence>::add(To);
  On<lowerDependency<DependencyWaitOp, NVVM::GridDepActionKind::wait>>::add(To);
  On<lowerDependency<LaunchDependentsOp,
                     NVVM::GridDepActionKind::launch_dependents>>::add(To);
}

} // namespace opennvvm::tile
