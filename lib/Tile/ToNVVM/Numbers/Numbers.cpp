//===- Numbers.cpp - One number of a tile in a register -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numbers.h"
#include "Handlers.h"
#include "NarrowFloats.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace opennvvm::tile {

using namespace numbers;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static bool isByte(Type T) {
  return isa<nv_tileas::FloatNV4E0M3FType>(T) ||
         (isa<FloatType, IntegerType>(T) && T.getIntOrFloatBitWidth() <= 8 &&
          !T.isInteger(1));
}

Type registerType(Type Element) {
  MLIRContext *Context = Element.getContext();
  if (isByte(Element))
    return IntegerType::get(Context, 8);
  if (isa<FloatTF32Type>(Element))
    return Float32Type::get(Context);
  if (isa<IndexType>(Element))
    return IntegerType::get(Context, 64);
  return Element;
}

unsigned memoryBits(Type Element) {
  if (isa<nv_tileas::FloatNV4E0M3FType, Float4E2M1FNType>(Element) ||
      Element.isInteger(4))
    return 4;
  return std::max(8U, registerType(Element).getIntOrFloatBitWidth());
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

namespace numbers {

Number widenInteger(Number In, Type T, bool IsSigned) {
  if (T.isInteger(1))
    return IsSigned ? toSigned(In, 8) : toUnsigned(In, 8);
  if (!IsSigned || isa<IndexType>(T) || T.getIntOrFloatBitWidth() >= 8)
    return In;
  unsigned Spare = 8 - T.getIntOrFloatBitWidth();
  return shiftSigned(In << Spare, Spare);
}

Number narrowInteger(Number Result, Type T) {
  if (isa<IndexType>(T))
    return toUnsigned(Result, 64);
  unsigned Width = T.getIntOrFloatBitWidth();
  if (Width == 1 || Width >= 8)
    return toUnsigned(Result, Width);
  return toUnsigned(Result, 8) & ((1 << Width) - 1);
}

} // namespace numbers

/// Whether there are numbers of type \p T here.
static bool isSupported(Type T) {
  if (auto Integer = dyn_cast<IntegerType>(T))
    return Integer.isSignless() &&
           (Integer.getWidth() <= 8 ||
            llvm::is_contained({16U, 32U, 64U}, Integer.getWidth()));
  return isa<IndexType>(T) || isSupportedFloat(T);
}

static Number widened(Emission &E, Way How, Number In, Type T) {
  switch (How) {
  case Way::AsIs:
    return In;
  case Way::Signed:
  case Way::Unsigned:
    return isa<IntegerType>(T) ? widenInteger(In, T, How == Way::Signed) : In;
  case Way::Floats:
  case Way::Singles:
    break;
  }
  auto Float = dyn_cast<FloatType>(T);
  if (!Float)
    return In;
  if (isByte(T))
    return widenFloat(E.M, In, T);
  return How == Way::Singles && Float.getWidth() == 16
             ? toFloat(In, E.B.getF32Type())
             : In;
}

static Number narrowed(Emission &E, Way How, Number Result, Type T) {
  if (How == Way::AsIs)
    return Result;
  if (isa<IntegerType, IndexType>(T))
    return narrowInteger(Result, T);
  if (Result.type() == registerType(T) && !isa<FloatTF32Type>(T))
    return Result;
  return convertFloat(E.M, Result, Result.type(), T, Mode::Even);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static const NumberRow *findRow(StringRef Name) {
  for (ArrayRef<NumberRow> Rows :
       {integerRows(), arithmeticRows(), roundedRows(), conversionRows(),
        functionRows()})
    for (const NumberRow &Row : Rows)
      if (Row.Name == Name)
        return &Row;
  return nullptr;
}

LogicalResult lowerNumber(ImplicitLocOpBuilder &B, const Machine &M,
                          Operation *Op, ValueRange Operands,
                          SmallVectorImpl<Value> &Results) {
  SmallVector<Value> Made;
  Emission E{B, M, Op, {}, Made};
  const NumberRow *Row = findRow(Op->getName().getStringRef());
  if (!Row)
    return E.refuse("it has no formula");
  for (TypeRange Types :
       {TypeRange(Op->getOperandTypes()), TypeRange(Op->getResultTypes())})
    for (Type T : Types)
      if (!isSupported(T)) {
        InFlightDiagnostic D =
            Op->emitOpError("cannot be lowered: numbers of ");
        return D << T << " are not supported";
      }
  for (auto [V, T] : llvm::zip_equal(Operands, Op->getOperandTypes()))
    E.In.push_back(widened(E, Row->How, {B, V}, T));
  if (failed(Row->Fn(E)))
    return failure();
  for (auto [V, T] : llvm::zip_equal(Made, Op->getResultTypes()))
    Results.push_back(narrowed(E, Row->How, {B, V}, T));
  return success();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value constantOf(ImplicitLocOpBuilder &B, TypedAttr Element) {
  Type T = registerType(Element.getType());
  if (auto Integer = dyn_cast<IntegerAttr>(Element))
    return intConstant(B, T, Integer.getValue().getZExtValue());
  APFloat Value = cast<FloatAttr>(Element).getValue();
  if (isa<IntegerType>(T))
    return intConstant(B, T, Value.bitcastToAPInt().getZExtValue());
  bool Loses = false;
  Value.convert(cast<FloatType>(T).getFloatSemantics(),
                APFloat::rmNearestTiesToEven, &Loses);
  return LLVM::ConstantOp::create(B, T, B.getFloatAttr(T, Value));
}

Value paddingOf(ImplicitLocOpBuilder &B, Type Element,
                nv_tileas::PaddingValue Value) {
  using nv_tileas::PaddingValue;
  auto Float = dyn_cast<FloatType>(Element);
  if (!Float)
    return Value == PaddingValue::Zero
               ? intConstant(B, registerType(Element), 0)
               : mlir::Value();
  const llvm::fltSemantics &Format = Float.getFloatSemantics();
  bool IsNegative =
      Value == PaddingValue::NegZero || Value == PaddingValue::NegInf;
  if (IsNegative && !APFloat::semanticsHasSignedRepr(Format))
    return {};
  auto Make = [&](const APFloat &Number) {
    return constantOf(B, FloatAttr::get(Float, Number));
  };
  switch (Value) {
  case PaddingValue::Zero:
    // A format without zeros has the smallest number there.
    return APFloat::semanticsHasZero(Format)
               ? Make(APFloat::getZero(Format))
               : intConstant(B, registerType(Element), 0);
  case PaddingValue::NegZero:
    return Make(APFloat::getZero(Format, IsNegative));
  case PaddingValue::NaN:
    return APFloat::semanticsHasNaN(Format) ? Make(APFloat::getNaN(Format))
                                            : mlir::Value();
  case PaddingValue::PosInf:
  case PaddingValue::NegInf:
    return APFloat::semanticsHasInf(Format)
               ? Make(APFloat::getInf(Format, IsNegative))
               : mlir::Value();
  }
  return {};
}

} // namespace opennvvm::tile
