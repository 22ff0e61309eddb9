//===- MmaOps.cpp - Matrix products ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "MmaShapes.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/BlockScaledMma.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsMma.cpp.inc"

void NVTileASDialect::registerMmaOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsMma.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// What all products require
//===----------------------------------------------------------------------===//

LogicalResult mlir::nv_tileas::verifyFloatAccumulator(
    TileType C, TileType Dst, function_ref<InFlightDiagnostic()> Emit) {
  if (!C.getElementType().isF32() || !Dst.getElementType().isF32())
    return withNote(Emit() << "expects c type to be Float32", "C is of ",
                    C.getElementType(), ", the result of ",
                    Dst.getElementType());
  return success();
}

LogicalResult
mlir::nv_tileas::verifyMmaRanks(ArrayRef<TileType> Tiles,
                                function_ref<InFlightDiagnostic()> Emit) {
  size_t Rank = Tiles.front().getShape().size();
  bool Same = llvm::all_of(Tiles, [&](TileType Tile) {
    return !Tile || Tile.getShape().size() == Rank;
  });
  if (!Same || (Rank != 2 && Rank != 3))
    return withNote(Emit() << "expects rank-2 or rank-3 operands and result of "
                              "one rank",
                    "A is ", Tiles.front());
  return success();
}

LogicalResult
mlir::nv_tileas::verifyMmaShapes(TileType A, TileType B, TileType C,
                                 TileType Dst,
                                 function_ref<InFlightDiagnostic()> Emit) {
  ArrayRef<int64_t> ShapeA = A.getShape(), ShapeB = B.getShape();
  SmallVector<int64_t, 3> Expected(ShapeA);
  Expected.back() = ShapeB.back();
  if (ShapeB.drop_back().back() != ShapeA.back() ||
      ShapeB.drop_back(2) != ShapeA.drop_back(2) ||
      C.getShape() != ArrayRef<int64_t>(Expected) ||
      Dst.getShape() != ArrayRef<int64_t>(Expected))
    return withNote(Emit() << "expects compatible shapes of A, B, C and result",
                    "A is [", ShapeA, "], B [", ShapeB, "], C [", C.getShape(),
                    "], the result [", Dst.getShape(), "]");
  return success();
}

//===----------------------------------------------------------------------===//
// dot
//===----------------------------------------------------------------------===//

static LogicalResult verifyFloatDot(Operation *Op, TileType A, TileType B,
                                    TileType C, TileType Dst) {
  Type ElementA = A.getElementType(), ElementB = B.getElementType();
  if (ElementA != ElementB &&
      (getElementBitWidth(ElementA) > 8 || getElementBitWidth(ElementB) > 8))
    return withNote(Op->emitOpError("expects compatible A and B element types"),
                    "A is of ", ElementA, ", B of ", ElementB);
  return verifyFloatAccumulator(C, Dst, [&] { return Op->emitOpError(); });
}

static LogicalResult verifyIntegerDot(Operation *Op, TileType A, TileType B,
                                      bool SignedA, bool SignedB) {
  if (getElementBitWidth(A.getElementType()) !=
      getElementBitWidth(B.getElementType()))
    return withNote(
        Op->emitOpError("expects A and B to have the same bit width"),
        "A is of ", A.getElementType(), ", B of ", B.getElementType());
  if (!SignedA || !SignedB)
    return withNote(Op->emitOpError("expects signedness attributes for integer "
                                    "operands"),
                    "it has no ", SignedA ? "" : "'signedness_a'",
                    SignedA || SignedB ? "" : " and no ",
                    SignedB ? "" : "'signedness_b'");
  return success();
}

template <typename OpT> static LogicalResult verifyDot(OpT Op) {
  if (!Op.getAtomAttr().isMma())
    return withNote(Op.emitOpError("expected an MMA atom"), "the atom is ",
                    Op.getAtomAttr());
  TileType A = Op.getA().getType(), B = Op.getB().getType(),
           C = Op.getC().getType(), Dst = Op.getResult().getType();
  bool IsFloat = isFloatLike(A.getElementType());
  for (TileType Tile : {A, B, C, Dst})
    if (isFloatLike(Tile.getElementType()) != IsFloat ||
        Tile.getElementType().isIndex())
      return withNote(
          Op.emitOpError("expects A, B, C and result elements to be all "
                         "integers or all floats"),
          "they are ", A.getElementType(), ", ", B.getElementType(), ", ",
          C.getElementType(), " and ", Dst.getElementType());
  if (failed(IsFloat
                 ? verifyFloatDot(Op, A, B, C, Dst)
                 : verifyIntegerDot(Op, A, B, Op.getSignednessA().has_value(),
                                    Op.getSignednessB().has_value())))
    return failure();
  auto Emit = [&] { return Op.emitOpError(); };
  return success(succeeded(verifyMmaRanks({A, B, C, Dst}, Emit)) &&
                 succeeded(verifyMmaShapes(A, B, C, Dst, Emit)));
}

LogicalResult DotOp::verify() { return verifyDot(*this); }

LogicalResult AsyncDotOp::verify() { return verifyDot(*this); }

//===----------------------------------------------------------------------===//
// block_scaled_mma
//===----------------------------------------------------------------------===//

