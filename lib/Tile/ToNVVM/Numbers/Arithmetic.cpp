//===- Arithmetic.cpp - Floats, rounded to the nearest even number --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handlers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace opennvvm::tile::numbers {

static LogicalResult compare(Emission &E) {
  arith::CmpFPredicate Predicate = cast<arith::CmpFOp>(E.Op).getPredicate();
  // Both dialects have the same predicates.
  auto Same = LLVM::FCmpPredicate(uint64_t(Predicate));
  return E.give({{E.B, LLVM::FCmpOp::create(E.B, Same, E.In[0], E.In[1])}});
}

/// f32 has all sums, products, quotients and roots of these, rounded, with at
/// least twice their bits and two more, so that rounding again changes nothing.
template <typename OpT> static LogicalResult viaSingle(Emission &E) {
  Type T = E.In[0].type();
  if (E.In[0].width() != 16)
    return same<OpT>(E);
  Type F32 = E.B.getF32Type();
  SmallVector<Value, 2> Operands;
  for (Number In : E.In)
    Operands.push_back(toFloat(In, F32));
  Number Result = {E.B, OpT::create(E.B, F32, Operands)->getResult(0)};
  return E.give({toFloat(Result, T)});
}

/// Between bounds; a NaN stays one.
static LogicalResult clamp(Emission &E) {
  Number In = E.In[0];
  Number Low = select(less(In, E.In[1]), E.In[1], In);
  return E.give({select(less(E.In[2], Low), E.In[2], Low)});
}

/// What concerns the sign alone, of a float of fewer bits in an i8 by its bits.
template <typename OpT> static LogicalResult ofSign(Emission &E) {
  if (E.In[0].isFloat())
    return same<OpT>(E);
  auto Float = cast<FloatType>(E.to());
  if (!APFloat::semanticsHasSignedRepr(Float.getFloatSemantics()))
    return E.refuse("its numbers have no sign");
  Number Code = E.In[0];
  int64_t Sign = int64_t(1) << (Float.getWidth() - 1);
  if (std::is_same_v<OpT, LLVM::FNegOp>)
    return E.give({Code ^ Sign});
  Number Magnitude = Code & (Sign - 1);
  if (std::is_same_v<OpT, LLVM::FAbsOp>)
    return E.give({Magnitude});
  return E.give({Magnitude | (E.In.back() & Sign)});
}

template <unsigned Classes> static LogicalResult isOfClass(Emission &E) {
  Number Is = {E.B,
               LLVM::IsFPClass::create(E.B, E.B.getI1Type(), E.In[0], Classes)};
  return E.give({Is});
}

// Bits of llvm.is.fpclass.
static constexpr unsigned NaNs = 0x3, Infinities = 0x204, Finites = 0x1f8,
                          Normals = 0x108;

ArrayRef<NumberRow> arithmeticRows() {
  static constexpr NumberRow Rows[] = {
      row<arith::AddFOp>(Way::Floats, same<LLVM::FAddOp>),
      row<arith::SubFOp>(Way::Floats, same<LLVM::FSubOp>),
      row<arith::MulFOp>(Way::Floats, same<LLVM::FMulOp>),
      row<arith::DivFOp>(Way::Floats, viaSingle<LLVM::FDivOp>),
      row<arith::RemFOp>(Way::Singles, same<LLVM::FRemOp>),
      row<arith::NegFOp>(Way::AsIs, ofSign<LLVM::FNegOp>),
      row<arith::MaximumFOp>(Way::Floats, same<LLVM::MaximumOp>),
      row<arith::MinimumFOp>(Way::Floats, same<LLVM::MinimumOp>),
      row<arith::MaxNumFOp>(Way::Floats, same<LLVM::MaxNumOp>),
      row<arith::MinNumFOp>(Way::Floats, same<LLVM::MinNumOp>),
      row<arith::CmpFOp>(Way::Floats, compare),
      row<math::AbsFOp>(Way::AsIs, ofSign<LLVM::FAbsOp>),
      row<math::CopySignOp>(Way::AsIs, ofSign<LLVM::CopySignOp>),
      row<math::CeilOp>(Way::Floats, same<LLVM::FCeilOp>),
      row<math::FloorOp>(Way::Floats, same<LLVM::FFloorOp>),
      row<math::TruncOp>(Way::Floats, same<LLVM::FTruncOp>),
      row<math::RoundOp>(Way::Floats, same<LLVM::RoundOp>),
      row<math::RoundEvenOp>(Way::Floats, same<LLVM::RoundEvenOp>),
      row<math::FmaOp>(Way::Floats, same<LLVM::FMAOp>),
      row<math::SqrtOp>(Way::Floats, viaSingle<LLVM::SqrtOp>),
      row<math::ClampFOp>(Way::Floats, clamp),
      row<math::IsNaNOp>(Way::Floats, isOfClass<NaNs>),
      row<math::IsInfOp>(Way::Floats, isOfClass<Infinities>),
      row<math::IsFiniteOp>(Way::Floats, isOfClass<Finites>),
      row<math::IsNormalOp>(Way::Floats, isOfClass<Normals>),
  };
  return Rows;
}

} // namespace opennvvm::tile::numbers
