//===- Combination.cpp - What reductions and scans compute ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Combination.h"

using namespace llvm;
using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

template <typename OpT>
static Operation *makePair(OpBuilder &B, Location Loc, Value A, Value C) {
  return OpT::create(B, Loc, A, C);
}
using PairMaker = Operation *(*)(OpBuilder &, Location, Value, Value);

namespace {
/// A word: its operation on integers, and on floats if it has one.
struct WordRow {
  PairMaker Integers, Floats;
  std::optional<Combination::Redux> Warp;
};
} // namespace

using NVVM::ReduxKind;
using Redux = Combination::Redux;

/// By Combiner.
static const WordRow Words[] = {
    /*Add=*/{makePair<arith::AddIOp>, makePair<arith::AddFOp>,
             Redux{ReduxKind::ADD, false, false}},
    /*Mul=*/{makePair<arith::MulIOp>, makePair<arith::MulFOp>, {}},
    /*Min=*/
    {makePair<arith::MinSIOp>, makePair<arith::MinNumFOp>,
     Redux{ReduxKind::MIN, true, true}},
    /*Max=*/
    {makePair<arith::MaxSIOp>, makePair<arith::MaxNumFOp>,
     Redux{ReduxKind::MAX, true, true}},
    /*UMin=*/
    {makePair<arith::MinUIOp>, nullptr, Redux{ReduxKind::UMIN, false, true}},
    /*UMax=*/
    {makePair<arith::MaxUIOp>, nullptr, Redux{ReduxKind::UMAX, false, true}},
    /*And=*/
    {makePair<arith::AndIOp>, nullptr, Redux{ReduxKind::AND, false, true}},
    /*Or=*/{makePair<arith::OrIOp>, nullptr, Redux{ReduxKind::OR, false, true}},
    /*Xor=*/
    {makePair<arith::XOrIOp>, nullptr, Redux{ReduxKind::XOR, false, false}},
};

//===----------------------------------------------------------------------===//
// Combination
//===----------------------------------------------------------------------===//

/// Whether \p Body is one operation on its two arguments that says itself that
/// their order makes no difference.
static bool isCommutativePair(mlir::Block &Body) {
  if (Body.getNumArguments() != 2 || !hasNItems(Body, 2))
    return false;
  Operation &First = Body.front();
  return First.hasTrait<OpTrait::IsCommutative>() &&
         First.getNumOperands() == 2 && First.getNumResults() == 1 &&
         First.getOperand(0) != First.getOperand(1) &&
         all_of(First.getOperands(), llvm::IsaPred<BlockArgument>) &&
         Body.getTerminator()->getOperand(0) == First.getResult(0);
}

template <typename OpT>
static mlir::Block *regionOf(OpT Op, std::optional<Combiner> &Word) {
  Word = Op.getCombiner();
  return Word || Op.getCombine().empty() ? nullptr
                                         : &Op.getCombine().front().front();
}

Combination::Combination(Lowering &L, Operation *Op)
    : L(L), First(Lowering::tileType(Op->getOperand(0)).getElementType()),
      Sources(Op->getNumOperands()) {
  if (auto Reduce = dyn_cast<ReduceOp>(Op))
    Body = regionOf(Reduce, Word);
  else
    Body = regionOf(cast<ScanOp>(Op), Word);
  if (Body) {
    IsCommutative = isCommutativePair(*Body);
    return;
  }
  IsCommutative = true;
  Made = std::make_unique<mlir::Block>();
  Body = Made.get();
  OpBuilder B(L.B.getContext());
  B.setInsertionPointToEnd(Body);
  const WordRow &Row = Words[unsigned(*Word)];
  for (Value Source : Op->getOperands()) {
    Type T = Lowering::tileType(Source).getElementType();
    Value Earlier = Body->addArgument(T, Op->getLoc());
    Value Later = Body->addArgument(T, Op->getLoc());
    (isFloatLike(T) ? Row.Floats : Row.Integers)(B, Op->getLoc(), Earlier,
                                                 Later);
  }
}

Combination::~Combination() = default;

FailureOr<Registers> Combination::operator()(ValueRange Earlier,
                                             ValueRange Later) {
  if (!Made) {
    Registers Both(Earlier);
    Both.append(Later.begin(), Later.end());
    return L.inlineScalars(*Body, Both);
  }
  Registers Results;
  for (auto [A, C, Op] : zip_equal(Earlier, Later, *Body)) {
    SmallVector<Value> One;
    if (failed(lowerNumber(L.B, L.M, &Op, {A, C}, One)))
      return failure();
    Results.append(One);
  }
  return Results;
}

unsigned Combination::cost() const {
  // A block that is made here has no terminator.
  return unsigned(llvm::range_size(*Body)) - (Made ? 0 : 1);
}

std::optional<Combination::Redux> Combination::redux() const {
  auto Integer = dyn_cast<mlir::IntegerType>(First);
  if (!Word || Sources != 1 || !Integer || Integer.getWidth() > 32 ||
      !L.M.has(Feature::WarpReduction))
    return {};
  return Words[unsigned(*Word)].Warp;
}

} // namespace opennvvm::tile
