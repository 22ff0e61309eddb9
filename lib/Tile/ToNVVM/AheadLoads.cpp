//===- AheadLoads.cpp - Loads that can precede their iteration ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AheadLoads.h"
#include "LocalViews.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Whether \p Op gives the same whenever it is computed, and may be computed
/// for nothing.
static bool isComputation(Operation *Op) {
  if (Op->hasTrait<OpTrait::IsTerminator>())
    return true;
  if (!Op->getNumRegions())
    return isPure(Op);
  if (!isa<MapOp, GenerateOp>(Op))
    return false;
  return !Op->walk([&](Operation *Inner) {
              return Inner == Op || isComputation(Inner)
                         ? WalkResult::advance()
                         : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Calls \p Do with the operands of \p Op and those of what is in it.
template <typename Fn> static void forEachUsed(Operation *Op, Fn Do) {
  Op->walk([&](Operation *Inner) {
    for (Value V : Inner->getOperands())
      Do(V);
  });
}

static SmallVector<Value> placeOf(Operation *Load) {
  if (auto At = dyn_cast<LoadAtOp>(Load)) {
    SmallVector<Value> Place = {At.getAddresses()};
    if (At.getMask())
      Place.push_back(At.getMask());
    return Place;
  }
  auto Tiled = cast<TiledLoadOp>(Load);
  SmallVector<Value> Place = {Tiled.getView()};
  Place.append(Tiled.getCoords().begin(), Tiled.getCoords().end());
  Place.append(Tiled.getOffsets().begin(), Tiled.getOffsets().end());
  return Place;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

static bool isStrong(std::optional<MemSemantic> Semantic) {
  return Semantic.value_or(MemSemantic::Weak) != MemSemantic::Weak;
}

/// A load whose threads need not agree on when it happens.
static bool isWeakLoad(Operation *Op) {
  if (auto At = dyn_cast<LoadAtOp>(Op))
    return isa<TileType>(At.getResult().getType()) &&
           !isStrong(At.getMemSemantic());
  auto Tiled = dyn_cast<TiledLoadOp>(Op);
  return Tiled && !isStrong(Tiled.getMemSemantic()) &&
         cast<TiledViewType>(Tiled.getView().getType()).getResidency() ==
             Residency::Gmem &&
         !localViewOf(Tiled.getView());
}

static ValueRange tokensOf(Operation *Load) {
  if (auto Tiled = dyn_cast<TiledLoadOp>(Load))
    return Tiled.getTokens();
  Value Token = cast<LoadAtOp>(Load).getToken();
  return Token ? ValueRange(Load->getOperands()).take_back(1) : ValueRange();
}

namespace {
/// What the body of a loop does to memory.
enum class LoopAccess : uint8_t {
  Reads,  ///< At most that.
  Writes, ///< Global memory.
  Orders, ///< What other threads do to it is ordered with the loop, or unknown.
};
} // namespace

static LoopAccess accessOf(Operation *Op) {
  // What loops and branches do is what is in them.
  if (isa<scf::SCFDialect>(Op->getDialect()) || isWeakLoad(Op) ||
      isMemoryEffectFree(Op))
    return LoopAccess::Reads;
  auto Effects = dyn_cast<MemoryEffectOpInterface>(Op);
  if (!Effects || isa<FenceOp, DependencyWaitOp, LaunchDependentsOp>(Op))
    return LoopAccess::Orders;
  if (auto Semantic = Op->getAttrOfType<MemSemanticAttr>("mem_semantic"))
    if (Semantic.getValue() != MemSemantic::Weak &&
        Semantic.getValue() != MemSemantic::Relaxed)
      return LoopAccess::Orders;
  if (auto Store = dyn_cast<TiledStoreOp>(Op);
      Store && localViewOf(Store.getView()))
    return LoopAccess::Reads;
  SmallVector<MemoryEffects::EffectInstance> All;
  Effects.getEffects(All);
  LoopAccess Most = LoopAccess::Reads;
  for (const MemoryEffects::EffectInstance &E : All) {
    if (isa<Barriers>(E.getResource()))
      return LoopAccess::Orders;
    if (isa<MemoryEffects::Write>(E.getEffect()) &&
        !isa<RegisterMemory, Output>(E.getResource()))
      Most = LoopAccess::Writes;
  }
  return Most;
}

/// Whether what has to happen before \p Load is before \p Loop, or a load.
static bool isOrderedBefore(Operation *Load, scf::ForOp Loop) {
  SmallVector<Value> Left(tokensOf(Load));
  DenseSet<Value> Seen;
  while (!Left.empty()) {
    Value Token = Left.pop_back_val();
    if (!Seen.insert(Token).second ||
        !Loop->isAncestor(Token.getParentBlock()->getParentOp()))
      continue;
    if (auto Argument = dyn_cast<BlockArgument>(Token)) {
      if (Argument.getOwner() != Loop.getBody())
        return false;
      Left.push_back(Loop.getTiedLoopYieldedValue(Argument)->get());
      continue;
    }
    Operation *Maker = Token.getDefiningOp();
    if (auto Join = dyn_cast<JoinTokensOp>(Maker))
      llvm::append_range(Left, Join.getTokens());
    else if (isWeakLoad(Maker))
      llvm::append_range(Left, tokensOf(Maker));
    else
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// Why a value is not known before its iteration.
enum class Late : uint8_t { No, Carried, Guarded, Accessed };
} // namespace

/// The operations of the body that the places of \p Loads follow from.
static SmallVector<Operation *> sliceOf(scf::ForOp Loop,
                                        ArrayRef<Operation *> Loads) {
  DenseSet<Value> Needed;
  for (Operation *Load : Loads)
    Needed.insert_range(placeOf(Load));
  SmallVector<Operation *> Slice;
  for (Operation &Op : llvm::reverse(*Loop.getBody())) {
    if (llvm::none_of(Op.getResults(),
                      [&](Value V) { return Needed.contains(V); }))
      continue;
    Slice.push_back(&Op);
    forEachUsed(&Op, [&](Value V) { Needed.insert(V); });
  }
  std::reverse(Slice.begin(), Slice.end());
  return Slice;
}

/// Why \p Load has to stay where it is, in a loop that accesses memory like
/// \p Access, where its place is known as \p Place says; empty if it has not.
static StringRef hindranceOf(Operation *Load, scf::ForOp Loop, Late Place,
                             LoopAccess Access) {
  switch (Place) {
  case Late::No:
    break;
  case Late::Carried:
    return "where a load reads is carried by the loop";
  case Late::Guarded:
    return "where a load reads can only be computed for an iteration that "
           "there is";
  case Late::Accessed:
    return "where a load reads depends on memory";
  }
  if (Access == LoopAccess::Orders)
    return "the loop orders accesses of other threads";
  if (Access == LoopAccess::Writes && tokensOf(Load).empty())
    return "the loop writes memory, and no token says that it does not write "
           "what is loaded";
  if (!isOrderedBefore(Load, Loop))
    return "a load is behind a store of the loop";
  return "";
}

/// What is in the way of all loads of \p Loop, besides what it does to memory,
/// or nothing; its own products go to \p Products.
static StringRef lookThrough(scf::ForOp Loop, LoopAccess &Access,
                             SmallVectorImpl<Operation *> &Products) {
  StringRef Hindrance;
  Loop.getBody()->walk([&](Operation *Op) {
    Access = std::max(Access, accessOf(Op));
    // What comes after it need not happen.
    if (isa<AssertOp>(Op))
      Hindrance = "an assertion may end the loop";
    if (!isa<MmaOp, DotOp, BlockScaledMMAOp>(Op))
      return;
    // Rings of loops in each other would be in each other's way.
    if (Op->getParentOfType<LoopLikeOpInterface>() == Loop)
      Products.push_back(Op);
    else
      Hindrance = "a loop in it has products, too";
  });
  return Hindrance;
}

AheadLoads aheadLoads(scf::ForOp Loop) {
  AheadLoads Found;
  LoopAccess Access = LoopAccess::Reads;
  Found.Hindrance = lookThrough(Loop, Access, Found.Products);
  if (Found.Products.empty())
    Found.Hindrance = "";
  if (Found.Products.empty() || !Found.Hindrance.empty())
    return Found;
  DenseMap<Value, Late> Lateness;
  Found.Varying.insert(Loop.getInductionVar());
  for (Value Carried : Loop.getRegionIterArgs())
    Lateness[Carried] = Late::Carried;
  auto LatenessOf = [&](ValueRange Values) {
    Late Worst = Late::No;
    for (Value V : Values)
      Worst = std::max(Worst, Lateness.lookup(V));
    return Worst;
  };
  for (Operation &Op : Loop.getBody()->without_terminator()) {
    if (isWeakLoad(&Op)) {
      StringRef Hindrance =
          hindranceOf(&Op, Loop, LatenessOf(placeOf(&Op)), Access);
      if (Hindrance.empty())
        Found.Loads.push_back(&Op);
      else
        Found.Hindrance = Hindrance;
    }
    Late Worst = Late::No;
    bool Varies = false;
    forEachUsed(&Op, [&](Value V) {
      Worst = std::max(Worst, Lateness.lookup(V));
      Varies |= Found.Varying.contains(V);
    });
    if (!isComputation(&Op))
      Worst = isMemoryEffectFree(&Op) ? Late::Guarded : Late::Accessed;
    for (Value Result : Op.getResults()) {
      Lateness[Result] = Worst;
      if (Varies)
        Found.Varying.insert(Result);
    }
  }
  Found.Slice = sliceOf(Loop, Found.Loads);
  return Found;
}

} // namespace opennvvm::tile
