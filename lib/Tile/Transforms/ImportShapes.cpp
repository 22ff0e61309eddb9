//===- ImportShapes.cpp - Tiles out of nothing, and rearranged ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Out of nothing
//===----------------------------------------------------------------------===//

static LogicalResult constant(Importer &I, cuda_tile::ConstantOp Op) {
  auto Elements = cast<DenseElementsAttr>(Op.getValue());
  Type To = importType(Op.getType());
  TypedAttr Number;
  if (auto Tile = dyn_cast<nv_tileas::TileType>(To))
    Number = Elements.isSplat() ? Elements.resizeSplat(Tile)
                                : Elements.reshape(Tile);
  else
    Number = cast<TypedAttr>(*Elements.value_begin<Attribute>());
  I.set(Op, arith::ConstantOp::create(I.B, I.B.getLoc(), Number));
  return success();
}

/// A tile whose elements \p Fn computes of their coordinates.
template <typename FnT>
static Value generate(ImplicitLocOpBuilder &B, nv_tileas::TileType T, FnT Fn) {
  auto Generate = GenerateOp::create(B, B.getLoc(), T);
  Block &Body = Generate.getBody().emplaceBlock();
  for (size_t D = 0; D != T.getShape().size(); ++D)
    Body.addArgument(B.getIndexType(), B.getLoc());
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(&Body);
  TileYieldOp::create(B, B.getLoc(), Fn(ValueRange(Body.getArguments())));
  return Generate;
}

static LogicalResult iota(Importer &I, cuda_tile::IotaOp Op) {
  auto T = cast<nv_tileas::TileType>(importType(Op.getType()));
  I.set(Op, generate(I.B, T, [&](ValueRange At) -> Value {
          return arith::IndexCastOp::create(I.B, I.B.getLoc(),
                                            T.getElementType(), At[0]);
        }));
  return success();
}

