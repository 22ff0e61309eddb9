//===- Slices.cpp - Programs that only compute where they load ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slices.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_loads {

static bool isLoad(Operation *Op) { return isa<LoadAtOp, TiledLoadOp>(Op); }

static bool isWrite(Operation *Op) {
  return isa<StoreAtOp, TiledStoreOp, ScatterStoreOp, PrintOp, AssertOp>(Op);
}

static bool isAtomic(Operation *Op) {
  return isa<AtomicRMWAtOp, AtomicCASAtOp, TiledAtomicRMWOp,
             ScatterAtomicRMWOp>(Op);
}

/// There is no order any more.
static void forgetTokens(FunctionOpInterface Function) {
  Region &Body = Function.getFunctionBody();
  OpBuilder B = OpBuilder::atBlockBegin(&Body.front());
  Value Any = JoinTokensOp::create(
      B, Function.getLoc(), MemTokenType::get(B.getContext()), ValueRange());
  Body.walk([&](Operation *Op) {
    if (Op->getNumRegions())
      return;
    for (OpResult R : Op->getResults())
      if (R != Any && isa<MemTokenType>(R.getType()))
        R.replaceAllUsesWith(Any);
  });
}

void keepLoads(FunctionOpInterface Function) {
  forgetTokens(Function);
  Function->walk([](Operation *Op) {
    if (isa<MmaOp, DotOp>(Op))
      Op->getResult(0).replaceAllUsesWith(Op->getOperand(2));
    if (isWrite(Op))
      Op->erase();
  });
  bool HasChanged = true;
  while (HasChanged) {
    HasChanged = false;
    Function->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *Op) {
      bool IsDead =
          isAtomic(Op) ? Op->use_empty() : !isLoad(Op) && isOpTriviallyDead(Op);
      if (Op == Function || !IsDead)
        return;
      bool HasLoads = Op->walk([](Operation *In) {
                          return isLoad(In) ? WalkResult::interrupt()
                                            : WalkResult::advance();
                        }).wasInterrupted();
      if (HasLoads)
        return;
      Op->erase();
      HasChanged = true;
    });
  }
}

} // namespace opennvvm::tile_loads
