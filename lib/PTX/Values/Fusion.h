//===- Fusion.h - Operations that become one instruction --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_FUSION_H
#define OPENNVVM_LIB_PTX_VALUES_FUSION_H

#include "Catalog/Opcode.h"
#include <optional>

namespace llvm {
class BinaryOperator;
class CastInst;
class Instruction;
class IntrinsicInst;
class Type;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

/// A product of operands of \p Bits bits.
struct Product {
  const llvm::Value *A, *B; ///< B may be a constant of the wide type.
  unsigned Bits;
  bool Signed;

  /// Only for a 128-bit product is there no mul.wide.
  bool hasInstruction() const { return Bits < 64; }
};
/// The product of twice the width of its operands that \p I is.
std::optional<Product> wideProduct(const llvm::Instruction &I);
/// The product whose upper half truncation \p I takes.
std::optional<Product> highProduct(const llvm::Instruction &I);

/// The product of a number of 32 bits and a constant.
struct ScaledIndex {
  const llvm::Value *Number;
  uint64_t Factor;
};
/// The number that \p Ext extends to 64 bits, and \p Stride, the number of
/// bytes for one of which it is an index. If that number is itself the product
/// of another one and a constant, and does not wrap, they are the other number
/// and the product of the constants, where it is a factor of mul.wide.
ScaledIndex scaledIndex(const llvm::CastInst &Ext, uint64_t Stride);

/// The absolute difference of A and B.
struct Distance {
  const llvm::Value *A, *B;
  unsigned Bits;
  bool Signed;
};
/// The absolute difference that \p V is.
std::optional<Distance> distance(const llvm::Value *V);
/// The addend of addition \p I that is an absolute difference with no other
/// use; null if there is none.
const llvm::Value *distanceIn(const llvm::Instruction &I);

/// The square root of which \p I is the reciprocal, if the result may be
/// approximate and nothing else uses the root; null if there is none.
const llvm::IntrinsicInst *rootIn(const llvm::Instruction &I);

/// The count of leading zeros, of a number of 32 or 64 bits, with which \p I
/// computes the place of the highest bit, which is -1 if there is none. Null if
/// it does not, or something else uses the count.
const llvm::IntrinsicInst *leadingZerosIn(const llvm::Instruction &I);

/// The word with all but one bit masked out that \p I shifts so that it is 0 or
/// 1, if something else needs that word as well; null if there is none. ptxas
/// computes the numbers, such as those of rows, that follow from a bit of a
/// word where they are needed, but from a word that is there anyway, it does so
/// at once, and keeps them all. Where the bit is compared, it tests the word.
const llvm::Instruction *maskedBitIn(const llvm::Instruction &I);

/// Whether extension \p U is printed by its user, mul.wide or mul.hi.
bool isOperandOfWideProduct(const llvm::Use &U);

/// Whether multiplication, shift, comparison, subtraction, call or select \p I
/// is printed as part of the instruction for its only user.
bool isPartOfIdiom(const llvm::Instruction &I);
/// Whether the instruction for a user of \p I reads operands of \p I, which may
/// also have registers of its own.
bool isReadThrough(const llvm::Instruction &I);

/// Whether there is an fma for \p Ty or its elements.
bool hasFma(const llvm::Type *Ty);
/// The product that \p I folds, and the index of its operand; null for none.
const llvm::BinaryOperator *foldedProduct(const llvm::Instruction &I,
                                          unsigned &Index);
/// Whether fmul \p I is part of the fma that its only user becomes.
bool isFoldedMul(const llvm::Instruction &I);

/// What operation of f32 "I" reads as it was before it was extended from half
/// or bfloat (PTX ISA, "Mixed Precision Floating Point Instructions").
struct MixedOperands {
  const llvm::CastInst *A = nullptr; ///< An addend, or a factor of an fma.
  const llvm::CastInst *B = nullptr; ///< The other factor of an fma.
  bool IsNegated = false;            ///< Whether A is.

  explicit operator bool() const { return A; }
};
/// The operands of \p I that may be of 16 bits; none if it has no such form.
MixedOperands mixedOperands(const llvm::Instruction &I);
/// Whether \p U is among the mixedOperands() of the operation that reads it.
bool isMixedUse(const llvm::Use &U);

/// Mod::Rni, which makes cvt round to an integral value as \p I does; None if
/// no conversion does.
Mod roundingOf(const llvm::IntrinsicInst &I);
/// Mod::Rni, Rmi, Rpi or Rzi, according to \p Round; null means Rzi.
Mod roundingModifier(const llvm::IntrinsicInst *Round);
/// The rounding to an integral value that conversion \p I to an integer does
/// itself: cvt.rmi instead of a floor and cvt.rzi. Null if there is none.
const llvm::IntrinsicInst *foldedRounding(const llvm::Instruction &I);
/// Whether \p I is the foldedRounding() of its only user.
bool isFoldedRounding(const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_FUSION_H
