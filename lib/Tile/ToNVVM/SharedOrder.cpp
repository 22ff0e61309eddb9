//===- SharedOrder.cpp - Order of accesses to shared memory ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a team, accesses to a buffer take effect in the order of the program.
// Where two of them are made by different threads, and one writes, there is a
// barrier between them.
//
//===----------------------------------------------------------------------===//

#include "Buffers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

static uint8_t bitOf(SharedUse How) { return uint8_t(How); }

/// The uses that a later one has to wait for. Atomic changes need no order
/// among themselves.
static uint8_t conflictsOf(SharedUse How) {
  switch (How) {
  case SharedUse::Read:
    return bitOf(SharedUse::Write) | bitOf(SharedUse::Change);
  case SharedUse::Change:
    return bitOf(SharedUse::Write) | bitOf(SharedUse::Read);
  case SharedUse::Write:
    break;
  }
  return bitOf(SharedUse::Write) | bitOf(SharedUse::Change) |
         bitOf(SharedUse::Read);
}

void Lowering::useShared(Value Root, SharedUse How) {
  if (SharedUses.lookup(Root) & conflictsOf(How))
    barrier();
  SharedUses[Root] |= bitOf(How);
}

bool beginShared(Lowering &L, Value View, SharedUse How) {
  if (!isShared(View.getType()))
    return false;
  L.useShared(bufferOf(View), How);
  return true;
}

void beginAccess(Lowering &L, Value View, SharedUse How, const Ordering &O,
                 Value Token) {
  if (!beginShared(L, View, How) || O.isStrong())
    beginOrdered(L, O, Token, How != SharedUse::Read);
}

void endAccess(Lowering &L, Value View, SharedUse How, const Ordering &O) {
  if (!isShared(View.getType()) || O.isStrong())
    endOrdered(L, O, How != SharedUse::Read);
}

bool Lowering::hasUsedShared(SharedUse How) const {
  return llvm::any_of(SharedUses,
                      [&](auto &Use) { return Use.second & bitOf(How); });
}

void forEachSharedUse(Operation *Op, function_ref<void(Value, SharedUse)> Do) {
  auto Use = [&](Value V, SharedUse How) {
    if (isShared(V.getType()))
      Do(bufferOf(V), How);
  };
  TypeSwitch<Operation *>(Op)
      .Case<TiledLoadOp, AsyncTiledLoadOp, GatherLoadOp>(
          [&](auto Load) { Use(Load.getView(), SharedUse::Read); })
      .Case<TiledStoreOp, ScatterStoreOp>(
          [&](auto Store) { Use(Store.getView(), SharedUse::Write); })
      .Case<TiledAtomicRMWOp, AsyncTiledAtomicRMWOp, ScatterAtomicRMWOp>(
          [&](auto Change) { Use(Change.getView(), SharedUse::Change); })
      .Case<CopyOp, AsyncCopyOp>([&](auto Copy) {
        Use(Copy.getSrc(), SharedUse::Read);
        Use(Copy.getDst(), SharedUse::Write);
      })
      .Case([&](AsyncTiledTMALoadOp Load) {
        Use(Load.getDst(), SharedUse::Write);
      })
      .Case([&](AsyncTiledTMAStoreOp Store) {
        Use(Store.getSrc(), SharedUse::Read);
      });
  // Tiles that are buffers.
  if (isa<BlockTileOp>(Op) || Op->hasTrait<OpTrait::IsTerminator>())
    return;
  for (Value V : Op->getOperands())
    if (Lowering::isBuffer(V))
      Use(V, SharedUse::Read);
  if (isa<ConvertLayoutOp>(Op))
    Use(Op->getResult(0), SharedUse::Write);
}

void Lowering::useSharedIn(Operation *Loop) {
  bool Waits = false;
  Loop->walk([&](Operation *Op) {
    forEachSharedUse(Op, [&](Value Root, SharedUse How) {
      Waits |= (SharedUses.lookup(Root) & conflictsOf(How)) != 0;
    });
  });
  if (Waits)
    barrier();
  assumeSharedIn(Loop, SharedUseMap());
}

void Lowering::assumeSharedIn(Operation *Op, const SharedUseMap &Before) {
  for (auto [Root, Uses] : Before)
    SharedUses[Root] |= Uses;
  Op->walk([&](Operation *Inner) {
    forEachSharedUse(Inner, [&](Value Root, SharedUse How) {
      SharedUses[Root] |= bitOf(How);
    });
  });
}

} // namespace opennvvm::tile
