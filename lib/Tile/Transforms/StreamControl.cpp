//===- StreamControl.cpp - Large tiles in loops and branches --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What loops carry and branches give is in local memory if it is large: the
// tile of each round is written where that of the round before was.
//
//===----------------------------------------------------------------------===//

#include "Streamer.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// What is not large
//===----------------------------------------------------------------------===//

Streamer::Values Streamer::smallOf(ValueRange Old) {
  Values Small;
  for (Value V : Old)
    if (!Plan.isLarge(V))
      Small.push_back(find(V));
  return Small;
}

SmallVector<Type> Streamer::smallTypes(ValueRange Old) {
  SmallVector<Type> Types;
  for (Value V : Old)
    if (!Plan.isLarge(V))
      Types.push_back(V.getType());
  return Types;
}

void Streamer::defineSmall(ValueRange Old, ValueRange New) {
  size_t Next = 0;
  for (Value V : Old)
    if (!Plan.isLarge(V))
      Map.map(V, New[Next++]);
}

/// Writes the large ones of \p From to where \p To are kept.
void Streamer::storeLarge(ValueRange From, ValueRange To) {
  for (auto [V, There] : llvm::zip_equal(From, To))
    if (Plan.isLarge(There))
      store(V, storageOf(There));
}

//===----------------------------------------------------------------------===//
// Loops that count
//===----------------------------------------------------------------------===//

namespace {
/// How a tile depends on those that a loop carries.
struct Dependence {
  bool Reads = false; ///< On any.
  bool Moves = false; ///< On elements at other places.
};
} // namespace

static Dependence dependenceOf(const StreamPlan &Plan, Value V,
                               ValueRange Carried) {
  Dependence D;
  llvm::SmallDenseSet<std::pair<Value, unsigned>> Seen;
  SmallVector<std::pair<Value, unsigned>> Open = {{V, 0}};
  while (!Open.empty()) {
    auto [At, IsMoved] = Open.pop_back_val();
    if (!Seen.insert({At, IsMoved}).second)
      continue;
    if (llvm::is_contained(Carried, At)) {
      D.Reads = true;
      D.Moves |= IsMoved != 0;
    }
    Operation *Op = At.getDefiningOp();
    if (!Op || Plan.isKept(At) || !Plan.isLarge(At))
      continue;
    IsMoved |= !isa<MapOp, AssumeOp, OffsetOp>(Op);
    for (Value Of : tileOperands(Op))
      Open.push_back({Of, IsMoved});
  }
  return D;
}

/// Writes the tiles of the next round. Those that depend on the tiles of this
/// round at the same places are computed together, part by part; others that
/// depend on them are computed in a copy.
void Streamer::storeCarried(scf::ForOp Op) {
  ValueRange Carried = Op.getRegionIterArgs();
  SmallVector<std::pair<Value, Value>> Moved, Free;
  llvm::MapVector<ArrayRef<int64_t>, SmallVector<std::pair<Value, Value>>>
      Aligned;
  for (auto [Argument, Next] :
       llvm::zip_equal(Carried, Op.getBody()->getTerminator()->getOperands())) {
    if (!Plan.isLarge(Argument) || Next == Argument)
      continue;
    Value There = storageOf(Argument);
    if (Plan.isKept(Next) && storageOf(Next) == There)
      continue;
    Dependence D = dependenceOf(Plan, Next, Carried);
    if (D.Moves || (D.Reads && Plan.isKept(Next))) {
      Value Copy = allocate(Next);
      store(Next, Copy);
      Moved.push_back({Copy, There});
    } else if (D.Reads) {
      Aligned[tileTypeOf(Next).getShape()].push_back({Next, There});
    } else {
      Free.push_back({Next, There});
    }
  }
  for (const auto &[Shape, Pairs] : Aligned) {
    Values Next = llvm::map_to_vector(
        Pairs, [](const std::pair<Value, Value> &P) { return P.first; });
    loop(Shape, Plan.boxFor(Next), {}, Next, [&](const Part &P, ValueRange) {
      for (auto [Tile, Pair] : llvm::zip_equal(parts(Next, P), Pairs))
        writeStored(Tile, Pair.second, P);
      return Values();
    });
  }
  for (auto [Copy, There] : Moved) {
    ArrayRef<int64_t> Shape = cast<TiledViewType>(Copy.getType()).getShape();
    loop(Shape, rowsBox(Shape, Plan.partElements()), {}, {},
         [&, From = Copy, To = There](const Part &P, ValueRange) {
           writeStored(readStored(From, P), To, P);
           return Values();
         });
  }
  for (auto [Next, There] : Free)
    store(Next, There);
}

/// A product that is added to what the loop carries, and is all that becomes of
/// it, is computed in its place.
static bool isSumInPlace(Value Argument, Value Next) {
  Operation *Op = Next.getDefiningOp();
  return Op && isProduct(Op) && Op->getOperand(2) == Argument &&
         Argument.hasOneUse() && Next.hasOneUse();
}

