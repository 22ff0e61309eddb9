//===- Order.cpp - Accesses without order, work not awaited ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

namespace {
/// A tiled access to global memory.
struct Access {
  Operation *Op = nullptr;
  Value View;
  SmallVector<Value> At;
  bool IsWrite = false;
};
} // namespace

template <typename OpT> static Access accessOf(OpT Op, bool IsWrite) {
  Access A;
  if (Op.getView().getType().getResidency() != Residency::Gmem ||
      Op.getMemSemantic().value_or(MemSemantic::Weak) != MemSemantic::Weak ||
      !Op.getTokens().empty())
    return A;
  A.Op = Op;
  A.View = Op.getView();
  llvm::append_range(A.At, Op.getCoords());
  llvm::append_range(A.At, Op.getOffsets());
  A.IsWrite = IsWrite;
  return A;
}

/// The access of \p Op that only tokens order; none otherwise.
static Access accessOf(Operation *Op) {
  return llvm::TypeSwitch<Operation *, Access>(Op)
      .Case<TiledLoadOp, AsyncTiledLoadOp>(
          [](auto Load) { return accessOf(Load, false); })
      .Case([](TiledStoreOp Store) { return accessOf(Store, true); })
      .Default([](Operation *) { return Access(); });
}

static bool isSameIndex(Value A, Value B) {
  std::optional<int64_t> Number = constantOf(A);
  return A == B || (Number && Number == constantOf(B));
}

/// Whether two views are certainly the same window.
static bool isSameView(Value A, Value B) {
  if (A == B)
    return true;
  auto X = A.getDefiningOp<BlockTileOp>(), Y = B.getDefiningOp<BlockTileOp>();
  return X && Y && X.getType() == Y.getType() &&
         X.getSource() == Y.getSource() && X.getGroups() == Y.getGroups() &&
         llvm::equal(X.getPosition(), Y.getPosition(), isSameIndex);
}

/// The first access of \p Before that \p A certainly overlaps, one of the two
/// a write.
static Operation *conflictOf(const Access &A, ArrayRef<Access> Before) {
  for (const Access &B : Before)
    if ((A.IsWrite || B.IsWrite) && isSameView(A.View, B.View) &&
        llvm::equal(A.At, B.At, isSameIndex))
      return B.Op;
  return nullptr;
}

/// What orders global memory, or might.
static bool isFence(Operation *Op) {
  return Op->getNumRegions() ||
         isa<AsyncWaitOp, ClusterSyncOp, CallOpInterface, ConsumerWaitOp,
             ConsumerReadOp, ProducerAcquireOp>(Op);
}

static void lintBlock(Linter &L, Block &B) {
  SmallVector<Access> Before;
  for (Operation &Op : B) {
    if (isFence(&Op))
      Before.clear();
    Access A = accessOf(&Op);
    if (!A.Op)
      continue;
    if (Operation *Other = conflictOf(A, Before))
      L.report(&Op, TileLint::LoadOrder, {}, Other);
    Before.push_back(std::move(A));
  }
}

//===----------------------------------------------------------------------===//
// Asynchronous work
//===----------------------------------------------------------------------===//

/// The token of work that goes on, or null.
static Value tokenOf(Operation *Op) {
  if (!isa<AsyncCopyOp, AsyncTiledLoadOp, AsyncTiledAtomicRMWOp, AsyncDotOp,
           AsyncTiledTMALoadOp, AsyncTiledTMAStoreOp>(Op))
    return {};
  for (Value Result : Op->getResults())
    if (isa<AsyncTokenType>(Result.getType()))
      return Result;
  return {};
}

/// In the region of a producer, the work belongs to the stage; a barrier is
/// waited for in another way.
static bool isAwaitedElsewhere(Operation *Op) {
  if (auto Load = dyn_cast<AsyncTiledTMALoadOp>(Op); Load && Load.getBarrier())
    return true;
  return Op->getParentOfType<ProduceOneAsyncOp>() ||
         Op->getParentOfType<ProduceOneOp>() ||
         Op->getParentOfType<ProducerWriteOp>();
}

/// A use of a result that does not need its value.
static bool isPassedOn(OpOperand &Use) {
  Operation *Op = Use.getOwner();
  if (isa<AsyncWaitOp>(Op) || Op->hasTrait<OpTrait::IsTerminator>())
    return true;
  // A map is like a loop, but computes with what it is given.
  if (auto Loop = dyn_cast<LoopLikeOpInterface>(Op))
    return static_cast<bool>(Loop.getTiedLoopRegionIterArg(&Use));
  auto Dot = dyn_cast<AsyncDotOp>(Op);
  return Dot && Use.get() == Dot.getC();
}

static void lintAsync(Linter &L, Operation *Op) {
  Value Token = tokenOf(Op);
  if (!Token)
    return;
  if (Token.use_empty() && !isAwaitedElsewhere(Op))
    L.report(Op, TileLint::TokenUnwaited, {});
  for (Value Result : Op->getResults())
    for (OpOperand &Use : Result.getUses())
      if (isa<TileType>(Result.getType()) && !isPassedOn(Use))
        return L.report(Use.getOwner(), TileLint::AsyncEarlyUse, {}, Op);
}

void lint::lintOrder(Linter &L) {
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    lintAsync(L, Op);
    for (Region &R : Op->getRegions())
      for (Block &B : R)
        lintBlock(L, B);
  });
}
