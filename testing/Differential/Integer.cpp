//===- Integer.cpp - Random integer instructions --------------------------===//
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

Value *Builder::nonZero(Value *V) {
  Type *T = V->getType();
  if (C.chance(50))
    return B.CreateOr(V, splat(T, 1));
  Value *IsZero = B.CreateICmpEQ(V, Constant::getNullValue(T));
  return B.CreateSelect(IsZero, splat(T, 1), V);
}

Value *Builder::shiftAmount(Type *T) {
  unsigned Width = T->getScalarSizeInBits();
  if (Width == 1)
    return Constant::getNullValue(T);
  if (C.chance(30))
    return splat(T, C.below(Width));
  Value *V = get(T);
  if (C.chance(20) || !isPowerOf2_32(Width))
    return B.CreateURem(V, splat(T, std::min(Width, 127u)));
  return B.CreateAnd(V, splat(T, Width - 1));
}

void Builder::integerOperation() {
  static constexpr Instruction::BinaryOps Ops[] = {
      Instruction::Add,  Instruction::Sub,  Instruction::Xor,
      Instruction::And,  Instruction::Or,   Instruction::Mul,
      Instruction::Shl,  Instruction::LShr, Instruction::AShr,
      Instruction::UDiv, Instruction::URem, Instruction::SDiv,
      Instruction::SRem};
  Type *T = intOrVector();
  Instruction::BinaryOps Op = C.pick(ArrayRef(Ops));
  unsigned Width = T->getScalarSizeInBits();
  bool Divides = Op == Instruction::UDiv || Op == Instruction::URem ||
                 Op == Instruction::SDiv || Op == Instruction::SRem;
  // A wide division is a slow loop.
  if (Divides && Width > 64)
    T = T->getScalarType();
  // -1 and 1 are one value in one bit.
  if (Width == 1 && Divides)
    Op = Instruction::UDiv;
  Value *Left = get(T);
  Value *Right;
  if (Instruction::isShift(Op)) {
    Right = shiftAmount(T);
  } else if (Divides) {
    Right = nonZero(get(T));
    if (Op == Instruction::SDiv || Op == Instruction::SRem) {
      Value *IsMinusOne = B.CreateICmpEQ(Right, Constant::getAllOnesValue(T));
      Right = B.CreateSelect(IsMinusOne, splat(T, 1), Right);
    }
  } else {
    Right = get(T);
  }
  keep(B.CreateBinOp(Op, Left, Right));
}

void Builder::integerIntrinsic() {
  static constexpr Intrinsic::ID One[] = {Intrinsic::ctpop,
                                          Intrinsic::bitreverse};
  static constexpr Intrinsic::ID Two[] = {
      Intrinsic::smin,     Intrinsic::smax,     Intrinsic::umin,
      Intrinsic::umax,     Intrinsic::sadd_sat, Intrinsic::ssub_sat,
      Intrinsic::uadd_sat, Intrinsic::usub_sat};
  static constexpr Intrinsic::ID Counting[] = {Intrinsic::ctlz,
                                               Intrinsic::cttz};
  static constexpr Intrinsic::ID Funnel[] = {Intrinsic::fshl, Intrinsic::fshr};
  static constexpr Intrinsic::ID Shift[] = {Intrinsic::sshl_sat,
                                            Intrinsic::ushl_sat};
  static constexpr Intrinsic::ID Order[] = {Intrinsic::scmp, Intrinsic::ucmp};
  Type *T = intOrVector();
  Intrinsic::ID ID;
  auto Call = [&](Values Args) { keep(B.CreateIntrinsic(ID, {T}, Args)); };
  switch (C.below(8)) {
  case 0:
    ID = C.pick(ArrayRef(Two));
    return Call({get(T), get(T)});
  case 1:
    ID = C.pick(ArrayRef(One));
    return Call({get(T)});
  case 2: {
    bool ZeroIsPoison = C.chance(30);
    Value *V = get(T);
    ID = C.pick(ArrayRef(Counting));
    return Call({ZeroIsPoison ? nonZero(V) : V, B.getInt1(ZeroIsPoison)});
  }
  case 3:
    ID = C.pick(ArrayRef(Funnel));
    return Call({get(T), get(T), get(T)});
  case 4:
    ID = Intrinsic::abs;
    return Call({get(T), B.getFalse()});
  case 5:
    if (T->getScalarSizeInBits() == 1)
      return;
    ID = C.pick(ArrayRef(Shift));
    return Call({get(T), shiftAmount(T)});
  case 6: {
    static constexpr unsigned Widths[] = {32, 8, 2, 64, 16};
    Type *R = withElement(T, B.getIntNTy(C.pick(ArrayRef(Widths))));
    ID = C.pick(ArrayRef(Order));
    return keep(B.CreateIntrinsic(ID, {R, T}, {get(T), get(T)}));
  }
  default:
    ID = Intrinsic::bswap;
    if (T->getScalarSizeInBits() % 16 == 0)
      Call({get(T)});
  }
}

void Builder::overflowIntrinsic() {
  static constexpr Intrinsic::ID All[] = {
      Intrinsic::uadd_with_overflow, Intrinsic::sadd_with_overflow,
      Intrinsic::usub_with_overflow, Intrinsic::ssub_with_overflow,
      Intrinsic::umul_with_overflow, Intrinsic::smul_with_overflow};
  Type *T = C.chance(10) ? vectorOf(intType()) : intType();
  Intrinsic::ID ID = C.pick(ArrayRef(All));
  Value *Pair = B.CreateIntrinsic(ID, {T}, {get(T), get(T)});
  keep(B.CreateExtractValue(Pair, 0));
  keep(B.CreateExtractValue(Pair, 1));
}

void Builder::integerCompare() {
  Type *T = intOrVector();
  auto P = CmpInst::Predicate(CmpInst::FIRST_ICMP_PREDICATE +
                              C.below(CmpInst::LAST_ICMP_PREDICATE -
                                      CmpInst::FIRST_ICMP_PREDICATE + 1));
  Value *X = get(T), *Y = get(T);
  keep(B.CreateICmp(P, X, Y));
}

} // namespace opennvvm::differential
