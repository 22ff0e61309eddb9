//===- ShapeOps.cpp - Tiles rearranged, scanned, multiplied ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "MmaShapes.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsShape.cpp.inc"

void NVTileASDialect::registerShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsShape.cpp.inc"
      >();
}

static int64_t countOf(TileType T) {
  return ShapedType::getNumElements(T.getShape());
}

/// Whether the result has to be computed: one that is a buffer is new.
static bool isValue(Value V) { return !getResource(V.getType()); }

/// What an operation that only moves elements folds to if all are equal.
static OpFoldResult foldSplat(Attribute Source, TypedValue<TileType> Result) {
  auto Splat = dyn_cast_or_null<SplatElementsAttr>(Source);
  return Splat && isValue(Result) ? Splat.resizeSplat(Result.getType())
                                  : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  if (From.getElementType() != To.getElementType() ||
      countOf(From) != countOf(To))
    return emitOpError("cannot reshape ") << From << " to " << To;
  return success();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor Adaptor) {
  if (OpFoldResult Same = foldSplat(Adaptor.getSource(), getResult()))
    return Same;
  if (!isValue(getResult()) || !isValue(getSource()))
    return {};
  if (getSource().getType() == getResult().getType())
    return getSource();
  auto First = getSource().getDefiningOp<ReshapeOp>();
  if (!First || !isValue(First.getSource()))
    return {};
  if (First.getSource().getType() == getResult().getType())
    return First.getSource();
  getSourceMutable().assign(First.getSource());
  return getResult();
}

LogicalResult PermuteOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  ArrayRef<int32_t> Order = getPermutation();
  SmallVector<int64_t> Expected(Order.size(), -1);
  bool Fits = Order.size() == From.getShape().size();
  SmallVector<bool> Seen(Order.size());
  for (size_t D = 0; Fits && D < Order.size(); ++D) {
    Fits = Order[D] >= 0 && Order[D] < static_cast<int64_t>(Order.size()) &&
           !Seen[Order[D]];
    if (!Fits)
      break;
    Seen[Order[D]] = true;
    Expected[D] = From.getShape()[Order[D]];
  }
  if (!Fits)
    return emitOpError("expects a permutation of the dimensions of ")
           << From << ", but got [" << Order << "]";
  if (To.getShape() != ArrayRef<int64_t>(Expected) ||
      To.getElementType() != From.getElementType())
    return emitOpError("expects a result of ")
           << TileType::get(Expected, From.getElementType()) << ", but got "
           << To;
  return success();
}

OpFoldResult PermuteOp::fold(FoldAdaptor Adaptor) {
  if (OpFoldResult Same = foldSplat(Adaptor.getSource(), getResult()))
    return Same;
  bool IsIdentity = llvm::all_of(llvm::enumerate(getPermutation()), [](auto D) {
    return D.value() == static_cast<int64_t>(D.index());
  });
  return IsIdentity && isValue(getSource()) && isValue(getResult()) &&
                 getSource().getType() == getResult().getType()
             ? OpFoldResult(getSource())
             : OpFoldResult();
}

LogicalResult CatOp::verify() {
  TileType A = getFirst().getType(), B = getSecond().getType(),
           To = getResult().getType();
  int64_t Axis = static_cast<int32_t>(getAxis());
  SmallVector<int64_t> Expected(A.getShape());
  bool Fits = Axis >= 0 && Axis < static_cast<int64_t>(Expected.size()) &&
              B.getShape().size() == Expected.size() &&
              A.getElementType() == B.getElementType();
  if (Fits) {
    Expected[Axis] += B.getShape()[Axis];
    SmallVector<int64_t> Other(B.getShape());
    Other[Axis] = Expected[Axis];
    Fits = Other == Expected && To.getShape() == ArrayRef<int64_t>(Expected) &&
           To.getElementType() == A.getElementType();
  }
  if (!Fits)
    return emitOpError("cannot put ")
           << A << " and " << B << " together along " << Axis << " as " << To;
  return success();
}

