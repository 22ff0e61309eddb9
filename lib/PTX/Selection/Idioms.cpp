//===- Idioms.cpp - Several operations as one instruction -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Idioms.h"
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

namespace {
/// A product of operands of \p Bits bits.
struct Product {
  const Value *A, *B; ///< B may be a constant of the wide type.
  unsigned Bits;
  bool Signed;
};
} // namespace

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

static std::optional<Product> wideProduct(const Instruction &I) {
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

/// The product whose upper half truncation \p I takes.
static std::optional<Product> highProduct(const Instruction &I) {
  const Value *Wide;
  uint64_t Amount;
  if (!I.getType()->isIntegerTy() ||
      !match(&I, m_Trunc(m_Shr(m_Value(Wide), m_ConstantInt(Amount)))))
    return std::nullopt;
  auto *Mul = dyn_cast<Instruction>(Wide);
  std::optional<Product> P = Mul ? wideProduct(*Mul) : std::nullopt;
  return P && Amount == P->Bits && I.getType()->isIntegerTy(P->Bits)
             ? P
             : std::nullopt;
}

static void emitProduct(FunctionEmitter &E, const Instruction &I,
                        StringRef Mnemonic, const Product &P) {
  auto *C = dyn_cast<ConstantInt>(P.B);
  Op B = !C         ? Op(E.Values.useReg(P.B))
         : P.Signed ? Op::imm(C->getSExtValue())
                    : Op::imm(int64_t(C->getZExtValue()));
  E.Out.emitT(Mnemonic, typeSuffix(P.Signed ? 's' : 'u', P.Bits),
              {E.Values.def(&I), E.Values.useReg(P.A), B});
}

/// Only for a 128-bit product is there no mul.wide.
static bool hasInstruction(const Product &P) { return P.Bits < 64; }

bool emitWideProduct(FunctionEmitter &E, const Instruction &I) {
  std::optional<Product> P = wideProduct(I);
  if (!P || !hasInstruction(*P))
    return false;
  emitProduct(E, I, "mul.wide", *P);
  return true;
}

bool emitHighProduct(FunctionEmitter &E, const Instruction &I) {
  std::optional<Product> P = highProduct(I);
  if (P)
    emitProduct(E, I, "mul.hi", *P);
  return P.has_value();
}

bool isOperandOfWideProduct(const Use &U) {
  auto *I = dyn_cast<Instruction>(U.getUser());
  std::optional<Product> P =
      I && extension(U.get()) ? wideProduct(*I) : std::nullopt;
  return P && (hasInstruction(*P) || isPartOfIdiom(*I));
}

static bool isPartOfHighProduct(const Instruction &Shift) {
  auto *Trunc = onlyUser<TruncInst>(Shift);
  return Trunc && highProduct(*Trunc);
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

namespace {
/// The absolute difference of A and B.
struct Distance {
  const Value *A, *B;
  unsigned Bits;
  bool Signed;
};
} // namespace

/// "a < b ? b - a : a - b", with the comparison in any form.
static std::optional<Distance> distance(const Value *V) {
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

/// The addend of addition \p I that is an absolute difference with no other
/// use; null if there is none.
static const Value *distanceIn(const Instruction &I) {
  if (I.getOpcode() != Instruction::Add)
    return nullptr;
  for (const Value *V : I.operands())
    if (V->hasOneUse() && distance(V))
      return V;
  return nullptr;
}

bool emitDistance(FunctionEmitter &E, const Instruction &I) {
  const Value *Inner = distanceIn(I);
  std::optional<Distance> D = distance(Inner ? Inner : &I);
  if (!D)
    return false;
  Op Addend = Op::imm(0);
  if (Inner)
    Addend = E.Values.use(I.getOperand(I.getOperand(0) == Inner ? 1 : 0));
  E.Out.emitT(
      "sad", typeSuffix(D->Signed ? 's' : 'u', D->Bits),
      {E.Values.def(&I), E.Values.useReg(D->A), E.Values.useReg(D->B), Addend});
  return true;
}

//===----------------------------------------------------------------------===//
// Reciprocals of square roots
//===----------------------------------------------------------------------===//

/// The square root of which \p I is the reciprocal, if both may be approximate
/// and nothing else uses it.
static const IntrinsicInst *rootIn(const Instruction &I) {
  if (I.getOpcode() != Instruction::FDiv || !I.getType()->isFloatTy() ||
      !I.hasApproxFunc() || !match(I.getOperand(0), m_FPOne()))
    return nullptr;
  auto *Root = dyn_cast<IntrinsicInst>(I.getOperand(1));
  return Root && Root->getIntrinsicID() == Intrinsic::sqrt &&
                 Root->hasApproxFunc() && Root->hasOneUse()
             ? Root
             : nullptr;
}

bool emitReciprocalRoot(FunctionEmitter &E, const Instruction &I) {
  const IntrinsicInst *Root = rootIn(I);
  if (!Root)
    return false;
  E.Out.emit(E.flushesF32() ? "rsqrt.approx.ftz.f32" : "rsqrt.approx.f32",
             E.Values.def(&I), E.Values.useReg(Root->getArgOperand(0)));
  return true;
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
    auto *Reciprocal = onlyUser<BinaryOperator>(I);
    return Reciprocal && rootIn(*Reciprocal) == &I;
  }
  case Instruction::Select: {
    auto *Sum = onlyUser<BinaryOperator>(I);
    return Sum && distanceIn(*Sum) == &I;
  }
  default:
    return false;
  }
}

} // namespace opennvvm::ptx