template <typename IdT, typename OpT>
static LogicalResult blockNumbers(Importer &I, OpT Op) {
  constexpr gpu::Dimension Axes[] = {gpu::Dimension::x, gpu::Dimension::y,
                                     gpu::Dimension::z};
  for (auto [Result, Axis] : llvm::zip_equal(Op->getResults(), Axes)) {
    if (Result.use_empty())
      continue;
    Value Id = IdT::create(I.B, I.B.getLoc(), Axis);
    I.set(Result,
          arith::IndexCastOp::create(I.B, I.B.getLoc(), I.B.getI32Type(), Id));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Rearranged
//===----------------------------------------------------------------------===//

/// The scalar that \p V is everywhere, if it has been made a tile of one.
static Value splatSource(Value V) {
  if (!isa<nv_tileas::TileType>(V.getType()))
    return V;
  auto Splat = V.getDefiningOp<SplatOp>();
  return Splat ? Splat.getSource() : Value();
}

/// Tiles of one scalar are made of it again, not rearranged.
template <typename NewT> static Value moved(Importer &I, Value V, Type To) {
  if (V.getType() == To)
    return V;
  if (Value Same = splatSource(V))
    return I.B.createOrFold<SplatOp>(To, Same);
  return I.B.createOrFold<NewT>(To, V);
}

static LogicalResult reshape(Importer &I, cuda_tile::ReshapeOp Op) {
  Value V = I.get(Op.getSource());
  Type To = importType(Op.getType());
  if (isa<nv_tileas::TileType>(To))
    I.set(Op, moved<nv_tileas::ReshapeOp>(I, V, To));
  else
    I.set(Op, V.getType() == To ? V : I.B.createOrFold<ElementOp>(To, V));
  return success();
}

static LogicalResult broadcast(Importer &I, cuda_tile::BroadcastOp Op) {
  I.set(Op, moved<nv_tileas::BroadcastOp>(I, I.get(Op.getSource()),
                                          importType(Op.getType())));
  return success();
}

static LogicalResult permute(Importer &I, cuda_tile::PermuteOp Op) {
  Value V = I.get(Op.getSource());
  Type To = importType(Op.getType());
  Value Same = splatSource(V);
  if (V.getType() == To && Op.getPermutation().size() < 2)
    I.set(Op, V);
  else if (Same)
    I.set(Op, I.B.createOrFold<SplatOp>(To, Same));
  else
    I.set(Op,
          I.B.createOrFold<nv_tileas::PermuteOp>(To, V, Op.getPermutation()));
  return success();
}

static LogicalResult cat(Importer &I, cuda_tile::CatOp Op) {
  I.set(Op, nv_tileas::CatOp::create(
                I.B, I.B.getLoc(), importType(Op.getType()), I.get(Op.getLhs()),
                I.get(Op.getRhs()), Op.getDim()));
  return success();
}

static SmallVector<Value> partOf(Importer &I, ValueRange Indices) {
  SmallVector<Value> Part;
  for (Value V : Indices)
    Part.push_back(I.toIndex(I.get(V), /*IsSigned=*/false));
  return Part;
}

static LogicalResult extract(Importer &I, cuda_tile::ExtractOp Op) {
  Value V = I.get(Op.getSource());
  Type To = importType(Op.getType());
  if (V.getType() == To && !isa<nv_tileas::TileType>(To))
    I.set(Op, V);
  else
    I.set(Op, ExtractPartOp::create(I.B, I.B.getLoc(), To, V,
                                    partOf(I, Op.getIndices())));
  return success();
}

static LogicalResult insert(Importer &I, cuda_tile::InsertOp Op) {
  Value V = I.get(Op.getSource());
  if (!isa<nv_tileas::TileType>(V.getType()))
    I.set(Op, V);
  else
    I.set(Op, InsertPartOp::create(I.B, I.B.getLoc(), importType(Op.getType()),
                                   V, I.get(Op.getDestination()),
                                   partOf(I, Op.getIndices())));
  return success();
}

template <typename OpT> static LogicalResult reinterpret(Importer &I, OpT Op) {
  I.set(Op, ReinterpretOp::create(I.B, I.B.getLoc(), importType(Op.getType()),
                                  I.get(Op.getSource())));
  return success();
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

static Attribute importFact(Attribute Fact) {
  MLIRContext *Context = Fact.getContext();
  if (auto Div = dyn_cast<cuda_tile::DivByAttr>(Fact))
    return nv_tileas::DivByAttr::get(Context, Div.getDivisor(),
                                     Div.getEvery().value_or(0),
                                     Div.getAlong().value_or(-1));
  if (auto Bounds = dyn_cast<cuda_tile::BoundedAttr>(Fact))
    return nv_tileas::BoundedAttr::get(
        Context, Bounds.getLb().value_or(std::numeric_limits<int64_t>::min()),
        Bounds.getUb().value_or(std::numeric_limits<int64_t>::max()));
  return nv_tileas::SameElementsAttr::get(
      Context,
      cast<cuda_tile::SameElementsAttr>(Fact).getValues().asArrayRef());
}

/// A fact about an array is one about its address.
static LogicalResult assume(Importer &I, cuda_tile::AssumeOp Op) {
  Attribute Fact = importFact(Op.getPredicate());
  if (isa<cuda_tile::TensorViewType>(Op.getType())) {
    Tensor T = I.tensor(Op.getValue());
    T.Base = nv_tileas::AssumeOp::create(I.B, I.B.getLoc(), T.Base, Fact);
    I.setTensor(Op, std::move(T));
  } else if (importType(Op.getType())) {
    I.set(Op, nv_tileas::AssumeOp::create(I.B, I.B.getLoc(),
                                          I.get(Op.getValue()), Fact));
  } else {
    I.setTensor(Op, I.tensor(Op.getValue()));
  }
  return success();
}

void addShapeHandlers(Handlers &To) {
  On<constant>::add(To);
  On<iota>::add(To);
  On<blockNumbers<gpu::BlockIdOp, cuda_tile::GetTileBlockIdOp>>::add(To);
  On<blockNumbers<gpu::GridDimOp, cuda_tile::GetNumTileBlocksOp>>::add(To);
  On<reshape>::add(To);
  On<broadcast>::add(To);
  On<permute>::add(To);
  On<cat>::add(To);
  On<extract>::add(To);
  On<insert>::add(To);
  On<reinterpret<cuda_tile::PackOp>>::add(To);
  On<reinterpret<cuda_tile::UnpackOp>>::add(To);
  On<assume>::add(To);
}

} // namespace opennvvm::tile_import