/// That \p Whole consists of parts like \p Part, one of which has numbers.
static LogicalResult verifyPart(Operation *Op, TileType Part, TileType Whole,
                                size_t Numbers) {
  ArrayRef<int64_t> Inner = Part.getShape(), Outer = Whole.getShape();
  bool Fits = Inner.size() == Outer.size() && Numbers == Outer.size() &&
              Part.getElementType() == Whole.getElementType();
  for (size_t D = 0; Fits && D < Outer.size(); ++D)
    Fits = Inner[D] <= Outer[D];
  if (!Fits)
    return Op->emitOpError("expects parts of ")
           << Whole << " with a number for each dimension, but got " << Part
           << " and " << Numbers;
  return success();
}

LogicalResult ExtractPartOp::verify() {
  return verifyPart(*this, getResult().getType(), getSource().getType(),
                    getPart().size());
}

LogicalResult InsertPartOp::verify() {
  return verifyPart(*this, getSource().getType(), getDest().getType(),
                    getPart().size());
}

LogicalResult ReinterpretOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  bool Fits = From.getShape().size() == 1 && To.getShape().size() == 1 &&
              countOf(From) * getElementBitWidth(From.getElementType()) ==
                  countOf(To) * getElementBitWidth(To.getElementType());
  if (!Fits)
    return emitOpError("expects tiles of one dimension and as many bits, but "
                       "got ")
           << From << " and " << To;
  return success();
}

OpFoldResult ReinterpretOp::fold(FoldAdaptor) {
  return getSource().getType() == getResult().getType() &&
                 isValue(getSource()) && isValue(getResult())
             ? OpFoldResult(getSource())
             : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

LogicalResult ScanOp::verify() {
  if (getCombine().size() + getCombiner().has_value() != 1)
    return withNote(emitOpError("expects one combiner: a word or a region"),
                    "words: ", static_cast<int>(getCombiner().has_value()),
                    ", regions: ", getCombine().size());
  if (getSources().empty() ||
      getSources().getTypes() != getResults().getTypes())
    return withNote(emitOpError("expects a result of each source's type"),
                    "the sources are of types ", getSources().getTypes(),
                    ", the results of ", getResults().getTypes());
  int64_t Axis = static_cast<int32_t>(getAxis());
  auto First = cast<TileType>(getSources()[0].getType());
  for (Value Source : getSources()) {
    auto From = cast<TileType>(Source.getType());
    if (Axis < 0 || Axis >= static_cast<int64_t>(From.getShape().size()) ||
        From.getShape() != First.getShape())
      return withNote(
          emitOpError("expects sources of one shape with dimension 'axis'"),
          "the axis is ", Axis, ", the source is of type ", From);
    if (failed(verifyCombiner(*this, getCombiner(), From.getElementType())))
      return failure();
  }
  return success();
}

LogicalResult ScanOp::verifyRegions() {
  return verifyCombination(*this, getSources(), getCombine());
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether there is a product of elements of \p A in \p C.
static bool hasProduct(Type A, Type C) {
  if (A.isF16() || isa<Float8E4M3FNType, Float8E5M2Type>(A))
    return C.isF16() || C.isF32();
  if (isa<BFloat16Type, FloatTF32Type, Float32Type>(A))
    return C.isF32();
  if (A.isF64())
    return C.isF64();
  return A.isInteger(8) && C.isInteger(32);
}

LogicalResult MmaOp::verify() {
  TileType A = getA().getType(), B = getB().getType(), C = getC().getType(),
           Dst = getResult().getType();
  if (A.getElementType() != B.getElementType() ||
      C.getElementType() != Dst.getElementType() ||
      !hasProduct(A.getElementType(), C.getElementType()))
    return emitOpError("has no product of ")
           << A.getElementType() << " and " << B.getElementType() << " in "
           << C.getElementType() << " and " << Dst.getElementType();
  bool IsInteger = A.getElementType().isInteger(8);
  if (IsInteger != getSignednessA().has_value() ||
      IsInteger != getSignednessB().has_value())
    return withNote(
        emitOpError("expects signedness attributes for integers, and only for "
                    "them"),
        "A and B are of ", A.getElementType());
  auto Emit = [&] { return emitOpError(); };
  return success(succeeded(verifyMmaRanks({A, B, C, Dst}, Emit)) &&
                 succeeded(verifyMmaShapes(A, B, C, Dst, Emit)));
}
