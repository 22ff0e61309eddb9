//===- ImportViews.cpp - Arrays, and tiles of them ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile of a partition or strided view is one of block_tile at an address,
// with the extents and strides of the array in the order of the tile's
// dimensions. A tile that is gathered has an address for each element.
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static LogicalResult makeTensor(Importer &I, cuda_tile::MakeTensorViewOp Op) {
  cuda_tile::TensorViewType T = Op.getType();
  Tensor New;
  New.Base = I.get(Op.getBase());
  auto Fill = [&](ArrayRef<int64_t> Known, OperandRange Open,
                  SmallVectorImpl<Value> &To) {
    auto Next = Open.begin();
    for (int64_t N : Known)
      To.push_back(ShapedType::isDynamic(N)
                       ? I.toIndex(I.get(*Next++), /*IsSigned=*/true)
                       : I.constantIndex(N));
  };
  Fill(T.getShape(), Op.getDynamicShape(), New.Sizes);
  Fill(T.getStrides(), Op.getDynamicStrides(), New.Strides);
  I.setTensor(Op, std::move(New));
  return success();
}

/// Which tiles there are is in the type.
template <typename OpT> static LogicalResult makeTiles(Importer &I, OpT Op) {
  I.setTensor(Op, Tensor(I.tensor(Op.getTensorView())));
  return success();
}

/// Along which dimension of the array dimension \p D of a tile of \p View lies.
static int64_t dimensionOf(Type View, int64_t D) {
  ArrayRef<int32_t> Map;
  if (auto Partition = dyn_cast<cuda_tile::PartitionViewType>(View))
    Map = Partition.getDimMap();
  else if (auto Strided = dyn_cast<cuda_tile::StridedViewType>(View))
    Map = Strided.getDimMap();
  return Map.empty() ? D : Map[D];
}

/// How far tiles of \p View are from each other in dimension \p D.
static int64_t distanceOf(Type View, int64_t D) {
  if (auto Strided = dyn_cast<cuda_tile::StridedViewType>(View))
    return Strided.getTraversalStrides()[D];
  if (isa<cuda_tile::GatherScatterViewType>(View))
    return 1;
  return cuda_tile::tileShapeOf(View)[D];
}

static LogicalResult tensorShape(Importer &I, cuda_tile::GetTensorShapeOp Op) {
  const Tensor &T = I.tensor(Op.getSrc());
  for (auto [Result, Size] : llvm::zip_equal(Op.getResult(), T.Sizes))
    I.set(Result, I.B.createOrFold<arith::IndexCastOp>(
                      importType(Result.getType()), Size));
  return success();
}

