//===- FloatLayout.h - The bits of floats -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_FLOATLAYOUT_H
#define OPENNVVM_LIB_PREPARE_EXPAND_FLOATLAYOUT_H

#include "llvm/IR/IRBuilder.h"

namespace opennvvm::prepare {

inline bool isHalfKind(const llvm::Type *Ty) {
  const llvm::Type *E = Ty->getScalarType();
  return E->isHalfTy() || E->isBFloatTy();
}

/// Whether \p Ty is half, bfloat, float, double or a vector of these.
inline bool isKnownFloat(const llvm::Type *Ty) {
  const llvm::Type *E = Ty->getScalarType();
  return isHalfKind(E) || E->isFloatTy() || E->isDoubleTy();
}

/// Where the fields of a float are; \p Ty may be a vector.
struct FloatLayout {
  explicit FloatLayout(llvm::Type *Ty)
      : Bits(Ty->getScalarSizeInBits()),
        Fraction(llvm::APFloat::semanticsPrecision(
                     Ty->getScalarType()->getFltSemantics()) -
                 1),
        Bias(llvm::APFloat::semanticsMaxExponent(
            Ty->getScalarType()->getFltSemantics())),
        Int(Ty->getWithNewType(
            llvm::IntegerType::get(Ty->getContext(), Bits))) {}

  llvm::Constant *num(uint64_t N) const {
    return llvm::ConstantInt::get(Int, N);
  }
  uint64_t signBit() const { return uint64_t(1) << (Bits - 1); }
  uint64_t infinity() const { return uint64_t(2 * Bias + 1) << Fraction; }
  uint64_t fractionMask() const { return (uint64_t(1) << Fraction) - 1; }

  unsigned Bits;     ///< In total.
  unsigned Fraction; ///< Those after the point.
  int Bias;          ///< Of the exponent, which is also the largest one.
  llvm::Type *Int;   ///< An integer type of the same width.
};

/// 2 to the power of \p Exponent: 32-bit integers in the exponent range of
/// normal numbers of \p Ty.
inline llvm::Value *powerOfTwo(llvm::IRBuilderBase &B, llvm::Value *Exponent,
                               llvm::Type *Ty) {
  FloatLayout L(Ty);
  llvm::Value *Biased = B.CreateAdd(
      Exponent, llvm::ConstantInt::getSigned(Exponent->getType(), L.Bias));
  return B.CreateBitCast(
      B.CreateShl(B.CreateZExtOrTrunc(Biased, L.Int), L.Fraction), Ty);
}

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_FLOATLAYOUT_H
