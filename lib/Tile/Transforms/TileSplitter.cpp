//===- TileSplitter.cpp - Makes the loop over halves of tiles -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileSplitter.h"
#include "LoopHints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

TileSplitter::TileSplitter(func::FuncOp F, const SplitPlan &Plan)
    : F(F), Plan(Plan), B(F.getLoc(), F.getContext()) {}

static TileType halfOf(TileType T, unsigned Dimension) {
  BoxShape Shape(T.getShape());
  Shape[Dimension] /= SplitParts;
  return withShape(T, Shape);
}

Type TileSplitter::typeOf(Value V) const {
  auto D = Plan.dimensionOf(V);
  return D ? Type(halfOf(tileTypeOf(V), *D)) : V.getType();
}

/// Where the half begins of a dimension of which it has \p Extent elements.
Value TileSplitter::firstOf(int64_t Extent) {
  return arith::MulIOp::create(B, Halves.getInductionVar(),
                               arith::ConstantIndexOp::create(B, Extent));
}

/// What stands for operand \p Of in the half that is made.
Value TileSplitter::operand(OpOperand &Of) {
  if (auto D = Plan.dimensionAt(Of))
    if (Value Is = Made.lookup({Of.get(), *D}))
      return Is;
  return Map.lookupOrDefault(Of.get());
}

//===----------------------------------------------------------------------===//
// What is made anew
//===----------------------------------------------------------------------===//

/// The coordinates of the half are those in the whole tile.
void TileSplitter::moveCoordinates(GenerateOp Op, unsigned Dimension) {
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPoint(Op);
  Value First = firstOf(tileTypeOf(Op.getResult()).getShape()[Dimension]);
  mlir::Block &Body = Op.getBody().front();
  B.setInsertionPointToStart(&Body);
  BlockArgument At = Body.getArgument(Dimension);
  auto Sum = arith::AddIOp::create(B, At, First);
  At.replaceAllUsesExcept(Sum, Sum);
}

/// Half of each result of \p Op along the dimension of its first one that is
/// \p Dimension.
Value TileSplitter::half(Operation *Op, unsigned Dimension) {
  B.setLoc(Op->getLoc());
  Value V = Op->getResult(0);
  if (auto Constant = dyn_cast<arith::ConstantOp>(Op)) {
    auto Elements = cast<DenseElementsAttr>(Constant.getValue());
    return arith::ConstantOp::create(
        B, Elements.resizeSplat(halfOf(tileTypeOf(V), Dimension)));
  }
  OperationAxes Axes = *axesOf(Op);
  int Axis = Axes[Op->getNumOperands()][Dimension];
  // The operation may also be wanted as a whole: what it has is not mapped.
  Operation *New = Op->clone();
  New->walk([&](Operation *In) {
    for (OpOperand &Of : In->getOpOperands())
      Of.set(Map.lookupOrDefault(Of.get()));
  });
  for (OpOperand &Of : Op->getOpOperands())
    if (auto D = tile::dimensionOf(Axis, Axes[Of.getOperandNumber()]))
      New->setOperand(Of.getOperandNumber(), Made.at({Of.get(), *D}));
  for (Value Result : New->getResults())
    Result.setType(halfOf(tileTypeOf(Result), Dimension));
  B.insert(New);
  if (auto Generate = dyn_cast<GenerateOp>(New))
    moveCoordinates(Generate, Dimension);
  return New->getResult(0);
}

/// The halves that are wanted of what \p Op makes anew.
void TileSplitter::makeHalves(Operation *Op) {
  for (Value V : Op->getResults())
    for (unsigned D : Plan.wantedOf(V)) {
      if (Made.contains({V, D}))
        continue;
      Operation *New = half(Op, D).getDefiningOp();
      for (auto [Old, Now] :
           llvm::zip_equal(Op->getResults(), New->getResults()))
        Made[{Old, D}] = Now;
    }
}

/// The same for all that is outside of what runs for each half.
void TileSplitter::makeWanted() {
  F.walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (Plan.runs(Op))
      return WalkResult::skip();
    makeHalves(Op);
    return WalkResult::advance();
  });
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Has \p Op, an access to whole tiles, access halves along \p Dimension.
void TileSplitter::move(Operation *Op, unsigned Dimension) {
  OpOperand &View = viewOf(Op);
  BoxShape Box(cast<TiledViewType>(View.get().getType()).getShape());
  Box[Dimension] /= SplitParts;
  View.set(resizedView(B, View.get(), Box));
  OpOperand &At =
      Op->getOpOperand(coordinatesOf(Op).getBeginOperandIndex() + Dimension);
  Value First = firstOf(Box[Dimension]);
  if (!At.get().getType().isIndex())
    First = arith::IndexCastOp::create(B, At.get().getType(), First);
  At.set(arith::AddIOp::create(B, At.get(), First));
}