static LogicalResult tilesShape(Importer &I,
                                cuda_tile::GetIndexSpaceShapeOp Op) {
  Type View = Op.getSrc().getType();
  const Tensor &T = I.tensor(Op.getSrc());
  for (auto [D, Result] : llvm::enumerate(Op.getResult())) {
    Value Size = T.Sizes[dimensionOf(View, D)];
    int64_t Distance = distanceOf(View, D);
    if (Distance != 1)
      Size =
          I.B.createOrFold<arith::CeilDivUIOp>(Size, I.constantIndex(Distance));
    I.set(Result, I.B.createOrFold<arith::IndexCastOp>(
                      importType(Result.getType()), Size));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Tiles of neighbors
//===----------------------------------------------------------------------===//

static nv_tileas::TileType tileTypeOf(Type View) {
  SmallVector<int64_t> Shape;
  llvm::append_range(Shape, cuda_tile::tileShapeOf(View));
  return nv_tileas::TileType::get(
      Shape, importElement(cuda_tile::tensorOf(View).getElementType()));
}

static std::optional<PaddingValue> paddingOf(Type View) {
  cuda_tile::PaddingValueAttr Padding;
  if (auto Partition = dyn_cast<cuda_tile::PartitionViewType>(View))
    Padding = Partition.getPaddingValue();
  else if (auto Strided = dyn_cast<cuda_tile::StridedViewType>(View))
    Padding = Strided.getPaddingValue();
  else if (auto Gather = dyn_cast<cuda_tile::GatherScatterViewType>(View))
    Padding = Gather.getPaddingValue();
  if (!Padding)
    return std::nullopt;
  // The same numbers.
  return static_cast<PaddingValue>(static_cast<uint32_t>(Padding.getValue()));
}

namespace {
/// Where a tile is, for operations of tiled memory.
struct Window {
  Value View;
  SmallVector<Value> At;
  DenseBoolArrayAttr InBounds; ///< Null if nothing is known.
  bool IsInside = false;       ///< In all dimensions.
};
} // namespace

/// Whether tiles of \p View cannot overhang in dimension \p D, if their indices
/// are those of the view.
static bool isExact(Type View, int64_t D) {
  int64_t Size = cuda_tile::tensorOf(View).getShape()[dimensionOf(View, D)];
  int64_t Tile = cuda_tile::tileShapeOf(View)[D];
  return isa<cuda_tile::PartitionViewType>(View) &&
         !ShapedType::isDynamic(Size) && Size % Tile == 0;
}

static Window windowOf(Importer &I, Value View, OperandRange Index,
                       ArrayRef<int8_t> Promised) {
  Type T = View.getType();
  const Tensor &Of = I.tensor(View);
  nv_tileas::TileType Tile = tileTypeOf(T);
  Window W;
  SmallVector<Value> Sizes, Strides;
  SmallVector<bool> InBounds;
  for (int64_t D = 0, E = Tile.getShape().size(); D != E; ++D) {
    int64_t Along = dimensionOf(T, D);
    Sizes.push_back(Of.Sizes[Along]);
    Strides.push_back(Of.Strides[Along]);
    Value At = I.toIndex(I.get(Index[D]), /*IsSigned=*/false);
    W.At.push_back(
        I.B.createOrFold<arith::MulIOp>(At, I.constantIndex(distanceOf(T, D))));
    InBounds.push_back(isExact(T, D) || (!Promised.empty() && Promised[D]));
  }
  W.IsInside = llvm::all_of(InBounds, [](bool In) { return In; });
  if (llvm::is_contained(InBounds, true))
    W.InBounds = I.B.getDenseBoolArrayAttr(InBounds);
  SmallVector<Value> Position(Sizes);
  llvm::append_range(Position, Strides);
  int32_t Rank = Sizes.size();
  W.View = BlockTileOp::create(
      I.B, I.B.getLoc(),
      TiledViewType::get(Tile.getShape(), Tile.getElementType()),
      I.toIndex(Of.Base, /*IsSigned=*/true), Position,
      I.B.getDenseI32ArrayAttr({0, Rank, Rank}));
  return W;
}

static AtomAttr plainCopy(Importer &I) {
  return AtomAttr::get(I.B.getContext(), AtomKind::UniversalCopy);
}

static ValueRange tokensOf(const Value &Token) {
  return Token ? ValueRange(Token) : ValueRange();
}

/// A relaxed access that is ordered before or after others by a fence.
static Order relaxed(const Order &O) {
  if (!O.Semantic)
    return O;
  return {MemSemanticAttr::get(O.Semantic.getContext(), MemSemantic::Relaxed),
          O.Scope};
}

static bool isFenced(const Order &O) {
  return O.Semantic && O.Semantic.getValue() != MemSemantic::Relaxed;
}

static Value fence(Importer &I, Value Token, const Order &O) {
  return FenceOp::create(I.B, I.B.getLoc(), MemTokenType::get(I.B.getContext()),
                         Token, O.Semantic, O.Scope, UnitAttr());
}

//===----------------------------------------------------------------------===//
// Tiles that are gathered
//===----------------------------------------------------------------------===//

namespace {
/// The address of each element, and whether it is in the array.
struct Gathered {
  Value Addresses, Mask;
};
} // namespace

namespace {
/// The tile of a view whose coordinates in one dimension are themselves a tile.
class Gathering {
public:
  Gathering(Importer &I, Value View, OperandRange Indices);
  Gathered find();

private:
  nv_tileas::TileType tileOf(Type Element) const {
    return nv_tileas::TileType::get(Tile.getShape(), Element);
  }
  template <typename Fn> Value generate(Type Element, Fn Make);
  Value coordinate(Block &Body, size_t D) {
    return arith::AddIOp::create(B, Loc, First[D], Body.getArgument(D));
  }
  Value distance();
  Value isInside();
  Value rows();

  ImplicitLocOpBuilder &B;
  Location Loc;
  const Tensor &Of;
  nv_tileas::TileType Tile;
  size_t Sparse;
  Value Index;              ///< Of the sparse dimension.
  SmallVector<Value> First; ///< Of the others.
};
} // namespace

Gathering::Gathering(Importer &I, Value View, OperandRange Indices)
    : B(I.B), Loc(I.B.getLoc()), Of(I.tensor(View)) {
  auto T = cast<cuda_tile::GatherScatterViewType>(View.getType());
  Tile = tileTypeOf(T);
  Sparse = static_cast<size_t>(T.getSparseDim());
  Index = I.get(Indices[Sparse]);
  First.resize(Tile.getShape().size());
  for (size_t D = 0; D != First.size(); ++D)
    if (D != Sparse)
      First[D] = I.toIndex(I.get(Indices[D]), /*IsSigned=*/false);
}

/// A tile of what \p Make gives for the coordinates of its elements.
template <typename Fn> Value Gathering::generate(Type Element, Fn Make) {
  auto New = GenerateOp::create(B, Loc, tileOf(Element));
  Block &Body = New.getBody().emplaceBlock();
  Body.addArguments(SmallVector<Type>(First.size(), B.getIndexType()),
                    SmallVector<Location>(First.size(), Loc));
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(&Body);
  TileYieldOp::create(B, Loc, Make(Body));
  return New;
}

/// How far elements are from the base, in elements, by the dense dimensions.
Value Gathering::distance() {
  return generate(B.getI64Type(), [&](Block &Body) -> Value {
    Value Sum = arith::ConstantIndexOp::create(B, Loc, 0);
    for (size_t D = 0; D != First.size(); ++D)
      if (D != Sparse)
        Sum = arith::AddIOp::create(
            B, Loc, Sum,
            arith::MulIOp::create(B, Loc, coordinate(Body, D), Of.Strides[D]));
    return arith::IndexCastOp::create(B, Loc, B.getI64Type(), Sum);
  });
}

/// Whether elements are in the array, by the dense dimensions.
Value Gathering::isInside() {
  return generate(B.getI1Type(), [&](Block &Body) -> Value {
    Value All = arith::ConstantIntOp::create(B, Loc, 1, 1);
    for (size_t D = 0; D != First.size(); ++D)
      if (D != Sparse)
        All = arith::AndIOp::create(
            B, Loc, All,
            arith::CmpIOp::create(B, Loc, arith::CmpIPredicate::ult,
                                  coordinate(Body, D), Of.Sizes[D]));
    return All;
  });
}

/// The indices of the sparse dimension, for each element.
Value Gathering::rows() {
  Type Element = cast<nv_tileas::TileType>(Index.getType()).getElementType();
  SmallVector<int64_t> Column(First.size(), 1);
  Column[Sparse] = Tile.getShape()[Sparse];
  Value Rows = B.createOrFold<nv_tileas::ReshapeOp>(
      nv_tileas::TileType::get(Column, Element), Index);
  return B.createOrFold<nv_tileas::BroadcastOp>(tileOf(Element), Rows);
}

Gathered Gathering::find() {
  Value Distance = distance(), IsInside = isInside(), Rows = rows();
  Type I64 = B.getI64Type();
  Value Size = B.createOrFold<arith::IndexCastOp>(I64, Of.Sizes[Sparse]);
  Value Stride = B.createOrFold<arith::IndexCastOp>(I64, Of.Strides[Sparse]);
  int64_t Bytes =
      llvm::divideCeil(getElementBitWidth(Tile.getElementType()), 8);
  SmallVector<Value> Both = mapValues(
      B, {Rows, Distance, IsInside}, {tileOf(I64), tileOf(B.getI1Type())},
      [&](OpBuilder &In, ValueRange V) -> SmallVector<Value> {
        Value Row = V[0];
        if (Row.getType() != I64)
          Row = arith::ExtUIOp::create(In, Loc, I64, Row);
        Value Count = arith::AddIOp::create(
            In, Loc, V[1], arith::MulIOp::create(In, Loc, Row, Stride));
        Value Width =
            arith::ConstantOp::create(In, Loc, In.getI64IntegerAttr(Bytes));
        Value At = arith::AddIOp::create(
            In, Loc, Of.Base, arith::MulIOp::create(In, Loc, Count, Width));
        Value Fits = arith::CmpIOp::create(In, Loc, arith::CmpIPredicate::ult,
                                           Row, Size);
        return {At, arith::AndIOp::create(In, Loc, V[2], Fits)};
      });
  return {Both[0], Both[1]};
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static PaddingValueAttr paddingAttr(Importer &I, Type View) {
  std::optional<PaddingValue> Padding = paddingOf(View);
  if (Padding == PaddingValue::NegZero &&
      isa<cuda_tile::Float8E5M3Type>(
          cuda_tile::tensorOf(View).getElementType()))
    Padding = PaddingValue::Zero;
  return Padding ? PaddingValueAttr::get(I.B.getContext(), *Padding)
                 : PaddingValueAttr();
}

static LogicalResult gatherLoad(Importer &I, cuda_tile::LoadViewTkoOp Op,
                                const Order &O) {
  if (getElementBitWidth(tileOf(Op.getTile()).getElementType()) == 4)
    return refuse(Op, Refusal::HalfBytes);
  Gathered G = Gathering(I, Op.getView(), Op.getIndex()).find();
  SmallVector<Type, 2> Types = {importType(Op.getTile().getType())};
  llvm::append_range(Types, doneTypes(Op.getResultToken()));
  auto New = LoadAtOp::create(I.B, I.B.getLoc(), Types, G.Addresses, G.Mask,
                              Value(), I.tokenOf(Op.getToken()), O.Semantic,
                              O.Scope, paddingAttr(I, Op.getView().getType()));
  I.set(Op.getTile(), New.getResult());
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

/// Whether elements of fNV8E5M3FNU are padded with what integers have no word
/// for. Its zero has no sign.
static bool hasScalePadding(Type View) {
  std::optional<PaddingValue> Padding = paddingOf(View);
  return isa<cuda_tile::Float8E5M3Type>(
             cuda_tile::tensorOf(View).getElementType()) &&
         Padding && Padding != PaddingValue::Zero &&
         Padding != PaddingValue::NegZero;
}

static LogicalResult load(Importer &I, cuda_tile::LoadViewTkoOp Op) {
  if (hasScalePadding(Op.getView().getType()))
    return refuse(Op, Refusal::Scale);
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  Type View = Op.getView().getType();
  if (isa<cuda_tile::GatherScatterViewType>(View))
    return gatherLoad(I, Op, O);
  Window W = windowOf(I, Op.getView(), Op.getIndex(), Op.getInbounds());
  Order Plain = relaxed(O);
  SmallVector<Type, 1> Done = doneTypes(Op.getResultToken());
  if (isFenced(O))
    Done = {MemTokenType::get(Op.getContext())};
  Value Token = I.tokenOf(Op.getToken());
  auto New = TiledLoadOp::create(
      I.B, I.B.getLoc(), importType(Op.getTile().getType()),
      Done.empty() ? Type() : Done.front(), W.View, W.At, ValueRange(),
      tokensOf(Token), plainCopy(I), Plain.Semantic, Plain.Scope, W.InBounds,
      W.IsInside ? PaddingValueAttr() : paddingAttr(I, View),
      I.B.getI64IntegerAttr(0));
  I.set(Op.getTile(), New.getResult());
  finishAccess(I, Op, New, Op.getResultToken());
  if (isFenced(O))
    I.set(Op.getResultToken(), fence(I, New.getDone(), O));
  return success();
}

static LogicalResult store(Importer &I, cuda_tile::StoreViewTkoOp Op) {
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  Type View = Op.getView().getType();
  Value Token = I.tokenOf(Op.getToken());
  SmallVector<Type, 1> Done = doneTypes(Op.getResultToken());
  if (isa<cuda_tile::GatherScatterViewType>(View)) {
    if (getElementBitWidth(tileOf(Op.getTile()).getElementType()) == 4)
      return refuse(Op, Refusal::HalfBytes);
    Gathered G = Gathering(I, Op.getView(), Op.getIndex()).find();
    auto New =
        StoreAtOp::create(I.B, I.B.getLoc(), Done, I.get(Op.getTile()),
                          G.Addresses, G.Mask, Token, O.Semantic, O.Scope);
    finishAccess(I, Op, New, Op.getResultToken());
    return success();
  }
  Window W = windowOf(I, Op.getView(), Op.getIndex(), Op.getInbounds());
  if (isFenced(O))
    Token = fence(I, Token, O);
  Order Plain = relaxed(O);
  auto New = TiledStoreOp::create(
      I.B, I.B.getLoc(), Done.empty() ? Type() : Done.front(), W.View,
      I.get(Op.getTile()), W.At, ValueRange(), tokensOf(Token), plainCopy(I),
      Plain.Semantic, Plain.Scope, W.InBounds, PaddingValueAttr(),
      I.B.getI64IntegerAttr(0));
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

static LogicalResult atomic(Importer &I, cuda_tile::AtomicRedViewTkoOp Op) {
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  Window W = windowOf(I, Op.getView(), Op.getIndex(), Op.getInbounds());
  Value Token = I.tokenOf(Op.getToken());
  SmallVector<Type, 1> Done = doneTypes(Op.getResultToken());
  Value Data = I.get(Op.getValue());
  auto New = TiledAtomicRMWOp::create(
      I.B, I.B.getLoc(), Data.getType(), Done.empty() ? Type() : Done.front(),
      W.View, Data, W.At, ValueRange(), tokensOf(Token), plainCopy(I),
      O.Semantic, O.Scope, W.InBounds, PaddingValueAttr(),
      I.B.getI64IntegerAttr(0), modeOf(Op.getContext(), Op.getMode()));
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

void addViewHandlers(Handlers &To) {
  On<makeTensor>::add(To);
  On<makeTiles<cuda_tile::MakePartitionViewOp>>::add(To);
  On<makeTiles<cuda_tile::MakeStridedViewOp>>::add(To);
  On<makeTiles<cuda_tile::MakeGatherScatterViewOp>>::add(To);
  On<tensorShape>::add(To);
  On<tilesShape>::add(To);
  On<load>::add(To);
  On<store>::add(To);
  On<atomic>::add(To);
}

} // namespace opennvvm::tile_import