static constexpr StringLiteral SegmentsName = "operandSegmentSizes";
static constexpr StringLiteral SegmentsMessage =
    "operandSegmentSizes does not match the op schema";

static TileType typeOrNull(TypedValue<TileType> V) {
  return V ? V.getType() : TileType();
}

static std::optional<int64_t> machineOf(Operation *Op) {
  TargetAttr Target = getTarget(Op);
  return Target ? std::optional(Target.getSm()) : std::nullopt;
}

LogicalResult BlockScaledMMAOp::verify() {
  ArrayRef<int32_t> Segments = getProperties().operandSegmentSizes;
  if (Segments[0] != 1 || Segments[1] != 1 || Segments[2] != 1)
    return withNote(emitOpError(SegmentsMessage),
                    "there is one A, one B and one C; the numbers begin with ",
                    Segments[0], ", ", Segments[1], ", ", Segments[2]);
  BlockScaledOperands Operands = {
      getA().getType(),      getB().getType(),     getC().getType(),
      typeOrNull(getSfa()),  typeOrNull(getSfb()), getAtomAttr(),
      getResult().getType(), getTwoCta(),          machineOf(*this)};
  return success(
      verifyBlockScaledMMA(Operands, [&] { return emitOpError(); }) != 0);
}

/// If no product exists for the operands, the atom has no k and vec, and a
/// diagnostic is emitted at the operation's location.
void BlockScaledMMAOp::build(OpBuilder &Builder, OperationState &State,
                             Type Result, Value A, Value B, Value C, Value Sfa,
                             Value Sfb, AtomKind Kind, bool TwoCta) {
  auto TileOf = [](Value V) {
    return V ? dyn_cast<TileType>(V.getType()) : TileType();
  };
  auto Atom = AtomAttr::get(Builder.getContext(), Kind);
  Block *Where = Builder.getInsertionBlock();
  BlockScaledOperands Operands = {
      TileOf(A),
      TileOf(B),
      TileOf(C),
      TileOf(Sfa),
      TileOf(Sfb),
      Atom,
      dyn_cast<TileType>(Result),
      TwoCta,
      machineOf(Where ? Where->getParentOp() : nullptr)};
  uint64_t Packed = 0;
  if (Operands.A && Operands.B && Operands.C && Operands.Dst)
    Packed = verifyBlockScaledMMA(Operands, [&] {
      return mlir::emitError(State.location)
             << "'" << getOperationName() << "' op ";
    });
  if (Packed)
    Atom = AtomAttr::get(Builder.getContext(), Kind, {}, AtomMode::Tile,
                         Packed >> 32, Packed & 0xffffffff);
  build(Builder, State, Result, A, B, C, Sfa, Sfb, Atom, TwoCta);
}

/// The segments of \p Given over \p Count operands. If it is null, a fourth
/// operand is sfa and a fifth sfb. Nothing if they do not fit.
static std::optional<std::array<int32_t, 5>> segmentsOf(Attribute Given,
                                                        int32_t Count) {
  std::array<int32_t, 5> Segments = {1, 1, 1, Count > 3, Count > 4};
  if (Given) {
    auto Array = dyn_cast<DenseI32ArrayAttr>(Given);
    if (!Array || Array.size() != 5)
      return std::nullopt;
    llvm::copy(Array.asArrayRef(), Segments.begin());
  }
  auto [A, B, C, Sfa, Sfb] = Segments;
  bool Fits = A == 1 && B == 1 && C == 1 && Sfa >= 0 && Sfa <= 1 && Sfb >= 0 &&
              Sfb <= 1 && 3 + Sfa + Sfb == Count;
  return Fits ? std::optional(Segments) : std::nullopt;
}

ParseResult BlockScaledMMAOp::parse(OpAsmParser &P, OperationState &Result) {
  SMLoc Loc = P.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand, 5> Operands;
  SmallVector<Type, 5> Types;
  Type ResultType;
  if (P.parseOperandList(Operands) ||
      P.parseOptionalAttrDict(Result.attributes) || P.parseColon() ||
      nv_tileas::parseShortTypes(P, Types) || P.parseArrow() ||
      nv_tileas::parseShortType(P, ResultType) ||
      P.resolveOperands(Operands, Types, Loc, Result.operands))
    return failure();
  std::optional<std::array<int32_t, 5>> Segments =
      segmentsOf(Result.attributes.erase(SegmentsName), Operands.size());
  if (!Segments)
    return withNote(P.emitError(Loc, SegmentsMessage), "there are ",
                    Operands.size(), " operands");
  Result.getOrAddProperties<Properties>().operandSegmentSizes = *Segments;
  Result.addTypes(ResultType);
  return verifyInherentAttrs(Result.name, Result.attributes, [&] {
    return P.emitError(Loc) << "'" << getOperationName() << "' op ";
  });
}

void BlockScaledMMAOp::print(OpAsmPrinter &P) {
  P << ' ' << getOperands();
  SmallVector<StringRef, 1> Elided;
  if (getSfa() || !getSfb())
    Elided.push_back(SegmentsName);
  P.printOptionalAttrDict((*this)->getAttrs(), Elided);
  P << " : ";
  printShortTypes(P, *this, getOperandTypes());
  P << " -> ";
  printShortType(P, getResult().getType());
}
