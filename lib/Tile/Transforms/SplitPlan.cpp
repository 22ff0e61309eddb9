//===- SplitPlan.cpp - Which tiles are split, and along what --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitPlan.h"
#include "StreamPlan.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

std::optional<SmallVector<CarriedTile>> carriedTiles(Operation *Op) {
  SmallVector<CarriedTile> All;
  if (auto For = dyn_cast<scf::ForOp>(Op)) {
    Operation *Yield = For.getBody()->getTerminator();
    for (auto [I, Argument] : llvm::enumerate(For.getRegionIterArgs()))
      All.push_back({Argument, For.getInitArgs()[I], For.getResult(I),
                     Yield->getOperand(I)});
    return All;
  }
  if (auto If = dyn_cast<scf::IfOp>(Op)) {
    for (auto [I, Result] : llvm::enumerate(If.getResults()))
      All.push_back(
          {Result, If.thenYield().getOperand(I), If.elseYield().getOperand(I)});
    return All;
  }
  return std::nullopt;
}

bool isMadeAnew(Value V) {
  return holdBehind(V, [](Value At) {
    Operation *Op = At.getDefiningOp();
    return Op && isByBox(Op) && axesOf(Op);
  });
}

bool SplitPlan::fail(Operation *At, const char *Why) {
  Obstacle = {At, Why};
  return false;
}

std::optional<unsigned> SplitPlan::dimensionOf(Value V) const {
  auto Found = Dimensions.find(V);
  if (Found == Dimensions.end())
    return std::nullopt;
  return Found->second;
}

ArrayRef<unsigned> SplitPlan::wantedOf(Value V) const {
  auto Found = Wanted.find(V);
  return Found == Wanted.end() ? ArrayRef<unsigned>() : Found->second;
}

std::optional<unsigned> SplitPlan::dimensionAt(OpOperand &Of) const {
  if (auto Own = dimensionOf(Of.get()))
    return Own;
  if (!tileTypeOf(Of.get()))
    return std::nullopt;
  Operation *Op = Of.getOwner();
  bool IsYield = isa<scf::YieldOp>(Op);
  Operation *Around = IsYield ? Op->getParentOp() : Op;
  if (auto Groups = carriedTiles(Around)) {
    if (!IsYield && !isa<scf::ForOp>(Around))
      return std::nullopt;
    unsigned First =
        IsYield ? 0 : cast<scf::ForOp>(Around).getNumControlOperands();
    return dimensionOf((*Groups)[Of.getOperandNumber() - First].front());
  }
  auto Found = AxisAt.find(Op);
  if (Found == AxisAt.end())
    return std::nullopt;
  return tile::dimensionOf(Found->second, (*axesOf(Op))[Of.getOperandNumber()]);
}

//===----------------------------------------------------------------------===//
// What goes with a split tile
//===----------------------------------------------------------------------===//

/// An access to global memory, in an order that only tokens give, from a view
/// that can be moved.
bool SplitPlan::visitAccess(Operation *Op) {
  if (auto Semantic = Op->getAttrOfType<MemSemanticAttr>("mem_semantic");
      Semantic && Semantic.getValue() != MemSemantic::Weak &&
      Semantic.getValue() != MemSemantic::Relaxed)
    return fail(Op, "accesses acquire or release");
  for (Value V : Op->getOperands())
    if (isa<TiledViewType>(V.getType()) &&
        (!V.getDefiningOp<BlockTileOp>() ||
         getResource(V.getType()) != GlobalMemory::get()))
      return fail(Op, "a view is not of global memory");
  return true;
}

/// Operand or result \p Number of \p Op is split along \p Dimension.
bool SplitPlan::visit(Operation *Op, size_t Number, unsigned Dimension) {
  std::optional<OperationAxes> Axes = axesOf(Op);
  if (!Axes)
    return fail(Op, "an operation wants whole tiles");
  int Axis = (*Axes)[Number][Dimension];
  if (Axis == NoAxis)
    return fail(Op, "an operation combines or tells apart what is along the "
                    "dimension");
  auto [At, IsNew] = AxisAt.insert({Op, Axis});
  if (At->second != Axis)
    return fail(Op, "an operation wants tiles in halves along two dimensions");
  if (!IsNew)
    return true;
  for (auto [I, Of] : llvm::enumerate(*Axes))
    if (auto D = tile::dimensionOf(Axis, Of))
      Todo.push_back({valueAt(Op, I), *D});
  return visitAccess(Op);
}

bool SplitPlan::visitGroup(Operation *Op, Value Of, unsigned Dimension) {
  auto Groups = carriedTiles(Op);
  if (!Groups)
    return fail(Op, "a loop or branch carries the tile");
  AxisAt.insert({Op, NoAxis});
  for (const CarriedTile &Group : *Groups)
    if (llvm::is_contained(Group, Of))
      for (Value V : Group)
        Todo.push_back({V, Dimension});
  return true;
}

bool SplitPlan::visitUse(OpOperand &Use, unsigned Dimension) {
  Operation *User = Use.getOwner();
  if (isa<scf::YieldOp>(User))
    return visitGroup(User->getParentOp(), Use.get(), Dimension);
  if (User->getNumRegions() && !axesOf(User))
    return visitGroup(User, Use.get(), Dimension);
  return visit(User, Use.getOperandNumber(), Dimension);
}