/// A fact of all elements is one of a half, but what a fact says of groups of
/// elements may not be.
static bool isFactOfHalves(AssumeOp Op) {
  auto Divisor = dyn_cast<DivByAttr>(Op.getFact());
  return isa<BoundedAttr>(Op.getFact()) || (Divisor && !Divisor.getEvery());
}

/// An operation with split tiles, but no loop or branch.
void TileSplitter::emitSplit(Operation *Op) {
  B.setLoc(Op->getLoc());
  if (auto Assume = dyn_cast<AssumeOp>(Op); Assume && !isFactOfHalves(Assume)) {
    Map.map(Assume.getResult(), operand(Op->getOpOperand(0)));
    return;
  }
  Operation *New = Op->clone(Map);
  if (isTiledAccess(New))
    move(New, unsigned(Plan.axisAt(Op)));
  for (OpOperand &Of : Op->getOpOperands())
    if (tileTypeOf(Of.get()))
      New->setOperand(Of.getOperandNumber(), operand(Of));
  for (auto [Old, Now] : llvm::zip_equal(Op->getResults(), New->getResults()))
    Now.setType(typeOf(Old));
  B.insert(New);
}

void TileSplitter::emitBlock(mlir::Block &Old, Region &To) {
  auto *New = new mlir::Block;
  To.push_back(New);
  for (BlockArgument Argument : Old.getArguments())
    Map.map(Argument, New->addArgument(typeOf(Argument), Argument.getLoc()));
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToEnd(New);
  for (Operation &Op : Old)
    emit(&Op);
}

/// A loop or a branch in which, or of which, tiles are split.
void TileSplitter::emitAround(Operation *Op) {
  OperationState State(Op->getLoc(), Op->getName());
  for (OpOperand &Of : Op->getOpOperands())
    State.operands.push_back(operand(Of));
  for (Value Result : Op->getResults())
    State.types.push_back(typeOf(Result));
  State.addAttributes(Op->getAttrs());
  for (size_t I = 0; I < Op->getNumRegions(); ++I)
    State.addRegion();
  Operation *New = B.create(State);
  Map.map(Op->getResults(), New->getResults());
  for (auto [Old, To] : llvm::zip_equal(Op->getRegions(), New->getRegions()))
    for (mlir::Block &In : Old)
      emitBlock(In, To);
}

void TileSplitter::emit(Operation *Op) {
  makeHalves(Op);
  if (isa<scf::ForOp, scf::IfOp, scf::WhileOp>(Op))
    return emitAround(Op);
  if (Plan.concerns(Op))
    return emitSplit(Op);
  Operation *New = B.insert(Op->clone(Map));
  if (isa<scf::YieldOp>(Op))
    for (OpOperand &Of : Op->getOpOperands())
      New->setOperand(Of.getOperandNumber(), operand(Of));
}

/// Erases what nothing uses any more.
static void eraseUnused(func::FuncOp F) {
  F->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *Op) {
    if (isMemoryEffectFree(Op) && isOpTriviallyDead(Op))
      Op->erase();
  });
}

void TileSplitter::run() {
  ArrayRef<Operation *> Run = Plan.operations();
  B.setInsertionPoint(Run.back());
  B.setLoc(Run.front()->getLoc());
  auto Index = [&](int64_t Number) -> Value {
    return arith::ConstantIndexOp::create(B, Number);
  };
  SmallVector<Value> None;
  for (Value Token : Plan.tokens())
    None.push_back(JoinTokensOp::create(B, Token.getType(), ValueRange()));
  Halves = scf::ForOp::create(B, Index(0), Index(SplitParts), Index(1), None,
                              [](OpBuilder &, Location, Value, ValueRange) {});
  // If it were unrolled, both halves might be in registers again.
  limitUnrolling(Halves, Unrolling::Never, /*MayHoist=*/false);
  B.setInsertionPointToEnd(Halves.getBody());
  makeWanted();
  for (Operation *Op : Run)
    emit(Op);
  SmallVector<Value> Done;
  for (auto [Token, Before] :
       llvm::zip_equal(Plan.tokens(), Halves.getRegionIterArgs()))
    Done.push_back(JoinTokensOp::create(B, Token.getType(),
                                        ValueRange{Before, Map.lookup(Token)}));
  scf::YieldOp::create(B, Done);
  for (auto [Token, Both] :
       llvm::zip_equal(Plan.tokens(), Halves.getResults())) {
    Value Old = Token;
    Old.replaceUsesWithIf(Both, [&](OpOperand &Use) {
      return !Halves->isProperAncestor(Use.getOwner());
    });
  }
  for (Operation *Op : llvm::reverse(Run))
    Op->erase();
  eraseUnused(F);
}

} // namespace opennvvm::tile
