//===- Fusion.cpp - Operations that become one instruction ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fusion.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Target/Accuracy.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::ptx {

/// The only user of \p I, if it is a \p T.
template <typename T> static const T *onlyUser(const Instruction &I) {
  return I.hasOneUse() ? dyn_cast<T>(*I.user_begin()) : nullptr;
}

//===----------------------------------------------------------------------===//
// Products of twice the width
//===----------------------------------------------------------------------===//

/// The value of half the width that \p V extends; null if it is anything else.
static const CastInst *extension(const Value *V) {
  auto *Cast = dyn_cast<CastInst>(V);
  if (!Cast || !(isa<SExtInst>(Cast) || isa<ZExtInst>(Cast)) ||
      isa<Constant>(Cast->getOperand(0)))
    return nullptr;
  unsigned To = Cast->getType()->getIntegerBitWidth(),
           From = Cast->getSrcTy()->getIntegerBitWidth();
  return (To == 32 || To == 64 || To == 128) && 2 * From == To ? Cast : nullptr;
}

/// The product that a shift of an extended number of 32 bits is: one
/// instruction extends and shifts it, and adds what is added to it.
static std::optional<Product> shiftedProduct(const Instruction &I) {
  const CastInst *A =
      I.getType()->isIntegerTy(64) ? extension(I.getOperand(0)) : nullptr;
  uint64_t Amount;
  if (!A || !match(I.getOperand(1), m_ConstantInt(Amount)) || Amount == 0 ||
      Amount >= (isa<SExtInst>(A) ? 31 : 32))
    return std::nullopt;
  return Product{A->getOperand(0),
                 ConstantInt::get(I.getType(), uint64_t(1) << Amount), 32,
                 isa<SExtInst>(A)};
}

std::optional<Product> wideProduct(const Instruction &I) {
  if (I.getOpcode() == Instruction::Shl)
    return shiftedProduct(I);
  if (I.getOpcode() != Instruction::Mul || !I.getType()->isIntegerTy())
    return std::nullopt;
  const CastInst *A = extension(I.getOperand(0));
  if (!A)
    return std::nullopt;
  Product P = {A->getOperand(0), I.getOperand(1),
               A->getSrcTy()->getIntegerBitWidth(), isa<SExtInst>(A)};
  if (auto *C = dyn_cast<ConstantInt>(P.B))
    return (P.Signed ? C->getValue().isSignedIntN(P.Bits)
                     : C->getValue().isIntN(P.Bits))
               ? std::optional(P)
               : std::nullopt;
  const CastInst *B = extension(P.B);
  if (!B || B->getOpcode() != A->getOpcode())
    return std::nullopt;
  P.B = B->getOperand(0);
  return P;
}

std::optional<Product> highProduct(const Instruction &I) {
  const Value *Wide;
  uint64_t Amount;
  if (!I.getType()->isIntegerTy() ||
      !match(&I, m_Trunc(m_Shr(m_Value(Wide), m_ConstantInt(Amount)))))
    return std::nullopt;
  auto *Mul = dyn_cast<Instruction>(Wide);
  std::optional<Product> P = Mul && Mul->getOpcode() == Instruction::Mul
                                 ? wideProduct(*Mul)
                                 : std::nullopt;
  return P && Amount == P->Bits && I.getType()->isIntegerTy(P->Bits)
             ? P
             : std::nullopt;
}

static bool isPartOfHighProduct(const Instruction &Shift) {
  auto *Trunc = onlyUser<TruncInst>(Shift);
  return Trunc && highProduct(*Trunc);
}

//===----------------------------------------------------------------------===//
// Scaled indices
//===----------------------------------------------------------------------===//

/// The constant by which \p I multiplies its first operand; 0 for none.
static uint64_t constantFactor(const Instruction &I) {
  auto *C = I.getType()->isIntegerTy(32)
                ? dyn_cast<ConstantInt>(I.getOperand(1))
                : nullptr;
  if (!C || isa<Constant>(I.getOperand(0)))
    return 0;
  if (I.getOpcode() == Instruction::Mul)
    return C->getZExtValue();
  return I.getOpcode() == Instruction::Shl && C->getValue().ult(32)
             ? uint64_t(1) << C->getZExtValue()
             : 0;
}

/// Whether product \p I is the same if \p Ext extends its operands, not it.
static bool isExtendedAlike(const CastInst &Ext, const Instruction &I) {
  return isa<SExtInst>(Ext) ? I.hasNoSignedWrap()
                            : I.hasNoUnsignedWrap() ||
                                  (Ext.hasNonNeg() && I.hasNoSignedWrap());
}