/// \p V is split along \p Dimension.
bool SplitPlan::visitValue(Value V, unsigned Dimension) {
  Operation *Op = V.getDefiningOp();
  if (tileTypeOf(V).getShape()[Dimension] < SplitParts)
    return fail(Op, "a dimension has one element");
  if (isMadeAnew(V)) {
    SmallVector<unsigned, 1> &Of = Wanted[V];
    if (llvm::is_contained(Of, Dimension))
      return true;
    Of.push_back(Dimension);
    OperationAxes Axes = *axesOf(Op);
    size_t Number = Op->getNumOperands() + cast<OpResult>(V).getResultNumber();
    int Axis = Axes[Number][Dimension];
    if (Axis == NoAxis)
      return fail(Op, "an operation combines or tells apart what is along the "
                      "dimension");
    for (size_t I = 0; I < Op->getNumOperands(); ++I)
      if (auto D = tile::dimensionOf(Axis, Axes[I]))
        Todo.push_back({Op->getOperand(unsigned(I)), *D});
    return true;
  }
  auto [At, IsNew] = Dimensions.try_emplace(V, Dimension);
  if (At->second != Dimension)
    return fail(Op, "a tile is wanted in halves along two dimensions");
  if (!IsNew)
    return true;
  if (!Op || (Op->getNumRegions() && !axesOf(Op))) {
    Operation *Around = Op ? Op : V.getParentBlock()->getParentOp();
    if (!visitGroup(Around, V, Dimension))
      return false;
  } else if (!visit(Op,
                    Op->getNumOperands() + cast<OpResult>(V).getResultNumber(),
                    Dimension)) {
    return false;
  }
  return llvm::all_of(V.getUses(),
                      [&](OpOperand &Use) { return visitUse(Use, Dimension); });
}

bool SplitPlan::split(Value V, unsigned Dimension) {
  Todo.push_back({V, Dimension});
  while (!Todo.empty()) {
    Open Next = Todo.pop_back_val();
    if (!visitValue(Next.Tile, Next.Dimension))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// What runs for each half
//===----------------------------------------------------------------------===//

/// The innermost block that all operations are in.
static mlir::Block *commonBlock(ArrayRef<Operation *> All) {
  mlir::Block *Common = All.front()->getBlock();
  for (Operation *Op : All)
    while (!Common->findAncestorOpInBlock(*Op))
      Common = Common->getParentOp()->getBlock();
  return Common;
}

/// What joins tokens of operations that run for each half runs for each half,
/// too, if it is before the last of these; other users of the tokens come
/// after all halves.
bool SplitPlan::addTokenUsers() {
  Operation *Last = Run.back();
  for (Operation &Op : *Last->getBlock()) {
    if (&Op == Last)
      break;
    bool IsBehind = llvm::any_of(Op.getOperands(), [&](Value V) {
      return isa<MemTokenType>(V.getType()) && V.getDefiningOp() &&
             RunSet.contains(V.getDefiningOp());
    });
    if (!IsBehind || RunSet.contains(&Op))
      continue;
    if (!isa<JoinTokensOp>(Op))
      return fail(&Op, "something waits for a token before all is computed");
    Run.push_back(&Op);
    RunSet.insert(&Op);
  }
  llvm::sort(Run,
             [](Operation *A, Operation *B) { return A->isBeforeInBlock(B); });
  return true;
}

/// Only tokens, and tiles that are made anew, are used behind the halves.
bool SplitPlan::checkUses() {
  mlir::Block *Home = Run.front()->getBlock();
  for (Operation *Op : Run)
    for (Value Result : Op->getResults()) {
      bool IsUsed = llvm::any_of(Result.getUsers(), [&](Operation *User) {
        return !RunSet.contains(Home->findAncestorOpInBlock(*User));
      });
      if (!IsUsed)
        continue;
      if (isa<MemTokenType>(Result.getType())) {
        Tokens.push_back(Result);
        continue;
      }
      if (tileTypeOf(Result))
        Missing = Result;
      return fail(Op, "a result that is not split is used");
    }
  return true;
}

bool SplitPlan::finish() {
  SmallVector<Operation *> All =
      llvm::map_to_vector(AxisAt, [](const auto &Pair) { return Pair.first; });
  if (All.empty())
    return fail(nullptr, "nothing is split");
  mlir::Block *Home = commonBlock(All);
  for (Operation *Op : All) {
    Operation *Top = Home->findAncestorOpInBlock(*Op);
    if (RunSet.insert(Top).second)
      Run.push_back(Top);
    for (Operation *Around = Op; Around != Top;) {
      Around = Around->getParentOp();
      if (!isa<scf::ForOp, scf::IfOp, scf::WhileOp>(Around))
        return fail(Around, "a schedule is in the way");
    }
  }
  llvm::sort(Run,
             [](Operation *A, Operation *B) { return A->isBeforeInBlock(B); });
  return addTokenUsers() && checkUses();
}

} // namespace opennvvm::tile
