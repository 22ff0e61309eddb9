//===- Integers.cpp - Integers, comparisons, selections -------------------===//
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

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

/// Shifts by the width of the number or more give what shifting bit by bit
/// gives, while LLVM leaves them undefined.
template <typename OpT, bool IsSigned> static LogicalResult shift(Emission &E) {
  Type T = E.to();
  Number In = E.In[0], By = E.In[1];
  // A bit is one number to be shifted, and how far it goes is no sign.
  if (T.isInteger(1) && IsSigned)
    By = By & 1;
  unsigned Width = isa<IndexType>(T) ? 64 : T.getIntOrFloatBitWidth();
  // The shift of two words stops at the width by itself.
  Number None = In.likeBits(0);
  if (!IsSigned && Width == 32)
    return E.give(
        {std::is_same_v<OpT, LLVM::ShlOp>
             ? intrinsic("llvm.nvvm.fshl.clamp", In.type(), {In, None, By})
             : intrinsic("llvm.nvvm.fshr.clamp", In.type(), {None, In, By})});
  Number Most = By.likeBits(Width - 1), IsInside = !lessUnsigned(Most, By);
  if (IsSigned)
    By = select(IsInside, By, Most);
  else
    By = select(IsInside, By, By.likeBits(0));
  Number Shifted = {E.B, OpT::create(E.B, In, By).getResult()};
  return E.give({IsSigned ? Shifted : select(IsInside, Shifted, None)});
}

//===----------------------------------------------------------------------===//
// Quotients
//===----------------------------------------------------------------------===//

/// The quotient towards zero, and one more or less where the rest is not zero
/// and the exact quotient is positive or negative.
template <bool IsUp> static LogicalResult divideSigned(Emission &E) {
  Number A = E.In[0], By = E.In[1];
  Number Quotient = {E.B, LLVM::SDivOp::create(E.B, A, By)};
  Number Rest = A - Quotient * By;
  Number IsNegative = less(A ^ By, 0);
  Number Moves = !equal(Rest, 0) & (IsUp ? !IsNegative : IsNegative);
  Number Step = toUnsigned(Moves, A.width());
  return E.give({IsUp ? Quotient + Step : Quotient - Step});
}

static LogicalResult divideUnsignedUp(Emission &E) {
  Number A = E.In[0], By = E.In[1];
  Number Quotient = {E.B, LLVM::UDivOp::create(E.B, A, By)};
  Number Rest = A - Quotient * By;
  return E.give({Quotient + toUnsigned(!equal(Rest, 0), A.width())});
}

//===----------------------------------------------------------------------===//
// Both halves
//===----------------------------------------------------------------------===//

template <bool IsSigned> static LogicalResult multiplyExtended(Emission &E) {
  Number A = E.In[0], By = E.In[1];
  Number Low = A * By;
  if (A.width() == 64)
    return E.give(
        {Low, intrinsic(IsSigned ? "llvm.nvvm.mulhi.ll" : "llvm.nvvm.mulhi.ull",
                        A.type(), {A, By})});
  unsigned Width = E.to().getIntOrFloatBitWidth();
  unsigned Double = A.width() * 2;
  auto Extended = [&](Number N) {
    return IsSigned ? toSigned(N, Double) : toUnsigned(N, Double);
  };
  Number High = (Extended(A) * Extended(By)) >> int64_t(Width);
  return E.give({Low, toUnsigned(High, A.width())});
}