void Streamer::emitFor(scf::ForOp Op) {
  Operation *Yield = Op.getBody()->getTerminator();
  for (auto [I, Argument] : llvm::enumerate(Op.getRegionIterArgs())) {
    if (!Plan.isLarge(Argument))
      continue;
    Value There = storageOf(Argument);
    Storage[Op.getResult(unsigned(I))] = There;
    if (isSumInPlace(Argument, Yield->getOperand(unsigned(I))))
      Storage[Yield->getOperand(unsigned(I))] = There;
  }
  storeLarge(Op.getInitArgs(), Op.getRegionIterArgs());
  B.setLoc(Op.getLoc());
  auto New = scf::ForOp::create(
      B, find(Op.getLowerBound()), find(Op.getUpperBound()), find(Op.getStep()),
      smallOf(Op.getInitArgs()),
      [](OpBuilder &, Location, Value, ValueRange) {}, Op.getUnsignedCmp());
  New->setDiscardableAttrs(Op->getDiscardableAttrDictionary());
  {
    OpBuilder::InsertionGuard Guard(B);
    B.setInsertionPointToEnd(New.getBody());
    Map.map(Op.getInductionVar(), New.getInductionVar());
    defineSmall(Op.getRegionIterArgs(), New.getRegionIterArgs());
    Scope Inside(*this);
    emitBody(*Op.getBody());
    B.setLoc(Yield->getLoc());
    storeCarried(Op);
    scf::YieldOp::create(B, smallOf(Yield->getOperands()));
  }
  defineSmall(Op.getResults(), New.getResults());
}

//===----------------------------------------------------------------------===//
// Branches, and loops that ask
//===----------------------------------------------------------------------===//

void Streamer::emitArm(Region &Old, Region &New, ValueRange Results) {
  if (Old.empty())
    return;
  OpBuilder::InsertionGuard Guard(B);
  B.createBlock(&New);
  Scope Inside(*this);
  emitBody(Old.front());
  Operation *Yield = Old.front().getTerminator();
  B.setLoc(Yield->getLoc());
  storeLarge(Yield->getOperands(), Results);
  scf::YieldOp::create(B, smallOf(Yield->getOperands()));
}

void Streamer::emitIf(scf::IfOp Op) {
  SmallVector<Type> Types = smallTypes(Op.getResults());
  auto New = scf::IfOp::create(B, Types, find(Op.getCondition()),
                               /*addThenBlock=*/false, /*addElseBlock=*/false);
  New->setDiscardableAttrs(Op->getDiscardableAttrDictionary());
  emitArm(Op.getThenRegion(), New.getThenRegion(), Op.getResults());
  emitArm(Op.getElseRegion(), New.getElseRegion(), Op.getResults());
  defineSmall(Op.getResults(), New.getResults());
}

void Streamer::emitWhile(scf::WhileOp Op) {
  for (auto [Argument, Result] :
       llvm::zip_equal(Op.getAfterArguments(), Op.getResults()))
    if (Plan.isLarge(Argument))
      Storage[Result] = storageOf(Argument);
  storeLarge(Op.getInits(), Op.getBeforeArguments());
  B.setLoc(Op.getLoc());
  auto New = scf::WhileOp::create(B, smallTypes(Op.getResults()),
                                  smallOf(Op.getInits()));
  New->setDiscardableAttrs(Op->getDiscardableAttrDictionary());
  auto Begin = [&](Region &To, ValueRange Old) {
    SmallVector<Type> Types = smallTypes(Old);
    mlir::Block *Body = B.createBlock(
        &To, {}, Types, SmallVector<Location>(Types.size(), Op.getLoc()));
    defineSmall(Old, Body->getArguments());
  };
  {
    OpBuilder::InsertionGuard Guard(B);
    Begin(New.getBefore(), Op.getBeforeArguments());
    Scope Inside(*this);
    emitBody(*Op.getBeforeBody());
    scf::ConditionOp Condition = Op.getConditionOp();
    B.setLoc(Condition.getLoc());
    storeLarge(Condition.getArgs(), Op.getAfterArguments());
    scf::ConditionOp::create(B, find(Condition.getCondition()),
                             smallOf(Condition.getArgs()));
  }
  {
    OpBuilder::InsertionGuard Guard(B);
    Begin(New.getAfter(), Op.getAfterArguments());
    Scope Inside(*this);
    emitBody(*Op.getAfterBody());
    scf::YieldOp Yield = Op.getYieldOp();
    B.setLoc(Yield.getLoc());
    storeLarge(Yield.getOperands(), Op.getBeforeArguments());
    scf::YieldOp::create(B, smallOf(Yield.getOperands()));
  }
  defineSmall(Op.getResults(), New.getResults());
}

} // namespace opennvvm::tile
