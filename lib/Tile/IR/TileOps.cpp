//===- TileOps.cpp - Arithmetic on tiles ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Notes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsTile.cpp.inc"

void NVTileASDialect::registerTileOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsTile.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Regions on scalars
//===----------------------------------------------------------------------===//

bool mlir::nv_tileas::isScalarOperation(Operation *Op) {
  if (isa<FpOp, FloatToIntOp>(Op))
    return true;
  StringRef Dialect = Op->getName().getDialectNamespace();
  return (Dialect == "arith" || Dialect == "math") && Op->getNumRegions() == 0;
}

LogicalResult mlir::nv_tileas::verifyScalarRegion(Operation *Op, Region &Body,
                                                  TypeRange Arguments,
                                                  TypeRange Yields) {
  Block &Block = Body.front();
  if (TypeRange(Block.getArgumentTypes()) != Arguments)
    return Op->emitOpError("expects region argument types [")
           << Arguments << "], but got: [" << Block.getArgumentTypes() << "]";
  TypeRange Yielded = Block.getTerminator()->getOperandTypes();
  if (Yielded != Yields)
    return Op->emitOpError("expects the region to yield [")
           << Yields << "], but got: [" << Yielded << "]";
  for (Operation &Nested : Block.without_terminator()) {
    if (isScalarOperation(&Nested))
      continue;
    InFlightDiagnostic D = Op->emitOpError(
        "expects only scalar operations of arith and math in its region");
    D.attachNote(Nested.getLoc()) << "this is '" << Nested.getName() << "'";
    return D;
  }
  return success();
}

static SmallVector<Type> elementTypes(TypeRange Tiles) {
  SmallVector<Type> Elements;
  for (Type T : Tiles)
    Elements.push_back(cast<TileType>(T).getElementType());
  return Elements;
}

LogicalResult MapOp::verify() {
  if (getSources().empty() || getResults().empty())
    return withNote(emitOpError("expects a source and a result"),
                    "sources: ", getSources().size(),
                    ", results: ", getResults().size());
  return success();
}

LogicalResult MapOp::verifyRegions() {
  return verifyScalarRegion(*this, getBody(),
                            elementTypes(getSources().getTypes()),
                            elementTypes(getResultTypes()));
}

/// What does not change from element to element may leave the region.
SmallVector<Region *> MapOp::getLoopRegions() { return {&getBody()}; }

LogicalResult GenerateOp::verifyRegions() {
  SmallVector<Type> Coordinates(getResult().getType().getShape().size(),
                                IndexType::get(getContext()));
  return verifyScalarRegion(*this, getBody(), Coordinates,
                            getResult().getType().getElementType());
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// That \p Part has the element type of \p Whole.
static LogicalResult verifySameElement(Operation *Op, TileType Part,
                                       TileType Whole) {
  if (Part.getElementType() != Whole.getElementType())
    return withNote(
        Op->emitOpError(
            "expects source and result to have the same element type"),
        "they are of ", Part.getElementType(), " and ", Whole.getElementType());
  return success();
}

LogicalResult SplatOp::verify() {
  Type Element = getResult().getType().getElementType();
  if (getSource().getType() != Element)
    return emitOpError("expects a value of type ")
           << Element << ", but got " << getSource().getType();
  return success();
}

LogicalResult ExpandDimsOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  SmallVector<int64_t> Expected(From.getShape());
  int64_t Axis = static_cast<int32_t>(getAxis());
  if (Axis < 0 || Axis > static_cast<int64_t>(Expected.size()))
    return emitOpError("expects 'axis' to be a dimension of the result, but "
                       "got ")
           << Axis;
  Expected.insert(Expected.begin() + Axis, 1);
  if (To.getShape() != ArrayRef<int64_t>(Expected))
    return emitOpError("expects a result of ")
           << TileType::get(Expected, From.getElementType()) << ", but got "
           << To;
  return verifySameElement(*this, From, To);
}

LogicalResult BroadcastOp::verify() {
  TileType From = getSource().getType(), To = getResult().getType();
  bool Fits = From.getShape().size() == To.getShape().size();
  for (auto [A, B] : llvm::zip(From.getShape(), To.getShape()))
    Fits &= A == B || A == 1;
  if (!Fits)
    return emitOpError("cannot broadcast ") << From << " to " << To;
  return verifySameElement(*this, From, To);
}

/// That a part of \p Part's shape at \p Offsets lies in \p Whole.
static LogicalResult verifySlice(Operation *Op, TileType Part, TileType Whole,
                                 ArrayRef<int64_t> Offsets) {
  ArrayRef<int64_t> Inner = Part.getShape(), Outer = Whole.getShape();
  bool Fits = Inner.size() == Outer.size() && Offsets.size() == Outer.size();
  for (size_t D = 0; Fits && D < Outer.size(); ++D)
    Fits = Offsets[D] >= 0 && Inner[D] <= Outer[D] &&
           Offsets[D] <= Outer[D] - Inner[D];
  if (!Fits)
    return Op->emitOpError("expects a slice inside of ")
           << Whole << ", but got " << Part << " at [" << Offsets << "]";
  return verifySameElement(Op, Part, Whole);
}

LogicalResult ExtractSliceOp::verify() {
  return verifySlice(*this, getResult().getType(), getSource().getType(),
                     getOffsets());
}

LogicalResult InsertSliceOp::verify() {
  return verifySlice(*this, getPart().getType(), getDest().getType(),
                     getOffsets());
}