ScaledIndex scaledIndex(const CastInst &Ext, uint64_t Stride) {
  auto *I = dyn_cast<BinaryOperator>(Ext.getOperand(0));
  uint64_t Factor = I ? constantFactor(*I) : 0;
  constexpr uint64_t Most = INT32_MAX;
  if (Factor == 0 || Factor > Most || Stride > Most || Factor * Stride > Most ||
      !isExtendedAlike(Ext, *I))
    return {Ext.getOperand(0), Stride};
  return {I->getOperand(0), Factor * Stride};
}

/// Whether \p I is a product that scaledIndex() may find.
static bool isInScaledIndex(const Instruction &I) {
  return constantFactor(I) && llvm::any_of(I.users(), [](const User *Ext) {
           return isa<SExtInst, ZExtInst>(Ext) &&
                  llvm::any_of(Ext->users(), IsaPred<GetElementPtrInst>);
         });
}

/// A scaled index is computed from the extension itself.
bool isOperandOfWideProduct(const Use &U) {
  auto *I = dyn_cast<Instruction>(U.getUser());
  std::optional<Product> P =
      I && extension(U.get()) ? wideProduct(*I) : std::nullopt;
  return P &&
         ((P->hasInstruction() && !isInScaledIndex(*I)) || isPartOfIdiom(*I));
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

/// "a < b ? b - a : a - b", with the comparison in any form.
std::optional<Distance> distance(const Value *V) {
  auto *Select = dyn_cast<SelectInst>(V);
  if (!Select ||
      !(V->getType()->isIntegerTy(16) || V->getType()->isIntegerTy(32) ||
        V->getType()->isIntegerTy(64)))
    return std::nullopt;
  auto *Compare = dyn_cast<ICmpInst>(Select->getCondition());
  if (!Compare || !Compare->isRelational())
    return std::nullopt;
  const Value *Less = Compare->getOperand(0), *More = Compare->getOperand(1);
  if (ICmpInst::isGT(Compare->getPredicate()) ||
      ICmpInst::isGE(Compare->getPredicate()))
    std::swap(Less, More);
  if (!match(Select->getTrueValue(),
             m_Sub(m_Specific(More), m_Specific(Less))) ||
      !match(Select->getFalseValue(),
             m_Sub(m_Specific(Less), m_Specific(More))))
    return std::nullopt;
  return Distance{Less, More, V->getType()->getIntegerBitWidth(),
                  Compare->isSigned()};
}

const Value *distanceIn(const Instruction &I) {
  if (I.getOpcode() != Instruction::Add)
    return nullptr;
  for (const Value *V : I.operands())
    if (V->hasOneUse() && distance(V))
      return V;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Reciprocals of square roots
//===----------------------------------------------------------------------===//

/// Whether the reciprocal \p I of \p Root may be computed in one step. Where
/// the root is asked for as sqrt.approx, it may, as in LLVM's NVPTX backend,
/// although the division is exact: rsqrt.approx has an error as small.
static bool mayApproximate(const Instruction &I, const IntrinsicInst &Root) {
  if (Root.getIntrinsicID() == Intrinsic::sqrt)
    return isApproximate(Root) && (isApproximate(I) || I.hasAllowReciprocal());
  const IntrinsicRow *Row = lookupIntrinsic(Root.getIntrinsicID());
  return Row && Row->PTXText.starts_with("sqrt.approx.");
}

const IntrinsicInst *rootIn(const Instruction &I) {
  if (I.getOpcode() != Instruction::FDiv || !I.getType()->isFloatTy() ||
      !match(I.getOperand(0), m_FPOne()))
    return nullptr;
  auto *Root = dyn_cast<IntrinsicInst>(I.getOperand(1));
  return Root && Root->hasOneUse() && mayApproximate(I, *Root) ? Root : nullptr;
}

//===----------------------------------------------------------------------===//
// Places of the highest bit
//===----------------------------------------------------------------------===//

const IntrinsicInst *leadingZerosIn(const Instruction &I) {
  if (!I.getType()->isIntegerTy(32) && !I.getType()->isIntegerTy(64))
    return nullptr;
  // Of 0, bfind gives -1, as the difference does.
  const Value *Zeros, *NotOfZero;
  auto Count =
      m_CombineAnd(m_Intrinsic<Intrinsic::ctlz>(m_Value(), m_Value(NotOfZero)),
                   m_OneUse(m_Value(Zeros)));
  auto Most = m_SpecificInt(I.getType()->getIntegerBitWidth() - 1);
  if (!match(&I, m_Sub(Most, Count)) &&
      !(match(&I, m_Xor(Count, Most)) && match(NotOfZero, m_One())))
    return nullptr;
  auto *Call = cast<IntrinsicInst>(Zeros);
  return Call->getParent() == I.getParent() ? Call : nullptr;
}

//===----------------------------------------------------------------------===//
// Single bits
//===----------------------------------------------------------------------===//

const Instruction *maskedBitIn(const Instruction &I) {
  const APInt *Mask, *Amount;
  const Value *Word;
  if (I.getOpcode() != Instruction::LShr || !I.getType()->isIntegerTy(32) ||
      !match(&I,
             m_LShr(m_And(m_Value(Word), m_Power2(Mask)), m_APInt(Amount))) ||
      *Amount != Mask->logBase2() || isa<Constant>(Word))
    return nullptr;
  auto *Masked = cast<Instruction>(I.getOperand(0));
  return Masked->hasOneUse() || any_of(I.users(), IsaPred<ICmpInst>) ? nullptr
                                                                     : Masked;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

bool isPartOfIdiom(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Mul: {
    auto *Shift = onlyUser<BinaryOperator>(I);
    return Shift && isPartOfHighProduct(*Shift);
  }
  case Instruction::LShr:
  case Instruction::AShr:
    return isPartOfHighProduct(I);
  case Instruction::ICmp:
  case Instruction::Sub: {
    auto *Select = onlyUser<SelectInst>(I);
    return Select && distance(Select);
  }
  case Instruction::Call: {
    auto *User = onlyUser<BinaryOperator>(I);
    return User && (rootIn(*User) == &I || leadingZerosIn(*User) == &I);
  }
  case Instruction::Select: {
    auto *Sum = onlyUser<BinaryOperator>(I);
    return Sum && distanceIn(*Sum) == &I;
  }
  default:
    return false;
  }
}

static bool isHighProduct(const User *U) {
  auto *Trunc = dyn_cast<TruncInst>(U);
  return Trunc && highProduct(*Trunc);
}

bool isReadThrough(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Shl:
    return isInScaledIndex(I);
  case Instruction::Mul:
    return isInScaledIndex(I) || llvm::any_of(I.users(), [](const User *Shift) {
             return llvm::any_of(Shift->users(), isHighProduct);
           });
  case Instruction::And:
    return llvm::any_of(I.users(), [&](const User *U) {
      return maskedBitIn(*cast<Instruction>(U)) == &I;
    });
  case Instruction::LShr:
  case Instruction::AShr:
    return llvm::any_of(I.users(), isHighProduct);
  case Instruction::ICmp:
  case Instruction::Sub:
    return llvm::any_of(I.users(),
                        [](const User *U) { return distance(U).has_value(); });
  case Instruction::SExt:
  case Instruction::ZExt:
    return llvm::any_of(I.users(), [](const User *U) {
      auto *Mul = dyn_cast<Instruction>(U);
      return isa<GetElementPtrInst>(U) || (Mul && wideProduct(*Mul));
    });
  default:
    return isPartOfIdiom(I);
  }
}

//===----------------------------------------------------------------------===//
// Contraction
//===----------------------------------------------------------------------===//

bool hasFma(const Type *Ty) {
  const Type *Element = Ty->getScalarType();
  return Element->isFloatTy() || Element->isDoubleTy() || Element->isHalfTy() ||
         Element->isBFloatTy();
}

/// \p V as a product that addition \p User, which has the contract flag, may
/// fold; null if it is not one.
static const BinaryOperator *asProduct(const Value *V,
                                       const Instruction &User) {
  auto *Mul = dyn_cast<BinaryOperator>(V);
  return Mul && Mul->getOpcode() == Instruction::FMul && Mul->hasOneUse() &&
                 Mul->hasAllowContract() && Mul->getParent() == User.getParent()
             ? Mul
             : nullptr;
}

const BinaryOperator *foldedProduct(const Instruction &I, unsigned &Index) {
  unsigned Opcode = I.getOpcode();
  if ((Opcode != Instruction::FAdd && Opcode != Instruction::FSub) ||
      !I.hasAllowContract() || !hasFma(I.getType()))
    return nullptr;
  for (Index = 0; Index != 2; ++Index)
    if (const BinaryOperator *Mul = asProduct(I.getOperand(Index), I))
      return Mul;
  return nullptr;
}

bool isFoldedMul(const Instruction &I) {
  if (I.getOpcode() != Instruction::FMul || !I.hasOneUse())
    return false;
  auto *User = dyn_cast<Instruction>(*I.user_begin());
  unsigned Index;
  return User && foldedProduct(*User, Index) == &I;
}

//===----------------------------------------------------------------------===//
// Mixed precision
//===----------------------------------------------------------------------===//

/// \p V as an extension of a half or bfloat to float; null if it is not one.
static const CastInst *extendedHalf(const Value *V) {
  auto *Ext = dyn_cast<FPExtInst>(V);
  if (!Ext || !Ext->getType()->getScalarType()->isFloatTy())
    return nullptr;
  const Type *From = Ext->getSrcTy()->getScalarType();
  return From->isHalfTy() || From->isBFloatTy() ? Ext : nullptr;
}

/// Whether negating what \p Ext extends costs nothing: ptxas makes neg.f16 part
/// of its user, but not neg.bf16.
static bool isNegatedFreely(const CastInst *Ext) {
  return Ext->getSrcTy()->getScalarType()->isHalfTy();
}

static MixedOperands mixedFactors(const Value *X, const Value *Y,
                                  bool IsNegated) {
  const CastInst *A = extendedHalf(X), *B = extendedHalf(Y);
  if (!A || !B || A->getSrcTy() != B->getSrcTy() ||
      (IsNegated && !isNegatedFreely(A)))
    return {};
  return {A, B, IsNegated};
}

MixedOperands mixedOperands(const Instruction &I) {
  if (!I.getType()->getScalarType()->isFloatTy())
    return {};
  if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
    if (II->getIntrinsicID() != Intrinsic::fma &&
        II->getIntrinsicID() != Intrinsic::fmuladd)
      return {};
    return mixedFactors(II->getArgOperand(0), II->getArgOperand(1), false);
  }
  bool IsSub = I.getOpcode() == Instruction::FSub;
  if (!IsSub && I.getOpcode() != Instruction::FAdd)
    return {};
  unsigned Index;
  if (const BinaryOperator *Mul = foldedProduct(I, Index))
    return mixedFactors(Mul->getOperand(0), Mul->getOperand(1),
                        IsSub && Index == 1);
  const CastInst *A = extendedHalf(I.getOperand(0)),
                 *B = extendedHalf(I.getOperand(1));
  if (B && IsSub && !isNegatedFreely(B))
    B = nullptr;
  // What has other users may need a register of 32 bits in any case.
  if (B && (!A || (!A->hasOneUse() && B->hasOneUse())))
    return {B, nullptr, IsSub};
  return {A, nullptr, false};
}