static LogicalResult addExtended(Emission &E) {
  Number A = E.In[0], Sum = A + E.In[1];
  unsigned Width = E.from().isIndex() ? 64 : E.from().getIntOrFloatBitWidth();
  Number Carry =
      Width < 8 ? !equal(Sum >> int64_t(Width), 0) : lessUnsigned(Sum, A);
  return E.give({Sum, Carry});
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

static LogicalResult magnitude(Emission &E) {
  Number A = E.In[0];
  return E.give({select(less(A, 0), A.likeBits(0) - A, A)});
}

/// Zeros before the first one, counted in as many bits as the number has.
static LogicalResult countLeadingZeros(Emission &E) {
  Number A = E.In[0];
  unsigned Width = E.to().isIndex() ? 64 : E.to().getIntOrFloatBitWidth();
  return E.give({leadingZeros(A) - int64_t(A.width() - Width)});
}

static LogicalResult trailingZeros(Emission &E) {
  Number A = E.In[0];
  unsigned Width = E.to().isIndex() ? 64 : E.to().getIntOrFloatBitWidth();
  if (Width < A.width())
    A = A | int64_t(1) << Width;
  return E.give({{E.B, LLVM::CountTrailingZerosOp::create(
                           E.B, A.type(), A, /*is_zero_poison=*/false)}});
}

//===----------------------------------------------------------------------===//
// Comparisons, selections
//===----------------------------------------------------------------------===//

static LogicalResult compare(Emission &E) {
  arith::CmpIPredicate Predicate = cast<arith::CmpIOp>(E.Op).getPredicate();
  bool IsSigned = Predicate >= arith::CmpIPredicate::slt &&
                  Predicate <= arith::CmpIPredicate::sge;
  Number A = widenInteger(E.In[0], E.from(), IsSigned);
  Number With = widenInteger(E.In[1], E.from(), IsSigned);
  // Both dialects have the same predicates.
  auto Same = LLVM::ICmpPredicate(uint64_t(Predicate));
  return E.give({{E.B, LLVM::ICmpOp::create(E.B, Same, A, With)}});
}

static LogicalResult choose(Emission &E) {
  return E.give({select(E.In[0], E.In[1], E.In[2])});
}

/// Powers by squaring; a negative exponent leaves 1, -1 and nothing else.
static LogicalResult power(Emission &E) {
  Number Base = E.In[0], Exponent = E.In[1];
  std::string Name = "__opennvvm_tile_ipow_i" + std::to_string(Base.width());
  auto Body = [](ArrayRef<Number> In) {
    Number Base = In[0], Exponent = In[1], One = Base.likeBits(1);
    Number Zero = Base.likeBits(0), MinusOne = Base.likeBits(~uint64_t(0));
    Number Result = One, Square = Base;
    for (unsigned I = 0; I < Base.width(); ++I) {
      Number IsSet = equal((Exponent >> int64_t(I)) & 1, 1);
      Result = select(IsSet, Result * Square, Result);
      Square = Square * Square;
    }
    Number IsOdd = equal(Exponent & 1, 1);
    Number OfMinusOne = select(IsOdd, MinusOne, One);
    Number Inverse = select(equal(Base, MinusOne), OfMinusOne, Zero);
    Inverse = select(equal(Base, One), One, Inverse);
    return select(less(Exponent, 0), Inverse, Result);
  };
  return E.give({callShared(Name, Base.type(), {Base, Exponent}, Body)});
}

ArrayRef<NumberRow> integerRows() {
  static constexpr NumberRow Rows[] = {
      row<arith::AddIOp>(Way::Unsigned, same<LLVM::AddOp>),
      row<arith::SubIOp>(Way::Unsigned, same<LLVM::SubOp>),
      row<arith::MulIOp>(Way::Unsigned, same<LLVM::MulOp>),
      row<arith::AndIOp>(Way::AsIs, same<LLVM::AndOp>),
      row<arith::OrIOp>(Way::AsIs, same<LLVM::OrOp>),
      row<arith::XOrIOp>(Way::AsIs, same<LLVM::XOrOp>),
      row<arith::MaxSIOp>(Way::Signed, same<LLVM::SMaxOp>),
      row<arith::MinSIOp>(Way::Signed, same<LLVM::SMinOp>),
      row<arith::MaxUIOp>(Way::Unsigned, same<LLVM::UMaxOp>),
      row<arith::MinUIOp>(Way::Unsigned, same<LLVM::UMinOp>),
      row<arith::DivSIOp>(Way::Signed, same<LLVM::SDivOp>),
      row<arith::DivUIOp>(Way::Unsigned, same<LLVM::UDivOp>),
      row<arith::RemSIOp>(Way::Signed, same<LLVM::SRemOp>),
      row<arith::RemUIOp>(Way::Unsigned, same<LLVM::URemOp>),
      row<arith::FloorDivSIOp>(Way::Signed, divideSigned<false>),
      row<arith::CeilDivSIOp>(Way::Signed, divideSigned<true>),
      row<arith::CeilDivUIOp>(Way::Unsigned, divideUnsignedUp),
      row<arith::ShLIOp>(Way::Unsigned, shift<LLVM::ShlOp, false>),
      row<arith::ShRUIOp>(Way::Unsigned, shift<LLVM::LShrOp, false>),
      row<arith::ShRSIOp>(Way::Signed, shift<LLVM::AShrOp, true>),
      row<arith::MulSIExtendedOp>(Way::Signed, multiplyExtended<true>),
      row<arith::MulUIExtendedOp>(Way::Unsigned, multiplyExtended<false>),
      row<arith::AddUIExtendedOp>(Way::Unsigned, addExtended),
      row<math::AbsIOp>(Way::Signed, magnitude),
      row<math::CtPopOp>(Way::Unsigned, same<LLVM::CtPopOp>),
      row<math::CountLeadingZerosOp>(Way::Unsigned, countLeadingZeros),
      row<math::CountTrailingZerosOp>(Way::Unsigned, trailingZeros),
      row<math::IPowIOp>(Way::Signed, power),
      row<arith::CmpIOp>(Way::AsIs, compare),
      row<arith::SelectOp>(Way::AsIs, choose),
  };
  return Rows;
}

} // namespace opennvvm::tile::numbers
