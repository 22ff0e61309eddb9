//===- Arithmetic.cpp - Arithmetic on numbers and bits --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// catalog/lowering/Arithmetic.td explains why each rule is correct.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;

namespace opennvvm::lowering {

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

/// Whether the last operand asks for no saturation.
static bool asksForNone(const Match &M) {
  const CallInst &Call = M.call();
  if (Call.arg_empty())
    return false;
  auto *Word = dyn_cast<ConstantInt>(Call.getArgOperand(Call.arg_size() - 1));
  return Word && Word->isZero();
}

/// The intrinsic of the row, without that operand.
static Value *unsaturated(Match &M) {
  Intrinsic::ID ID = M.row().Becomes.What;
  SmallVector<Value *, 4> Args(M.call().args());
  Args.pop_back();
  FunctionType *Ty = Intrinsic::getType(M.B.getContext(), ID);
  bool Fits = Ty->getReturnType() == M.type() &&
              equal(Ty->params(), Args,
                    [](Type *T, Value *V) { return T == V->getType(); });
  return Fits ? M.B.CreateIntrinsic(ID, {}, Args) : nullptr;
}

static Value *negate(Match &M) { return M.B.CreateFNeg(M[0]); }

/// The upper half of a product computed with twice the width.
static Value *upperHalf(Match &M) {
  IRBuilderBase &B = M.B;
  unsigned Bits = M.type()->getScalarSizeInBits();
  return B.CreateTrunc(B.CreateLShr(B.CreateMul(M[0], M[1]), Bits), M.type());
}

/// The lower 32 bits of the product of the lower 24 bits.
template <bool Signed> static Value *multiply24(Match &M) {
  IRBuilderBase &B = M.B;
  auto Lower24 = [&](Value *V) {
    return Signed ? B.CreateAShr(B.CreateShl(V, 8), 8)
                  : B.CreateAnd(V, 0xFFFFFF);
  };
  Value *X = Lower24(M[0]), *Y = Lower24(M[1]);
  return B.CreateMul(X, Y);
}

/// The absolute difference of the first two, plus the third. Everything wraps.
template <bool Signed> static Value *addDistance(Match &M) {
  IRBuilderBase &B = M.B;
  Value *Less =
      B.CreateICmp(Signed ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT, M[0], M[1]);
  Value *Up = B.CreateSub(M[1], M[0]), *Down = B.CreateSub(M[0], M[1]);
  return B.CreateAdd(B.CreateSelect(Less, Up, Down), M[2]);
}

/// Whether counting leading zeros is equivalent: the number is not negative
/// and, for a shift, not zero.
template <bool Signed> static bool countsZeros(const Match &M) {
  SimplifyQuery Query(M.around().F.getDataLayout());
  return (!Signed || isKnownNonNegative(M.arg(0), Query)) &&
         (M.constant(1) == 0 || isKnownNonZero(M.arg(0), Query));
}

/// The position of the highest set bit, or how far to shift it to the top. If
/// no bit is set, the position is -1.
static Value *highestBit(Match &M) {
  IRBuilderBase &B = M.B;
  unsigned Bits = M[0]->getType()->getScalarSizeInBits();
  bool AsShift = M.constant(1);
  Value *Found =
      B.CreateBinaryIntrinsic(Intrinsic::ctlz, M[0], B.getInt1(AsShift));
  if (!AsShift)
    Found = B.CreateSub(ConstantInt::get(Found->getType(), Bits - 1), Found);
  return B.CreateIntCast(Found, M.type(), /*isSigned=*/true);
}

static bool isAmountKnown(const Match &M) {
  auto *C = dyn_cast<Constant>(M.arg(2));
  return (C && isa_and_nonnull<ConstantInt>(
                   C->getType()->isVectorTy() ? C->getSplatValue() : C)) ||
         computeKnownBits(M.arg(2), SimplifyQuery(M.around().F.getDataLayout()))
             .getMaxValue()
             .ult(M.type()->getScalarSizeInBits());
}

/// Shifts by at least the width give the operand that is shifted in.
template <bool Left> static Value *funnel(Match &M) {
  unsigned Bits = M.type()->getScalarSizeInBits();
  if (auto *C = dyn_cast<Constant>(M.arg(2))) {
    auto *Amount =
        cast<ConstantInt>(C->getType()->isVectorTy() ? C->getSplatValue() : C);
    if (Amount->getValue().uge(Bits))
      return M.arg(Left ? 1 : 0);
  }
  return M.B.CreateIntrinsic(Left ? Intrinsic::fshl : Intrinsic::fshr,
                             {M.type()}, {M.arg(0), M.arg(1), M.arg(2)});
}

/// The lowest bits of the first operand, as many as the second, a constant,
/// says, extended with zeros or with their highest bit.
template <bool Signed, bool Wraps> static Value *extendBits(Match &M) {
  IRBuilderBase &B = M.B;
  uint64_t Count = M.constant(1);
  if (Wraps)
    Count %= 32;
  if (Count == 0)
    return B.getInt32(0);
  if (Count >= 32)
    return M[0];
  if (Signed)
    return B.CreateAShr(B.CreateShl(M[0], 32 - Count), 32 - Count);
  return B.CreateAnd(M[0], maskTrailingOnes<uint32_t>(Count));
}

/// A sequence of ones from a position on, both constant.
template <bool Wraps> static Value *bitMask(Match &M) {
  uint32_t At = M.constant(0), Width = M.constant(1);
  if (Wraps) {
    At %= 32;
    Width %= 32;
  }
  if (At >= 32 || Width == 0)
    return M.B.getInt32(0);
  uint64_t Ones = maskTrailingOnes<uint64_t>(std::min(Width, 32u));
  return M.B.getInt32(uint32_t(Ones << At));
}

/// Each bit of the result is that bit of the table which the three operands'
/// bits select.
static Value *lookUpBits(Match &M) {
  IRBuilderBase &B = M.B;
  std::string Text =
      "lop3.b32 $0, $1, $2, $3, " + utostr(M.constant(3) & 0xFF) + ";";
  Type *I32 = B.getInt32Ty();
  auto *Asm = InlineAsm::get(FunctionType::get(I32, {I32, I32, I32}, false),
                             Text, "=r,r,r,r", /*hasSideEffects=*/false);
  CallInst *Call = B.CreateCall(Asm, {M.arg(0), M.arg(1), M.arg(2)});
  Call->setDoesNotAccessMemory();
  Call->setDoesNotThrow();
  return Call;
}

//===----------------------------------------------------------------------===//
// Address spaces
//===----------------------------------------------------------------------===//

/// The address space of the object that \p V points into, looking through casts
/// and offsets that stay inside the object; Generic if it is unknown. In
/// unreachable code, an address may lead back to itself.
static unsigned spaceOf(const Value *V) {
  constexpr unsigned MaxSteps = 32;
  for (unsigned Step = 0;
       Step < MaxSteps &&
       V->getType()->getPointerAddressSpace() == AddressSpace::Generic;
       ++Step) {
    if (isa<AllocaInst>(V))
      return AddressSpace::Local;
    if (auto *Cast = dyn_cast<AddrSpaceCastOperator>(V))
      V = Cast->getPointerOperand();
    else if (auto *GEP = dyn_cast<GEPOperator>(V); GEP && GEP->isInBounds())
      V = GEP->getPointerOperand();
    else
      break;
  }
  return V->getType()->getPointerAddressSpace();
}

/// Whether a pointer to \p Space passes the test for space \p Tested; none if
/// that is only known at run time. A kernel's parameters can be in two spaces,
/// and a cluster's shared memory may belong to this block.
static std::optional<bool> passes(unsigned Tested, unsigned Space) {
  static constexpr unsigned Known[] = {
      AddressSpace::Global, AddressSpace::Shared, AddressSpace::Const,
      AddressSpace::Local, AddressSpace::SharedCluster};
  if (!is_contained(Known, Space))
    return std::nullopt;
  if (Tested == AddressSpace::Shared && Space == AddressSpace::SharedCluster)
    return std::nullopt;
  if (Tested == AddressSpace::SharedCluster && Space == AddressSpace::Shared)
    return true;
  return Tested == Space;
}

static bool isSpaceKnown(const Match &M) {
  return passes(M.row().Becomes.What, spaceOf(M.arg(0))).has_value();
}

static Value *testSpace(Match &M) {
  return M.B.getInt1(*passes(M.row().Becomes.What, spaceOf(M.arg(0))));
}

static Value *saveStack(Match &M) {
  return M.B.CreateIntrinsic(Intrinsic::stacksave, {M.type()}, {});
}

static Value *restoreStack(Match &M) {
  return M.B.CreateIntrinsic(Intrinsic::stackrestore, {M.arg(0)->getType()},
                             {M.arg(0)});
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_ARITHMETIC
#include "opennvvm/Catalog/Lowering.inc"

const Category &arithmeticRules() { return Table; }

} // namespace opennvvm::lowering
