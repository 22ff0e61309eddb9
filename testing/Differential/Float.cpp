//===- Float.cpp - Random floating-point instructions ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// \p V if the sign of a zero would be unspecified: x + 0 is never -0.
Value *Builder::withoutNegativeZero(Value *V) {
  return B.CreateFAdd(V, ConstantFP::getZero(V->getType()));
}

void Builder::floatOperation() {
  static constexpr Instruction::BinaryOps Ops[] = {
      Instruction::FAdd, Instruction::FSub, Instruction::FMul,
      Instruction::FDiv, Instruction::FRem};
  Type *T = floatOrVector();
  unsigned Which = C.below(6);
  if (Which == 5)
    return keep(B.CreateFNeg(get(T)));
  if (Ops[Which] == Instruction::FRem) {
    if (Flush)
      return;
    T = T->getScalarType();
  }
  Value *X = get(T), *Y = get(T);
  keep(B.CreateBinOp(Ops[Which], X, Y));
}

void Builder::floatIntrinsic() {
  static constexpr Intrinsic::ID One[] = {
      Intrinsic::fabs,  Intrinsic::sqrt,      Intrinsic::floor,
      Intrinsic::ceil,  Intrinsic::trunc,     Intrinsic::rint,
      Intrinsic::round, Intrinsic::nearbyint, Intrinsic::roundeven};
  static constexpr Intrinsic::ID Two[] = {
      Intrinsic::minimum, Intrinsic::maximum, Intrinsic::minimumnum,
      Intrinsic::maximumnum};
  static constexpr Intrinsic::ID Zeros[] = {Intrinsic::minnum,
                                            Intrinsic::maxnum};
  static constexpr Intrinsic::ID Three[] = {Intrinsic::fma, Intrinsic::fmuladd};
  Type *T = floatOrVector();
  Intrinsic::ID ID;
  auto Call = [&](Values Args) { keep(B.CreateIntrinsic(ID, {T}, Args)); };
  switch (C.below(6)) {
  case 0:
    ID = C.pick(ArrayRef(One));
    return Call({get(T)});
  case 1:
    ID = C.pick(ArrayRef(Three));
    return Call({get(T), get(T), get(T)});
  case 2:
    ID = C.pick(ArrayRef(Two));
    return Call({get(T), get(T)});
  case 3:
    ID = C.pick(ArrayRef(Zeros));
    return Call({withoutNegativeZero(get(T)), withoutNegativeZero(get(T))});
  case 4:
    ID = Intrinsic::copysign;
    return Call({get(T), clean(get(T))});
  default:
    ID = Intrinsic::canonicalize;
    return Call({get(T)});
  }
}

/// Exponents and fractions, of types that have them.
void Builder::exponent() {
  if (Flush)
    return;
  Type *T = C.chance(50) ? B.getDoubleTy() : B.getFloatTy();
  Type *Int = B.getInt32Ty();
  if (C.chance(40)) {
    Value *Amount =
        B.CreateSub(B.CreateAnd(get(Int), B.getInt32(4095)), B.getInt32(2048));
    return keep(
        B.CreateIntrinsic(Intrinsic::ldexp, {T, Int}, {get(T), Amount}));
  }
  Value *V = get(T);
  Value *Finite =
      B.CreateIntrinsic(Intrinsic::is_fpclass, {T}, {V, B.getInt32(fcFinite)});
  V = B.CreateSelect(Finite, V, ConstantFP::get(T, 1.5));
  bool Splits = C.chance(50);
  Value *Pair = Splits ? B.CreateIntrinsic(Intrinsic::modf, {T}, {V})
                       : B.CreateIntrinsic(Intrinsic::frexp, {T, Int}, {V});
  keep(B.CreateExtractValue(Pair, 0));
  keep(B.CreateExtractValue(Pair, 1));
}

void Builder::floatCompare() {
  Type *T = floatOrVector();
  auto P = CmpInst::Predicate(C.below(CmpInst::LAST_FCMP_PREDICATE + 1));
  Value *X = get(T), *Y = get(T);
  keep(B.CreateFCmp(P, X, Y));
}

void Builder::floatTest() {
  Type *T = floatOrVector();
  Value *V = clean(get(T));
  // Whether a subnormal has been flushed depends on where it was last copied.
  unsigned Mask = C.below(fcAllFlags + 1);
  if (Flush) {
    V = B.CreateBitCast(bits(V), T);
    Mask &= ~unsigned(fcSubnormal);
  }
  keep(B.CreateIntrinsic(Intrinsic::is_fpclass, {T}, {V, B.getInt32(Mask)}));
}

void Builder::roundToInteger() {
  static constexpr Intrinsic::ID All[] = {Intrinsic::lrint, Intrinsic::llrint,
                                          Intrinsic::lround,
                                          Intrinsic::llround};
  Type *T = floatType();
  Value *V = get(T);
  Value *Small = B.CreateFCmpOLT(B.CreateIntrinsic(Intrinsic::fabs, {T}, {V}),
                                 ConstantFP::get(T, 32768));
  V = B.CreateSelect(Small, V, ConstantFP::getZero(T));
  Type *Int = C.chance(50) ? B.getInt32Ty() : B.getInt64Ty();
  unsigned Which = C.below(4);
  // llrint and llround have only one result type on the host.
  if (Which % 2 == 1)
    Int = B.getInt64Ty();
  keep(B.CreateIntrinsic(All[Which], {Int, T}, {V}));
}

void Builder::saturatingConversion() {
  Type *From = floatOrVector();
  Type *To = withElement(From, intType());
  Intrinsic::ID ID =
      C.chance(50) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
  keep(B.CreateIntrinsic(ID, {To, From}, {get(From)}));
}

} // namespace opennvvm::differential
