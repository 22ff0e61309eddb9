//===- ImportProducts.cpp - Reductions, scans and products ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Reductions and scans
//===----------------------------------------------------------------------===//

namespace {
/// A body of one operation, and the word for it.
struct WordOf {
  TypeID Op;
  Combiner Word;
};
} // namespace

/// The word for what \p Body combines two elements by, if there is one.
static std::optional<Combiner> wordOf(Block &Body) {
  if (Body.getNumArguments() != 2 || !llvm::hasNItems(Body, 2))
    return std::nullopt;
  Operation &Op = Body.front(), &End = Body.back();
  if (Op.getNumOperands() != 2 || Op.getOperand(0) == Op.getOperand(1) ||
      End.getOperands() != Op.getResults())
    return std::nullopt;
  const WordOf Words[] = {
      {TypeID::get<arith::AddFOp>(), Combiner::Add},
      {TypeID::get<arith::AddIOp>(), Combiner::Add},
      {TypeID::get<arith::MulFOp>(), Combiner::Mul},
      {TypeID::get<arith::MulIOp>(), Combiner::Mul},
      {TypeID::get<arith::MaxNumFOp>(), Combiner::Max},
      {TypeID::get<arith::MinNumFOp>(), Combiner::Min},
      {TypeID::get<arith::MaxSIOp>(), Combiner::Max},
      {TypeID::get<arith::MinSIOp>(), Combiner::Min},
      {TypeID::get<arith::MaxUIOp>(), Combiner::UMax},
      {TypeID::get<arith::MinUIOp>(), Combiner::UMin},
      {TypeID::get<arith::AndIOp>(), Combiner::And},
      {TypeID::get<arith::OrIOp>(), Combiner::Or},
      {TypeID::get<arith::XOrIOp>(), Combiner::Xor},
  };
  for (const WordOf &Row : Words)
    if (Op.getName().getTypeID() == Row.Op)
      return Row.Word;
  return std::nullopt;
}

/// Gives \p New, which has no region yet, the combination of \p Op: a word if
/// that will do.
template <typename NewT, typename OpT>
static LogicalResult combine(Importer &I, OpT Op, NewT New) {
  SmallVector<Type> Pairs;
  for (int Twice = 0; Twice != 2; ++Twice)
    for (Value V : Op.getOperands())
      Pairs.push_back(importElement(tileOf(V).getElementType()));
  Region &Body = New.getCombine().front();
  Block &To = Body.emplaceBlock();
  To.addArguments(Pairs, SmallVector<Location>(Pairs.size(), I.B.getLoc()));
  return importCombination(I, Op.getBody().front(), To);
}

/// \p New with its region replaced by a word, if there is one for it.
template <typename NewT, typename BuildFn>
static ValueRange finish(Importer &I, NewT New, BuildFn Build) {
  std::optional<Combiner> Word = wordOf(New.getCombine().front().front());
  if (!Word)
    return New.getResults();
  auto Simple =
      Build(CombinerAttr::get(I.B.getContext(), *Word), /*Regions=*/0);
  New.erase();
  return Simple.getResults();
}

static LogicalResult reduce(Importer &I, cuda_tile::ReduceOp Op) {
  SmallVector<Value> Sources = I.getAll(Op.getOperands());
  SmallVector<Type> Types;
  for (Type T : Op.getResultTypes()) {
    auto Tile = cast<cuda_tile::TileType>(T);
    Types.push_back(nv_tileas::TileType::get(
        Tile.getShape(), importElement(Tile.getElementType())));
  }
  Location Loc = I.B.getLoc();
  auto Build = [&](CombinerAttr Word, unsigned Regions) {
    return nv_tileas::ReduceOp::create(I.B, Loc, Types, Sources,
                                       I.B.getI32IntegerAttr(Op.getDim()), Word,
                                       Regions);
  };
  auto New = Build({}, 1);
  if (failed(combine(I, Op, New)))
    return failure();
  I.B.setLoc(Loc);
  ValueRange Results = finish(I, New, Build);
  for (auto [Old, To] : llvm::zip_equal(Op.getResults(), Results)) {
    Type T = importType(Old.getType());
    I.set(Old, isa<nv_tileas::TileType>(T)
                   ? Value(To)
                   : Value(ElementOp::create(I.B, Loc, T, To)));
  }
  return success();
}

static LogicalResult scan(Importer &I, cuda_tile::ScanOp Op) {
  SmallVector<Value> Sources = I.getAll(Op.getOperands());
  Location Loc = I.B.getLoc();
  auto Build = [&](CombinerAttr Word, unsigned Regions) {
    return nv_tileas::ScanOp::create(
        I.B, Loc, TypeRange(ValueRange(Sources)), Sources,
        I.B.getI32IntegerAttr(Op.getDim()),
        Op.getReverse() ? I.B.getUnitAttr() : UnitAttr(), Word, Regions);
  };
  auto New = Build({}, 1);
  if (failed(combine(I, Op, New)))
    return failure();
  I.B.setLoc(Loc);
  for (auto [Old, To] : llvm::zip_equal(Op.getResults(), finish(I, New, Build)))
    I.set(Old, To);
  return success();
}

