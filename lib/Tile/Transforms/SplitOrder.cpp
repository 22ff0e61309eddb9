//===- SplitOrder.cpp - Effects of what runs for each half ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitOrder.h"
#include "StreamPlan.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

namespace {
/// What is in memory before and after operations that run for each half.
class OrderCheck {
public:
  explicit OrderCheck(const SplitPlan &Plan) : Plan(Plan) {}

  std::optional<SplitObstacle> run();

private:
  bool collect(Operation *Op);
  bool isPassedBy(Operation *Op) const;
  bool isInTurn(Operation *First, Operation *Second) const;
  bool isLooped(Operation *Op) const {
    return !llvm::is_contained(Plan.operations(), Op);
  }

  const SplitPlan &Plan;
  /// In the order of the program.
  SmallVector<Operation *> Accesses;
  bool Writes = false;
};
} // namespace

/// Whether another access at the same time could not tell how often \p Load
/// reads.
static bool isPlainLoad(Operation *Load) {
  auto Semantic = Load->getAttrOfType<MemSemanticAttr>("mem_semantic");
  return isTileLoad(Load) &&
         (!Semantic || Semantic.getValue() == MemSemantic::Weak);
}

/// Adds the accesses in \p Top; false after one that would happen for each
/// half.
bool OrderCheck::collect(Operation *Top) {
  WalkResult Found = Top->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (isa<scf::ForOp, scf::IfOp, scf::WhileOp>(Op))
      return WalkResult::advance();
    if (isMemoryEffectFree(Op))
      return WalkResult::skip();
    bool IsSplit = Plan.concerns(Op) && axesOf(Op);
    if (!IsSplit && !isPlainLoad(Op)) {
      Accesses.push_back(Op);
      return WalkResult::interrupt();
    }
    Accesses.push_back(Op);
    Writes |= mayWriteMemory(Op);
    return WalkResult::skip();
  });
  return !Found.wasInterrupted();
}

static bool onlyReads(Operation *Op) {
  auto Effects = getEffectsRecursively(Op);
  return Effects &&
         llvm::all_of(*Effects, [](const MemoryEffects::EffectInstance &E) {
           return isa<MemoryEffects::Read>(E.getEffect());
         });
}

/// Whether \p Op may come before the accesses that the program has before it:
/// it runs once, and both halves behind it.
bool OrderCheck::isPassedBy(Operation *Op) const {
  return isMemoryEffectFree(Op) || Accesses.empty() ||
         (!Writes && onlyReads(Op));
}

/// What says where \p Op accesses memory.
static SmallVector<Value> placeOf(Operation *Op) {
  SmallVector<Value> Place;
  llvm::copy_if(Op->getOperands(), std::back_inserter(Place), [](Value V) {
    return !tileTypeOf(V) && !isa<MemTokenType>(V.getType());
  });
  return Place;
}

/// Whether both access elements of one tile of a view, each half its own.
static bool isSamePlace(const SplitPlan &Plan, Operation *First,
                        Operation *Second) {
  return isTiledAccess(First) && isTiledAccess(Second) &&
         Plan.concerns(First) && Plan.concerns(Second) &&
         Plan.axisAt(First) == Plan.axisAt(Second) &&
         placeOf(First) == placeOf(Second);
}

/// Whether \p Second may come before \p First for another half.
bool OrderCheck::isInTurn(Operation *First, Operation *Second) const {
  if (!mayWriteMemory(First) && !mayWriteMemory(Second))
    return true;
  Value Done = doneOf(First);
  bool IsOrdered = Done && llvm::any_of(Second->getOperands(), [&](Value V) {
                     return isa<MemTokenType>(V.getType()) && isBehind(V, Done);
                   });
  return !IsOrdered || (!isLooped(First) && !isLooped(Second) &&
                        isSamePlace(Plan, First, Second));
}

std::optional<SplitObstacle> OrderCheck::run() {
  ArrayRef<Operation *> Run = Plan.operations();
  for (Operation *Op = Run.front(); Op != Run.back(); Op = Op->getNextNode()) {
    if (Plan.runs(Op)) {
      if (!collect(Op))
        return SplitObstacle{Accesses.back(),
                             "it would happen for each half of a tile"};
    } else if (!isPassedBy(Op)) {
      return SplitObstacle{Op, "it accesses memory in between"};
    }
  }
  if (!collect(Run.back()))
    return SplitObstacle{Accesses.back(),
                         "it would happen for each half of a tile"};
  for (auto [I, First] : llvm::enumerate(Accesses))
    for (auto [J, Second] : llvm::enumerate(Accesses)) {
      // In a loop, what is later is also before what is earlier.
      bool IsBefore = I < J || (isLooped(First) && isLooped(Second));
      if (IsBefore && !isInTurn(First, Second))
        return SplitObstacle{Second, "tokens order it behind an access of "
                                     "other elements"};
    }
  return std::nullopt;
}

std::optional<SplitObstacle> orderObstacle(const SplitPlan &Plan) {
  return OrderCheck(Plan).run();
}

} // namespace opennvvm::tile
