//===- Promotion.cpp - Views that become values ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What --mem2reg asks. A view that alloc_view has made is a slot if whole tiles
// of one type are stored to it and loaded from it, in the block that it is made
// in. In another block it could be another agent, or another round of a loop,
// that stores.
//
//===----------------------------------------------------------------------===//

#include "Promotion.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/MemorySlotInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

using BlockingUses = SmallPtrSetImpl<OpOperand *>;

/// Whether \p Op is the whole of its source.
static bool isWhole(BlockTileOp Op) {
  return !Op.getGroups() && Op.getSource().getType() == Op.getView().getType();
}

static bool isWholeOf(Value View, Value Slot) {
  auto Whole = View.getDefiningOp<BlockTileOp>();
  return Whole && Whole.getSource() == Slot && isWhole(Whole);
}

static bool areZero(OperandRange Indices) {
  return llvm::all_of(Indices,
                      [](Value I) { return matchPattern(I, m_Zero()); });
}

static Block *blockOf(const MemorySlot &Slot) {
  return Value(Slot.ptr).getParentBlock();
}

/// Whether a load or store is of a whole slot that holds \p Tile, and nothing
/// else depends on it.
template <typename OpT> static bool isPlain(OpT Op, Value Tile, Type Held) {
  return Tile.getType() == Held && areZero(Op.getCoords()) &&
         areZero(Op.getOffsets()) && Op.getTokens().empty() &&
         (!Op.getDone() || Op.getDone().use_empty()) &&
         !Op.getAtomAttr().isTma() &&
         Op.getMemSemantic().value_or(MemSemantic::Weak) == MemSemantic::Weak;
}

/// The type of the value that \p Alloc holds, by its first access; null if it
/// has none.
static TileType heldType(AllocViewOp Alloc) {
  for (Operation *User : Alloc.getView().getUsers())
    for (Operation *Access : User->getUsers()) {
      if (auto Load = dyn_cast<TiledLoadOp>(Access))
        return Load.getResult().getType();
      if (auto Store = dyn_cast<TiledStoreOp>(Access))
        return Store.getValue().getType();
    }
  return {};
}

namespace {

struct Allocation
    : PromotableAllocationOpInterface::ExternalModel<Allocation, AllocViewOp> {
  /// A tile that is a buffer names storage that may change later.
  SmallVector<MemorySlot> getPromotableSlots(Operation *Op) const {
    auto Alloc = cast<AllocViewOp>(Op);
    Residency Where = Alloc.getView().getType().getResidency();
    TileType Held = heldType(Alloc);
    if (Where == Residency::Tmem || !Held || getResource(Held))
      return {};
    return {MemorySlot{Alloc.getView(), Held}};
  }

  Value getDefaultValue(Operation *Op, const MemorySlot &Slot,
                        OpBuilder &Builder) const {
    return ub::PoisonOp::create(Builder, Op->getLoc(), Slot.elemType);
  }

  void handleBlockArgument(Operation *, const MemorySlot &, BlockArgument,
                           OpBuilder &) const {}

  std::optional<PromotableAllocationOpInterface>
  handlePromotionComplete(Operation *Op, const MemorySlot &, Value Default,
                          OpBuilder &) const {
    if (Default && Default.use_empty())
      Default.getDefiningOp()->erase();
    Op->erase();
    return std::nullopt;
  }
};

struct Whole : PromotableOpInterface::ExternalModel<Whole, BlockTileOp> {
  bool canUsesBeRemoved(Operation *Op, const BlockingUses &,
                        SmallVectorImpl<OpOperand *> &More,
                        const DataLayout &) const {
    auto Tile = cast<BlockTileOp>(Op);
    Operation *Alloc = Tile.getSource().getDefiningOp();
    if (!isWhole(Tile) || !Alloc || Alloc->getBlock() != Op->getBlock())
      return false;
    for (OpOperand &Use : Tile.getView().getUses())
      More.push_back(&Use);
    return true;
  }

  DeletionKind removeBlockingUses(Operation *, const BlockingUses &,
                                  OpBuilder &) const {
    return DeletionKind::Delete;
  }
};

struct Load : PromotableMemOpInterface::ExternalModel<Load, TiledLoadOp> {
  bool loadsFrom(Operation *Op, const MemorySlot &Slot) const {
    return isWholeOf(cast<TiledLoadOp>(Op).getView(), Slot.ptr);
  }

  bool storesTo(Operation *, const MemorySlot &) const { return false; }

  Value getStored(Operation *, const MemorySlot &, OpBuilder &, Value,
                  const DataLayout &) const {
    return {};
  }

  bool canUsesBeRemoved(Operation *Op, const MemorySlot &Slot,
                        const BlockingUses &, SmallVectorImpl<OpOperand *> &,
                        const DataLayout &) const {
    auto Access = cast<TiledLoadOp>(Op);
    return loadsFrom(Op, Slot) && Op->getBlock() == blockOf(Slot) &&
           isPlain(Access, Access.getResult(), Slot.elemType);
  }

  DeletionKind removeBlockingUses(Operation *Op, const MemorySlot &,
                                  const BlockingUses &, OpBuilder &,
                                  Value Reaching, const DataLayout &) const {
    cast<TiledLoadOp>(Op).getResult().replaceAllUsesWith(Reaching);
    return DeletionKind::Delete;
  }
};

struct Store : PromotableMemOpInterface::ExternalModel<Store, TiledStoreOp> {
  bool loadsFrom(Operation *, const MemorySlot &) const { return false; }

  bool storesTo(Operation *Op, const MemorySlot &Slot) const {
    return isWholeOf(cast<TiledStoreOp>(Op).getView(), Slot.ptr);
  }

  Value getStored(Operation *Op, const MemorySlot &, OpBuilder &, Value,
                  const DataLayout &) const {
    return cast<TiledStoreOp>(Op).getValue();
  }

  bool canUsesBeRemoved(Operation *Op, const MemorySlot &Slot,
                        const BlockingUses &, SmallVectorImpl<OpOperand *> &,
                        const DataLayout &) const {
    auto Access = cast<TiledStoreOp>(Op);
    return storesTo(Op, Slot) && Op->getBlock() == blockOf(Slot) &&
           isPlain(Access, Access.getValue(), Slot.elemType);
  }

  DeletionKind removeBlockingUses(Operation *, const MemorySlot &,
                                  const BlockingUses &, OpBuilder &, Value,
                                  const DataLayout &) const {
    return DeletionKind::Delete;
  }
};

} // namespace

void mlir::nv_tileas::attachPromotion(MLIRContext &Context) {
  AllocViewOp::attachInterface<Allocation>(Context);
  BlockTileOp::attachInterface<Whole>(Context);
  TiledLoadOp::attachInterface<Load>(Context);
  TiledStoreOp::attachInterface<Store>(Context);
}