void addCombinationHandlers(Handlers &To) {
  On<reduce>::add(To);
  On<scan>::add(To);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// The atom of `dot` for these floats, if it has one.
static std::optional<AtomKind> atomOf(Type Element, Type Sum) {
  if (!Sum.isF32())
    return std::nullopt;
  if (isa<Float16Type, BFloat16Type>(Element))
    return AtomKind::F16;
  if (isa<FloatTF32Type>(Element))
    return AtomKind::TF32;
  if (isa<Float8E4M3FNType, Float8E5M2Type>(Element))
    return AtomKind::F8F6F4;
  return std::nullopt;
}

static LogicalResult mmaf(Importer &I, cuda_tile::MmaFOp Op) {
  Value A = I.get(Op.getLhs()), B = I.get(Op.getRhs()), C = I.get(Op.getAcc());
  std::optional<AtomKind> Kind = atomOf(tileOf(Op.getLhs()).getElementType(),
                                        tileOf(Op.getAcc()).getElementType());
  Location Loc = I.B.getLoc();
  if (Kind && !Op.getFastAcc())
    I.set(Op, DotOp::create(I.B, Loc, C.getType(), A, B, C,
                            AtomAttr::get(Op.getContext(), *Kind),
                            SignednessAttr(), SignednessAttr()));
  else
    I.set(Op, MmaOp::create(I.B, Loc, C.getType(), A, B, C,
                            Op.getFastAcc() ? I.B.getUnitAttr() : UnitAttr(),
                            SignednessAttr(), SignednessAttr()));
  return success();
}

static SignednessAttr importSign(MLIRContext *Context,
                                 cuda_tile::Signedness Sign) {
  return SignednessAttr::get(Context, Sign == cuda_tile::Signedness::Signed
                                          ? Signedness::Signed
                                          : Signedness::Unsigned);
}

static LogicalResult mmai(Importer &I, cuda_tile::MmaIOp Op) {
  Value C = I.get(Op.getAcc());
  MLIRContext *Context = Op.getContext();
  I.set(Op, DotOp::create(I.B, I.B.getLoc(), C.getType(), I.get(Op.getLhs()),
                          I.get(Op.getRhs()), C,
                          AtomAttr::get(Context, AtomKind::I8),
                          importSign(Context, Op.getSignednessLhs()),
                          importSign(Context, Op.getSignednessRhs())));
  return success();
}

/// \p V in f32, each element times the scale of its block along \p Axis. Both
/// are exact.
static Value scaled(Importer &I, Value V, Value Scales, int64_t Axis) {
  auto T = cast<nv_tileas::TileType>(V.getType());
  auto S = cast<nv_tileas::TileType>(Scales.getType());
  SmallVector<int64_t> Apart(S.getShape()), Wide;
  Apart.insert(Apart.begin() + Axis + 1, 1);
  Wide = Apart;
  Wide[Axis + 1] = T.getShape()[Axis] / S.getShape()[Axis];
  auto Of = [&](ArrayRef<int64_t> Shape) {
    return nv_tileas::TileType::get(Shape, S.getElementType());
  };
  Value Spread = I.B.createOrFold<nv_tileas::ReshapeOp>(Of(Apart), Scales);
  Spread = I.B.createOrFold<nv_tileas::BroadcastOp>(Of(Wide), Spread);
  Spread = I.B.createOrFold<nv_tileas::ReshapeOp>(Of(T.getShape()), Spread);
  Type F32 = I.B.getF32Type();
  Type To = nv_tileas::TileType::get(T.getShape(), F32);
  return mapValues(
      I.B, {V, Spread}, To,
      [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
        Location Loc = I.B.getLoc();
        Value X = arith::ExtFOp::create(B, Loc, F32, In[0]);
        Value Y = In[1].getType().isInteger()
                      ? widenE5M3(B, Loc, In[1])
                      : arith::ExtFOp::create(B, Loc, F32, In[1]).getResult();
        return {arith::MulFOp::create(B, Loc, X, Y)};
      })[0];
}

/// K extents and scales that no atom has are multiplied as floats of 32 bits.
static LogicalResult mmafScaled(Importer &I, cuda_tile::MmaFScaledOp Op) {
  Value A = I.get(Op.getLhs()), B = I.get(Op.getRhs()), C = I.get(Op.getAcc()),
        Sfa = I.get(Op.getLhsScale()), Sfb = I.get(Op.getRhsScale());
  auto T = cast<nv_tileas::TileType>(A.getType());
  bool IsFour = getElementBitWidth(T.getElementType()) == 4;
  bool HasSmallScale =
      isa<Float8E4M3FNType>(tileOf(Op.getLhsScale()).getElementType());
  int64_t K = T.getShape().back(), Step = IsFour ? 64 : 32;
  Location Loc = I.B.getLoc();
  bool HasPreviewScale =
      isa<cuda_tile::Float8E5M3Type>(tileOf(Op.getLhsScale()).getElementType());
  if (K % Step || HasPreviewScale) {
    int64_t Rank = T.getShape().size();
    I.set(Op, MmaOp::create(I.B, Loc, C.getType(), scaled(I, A, Sfa, Rank - 1),
                            scaled(I, B, Sfb, Rank - 2), C, UnitAttr(),
                            SignednessAttr(), SignednessAttr()));
    return success();
  }
  AtomKind Kind = !IsFour         ? AtomKind::MXF8F6F4
                  : HasSmallScale ? AtomKind::MXF4NVF4
                                  : AtomKind::MXF4;
  I.set(Op, BlockScaledMMAOp::create(I.B, Loc, C.getType(), A, B, C, Sfa, Sfb,
                                     AtomAttr::get(Op.getContext(), Kind),
                                     /*two_cta=*/UnitAttr()));
  return success();
}

void addProductHandlers(Handlers &To) {
  On<mmaf>::add(To);
  On<mmai>::add(To);
  On<mmafScaled>::add(To);
}

} // namespace opennvvm::tile_import