bool isMixedUse(const Use &U) {
  auto *I = cast<Instruction>(U.getUser());
  if (I->getOpcode() == Instruction::FMul)
    return isFoldedMul(*I) &&
           mixedOperands(*cast<Instruction>(*I->user_begin()));
  MixedOperands Mixed = mixedOperands(*I);
  if (isa<IntrinsicInst>(I))
    return Mixed && U.getOperandNo() < 2;
  return !Mixed.B && U.get() == Mixed.A && I->getOperand(0) != I->getOperand(1);
}

//===----------------------------------------------------------------------===//
// Conversions that round
//===----------------------------------------------------------------------===//

Mod roundingOf(const IntrinsicInst &I) {
  const GenericIntrinsic *Row = lookupGeneric(I.getIntrinsicID());
  return Row ? Row->Rounding : Mod::None;
}

Mod roundingModifier(const IntrinsicInst *Round) {
  return Round ? roundingOf(*Round) : Mod::Rzi;
}

static bool convertsToInteger(const Instruction &I) {
  if (isa<FPToSIInst, FPToUIInst>(I))
    return true;
  auto *II = dyn_cast<IntrinsicInst>(&I);
  return II && (II->getIntrinsicID() == Intrinsic::fptosi_sat ||
                II->getIntrinsicID() == Intrinsic::fptoui_sat);
}

bool isFoldedRounding(const Instruction &I) {
  if (!I.hasOneUse() ||
      !(I.getType()->isFloatTy() || I.getType()->isDoubleTy()))
    return false;
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II)
    return false;
  return roundingOf(*II) != Mod::None && isa<Instruction>(*II->user_begin()) &&
         convertsToInteger(*cast<Instruction>(*II->user_begin()));
}

const IntrinsicInst *foldedRounding(const Instruction &I) {
  auto *II = dyn_cast<IntrinsicInst>(I.getOperand(0));
  return II && isFoldedRounding(*II) ? II : nullptr;
}

} // namespace opennvvm::ptx
