//===- LongDivision.cpp - Divisions of 128-bit integers -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Long division with digits of 64 bits. Each is found by multiplying with the
// reciprocal of the divisor (Möller and Granlund, "Improved division by
// invariant integers", algorithms 3 and 4; the numbers v1 to v4 are called as
// there). LLVM's expansion takes one step for each bit of the quotient.
//
//===----------------------------------------------------------------------===//

#include "LongDivision.h"
#include "Divisions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

/// A value of 128 bits in two halves.
struct Halves {
  Value *High, *Low;
};

/// A quotient and a remainder.
struct Division {
  Value *Quotient = nullptr, *Remainder = nullptr;
};

/// A divisor of 128 bits.
struct Scaled {
  Value *Shift;      ///< The zeros before its top bit, modulo 64.
  Value *Lead;       ///< Its 64 bits from that bit on.
  Value *Reciprocal; ///< The upper 128 bits of 2^192 / Lead, less 2^64.
};

class Expander {
public:
  explicit Expander(Instruction *Before) : B(Before) {}

  /// Divides 128-bit \p X by \p Y.
  Division divide(Value *X, Value *Y, bool IsSigned);

private:
  ConstantInt *word(uint64_t N) { return B.getInt64(N); }
  Halves split(Value *V) {
    Value *High = B.CreateTrunc(B.CreateLShr(V, 64), B.getInt64Ty());
    return {High, B.CreateTrunc(V, B.getInt64Ty())};
  }
  Value *join(Halves V) {
    Value *High = B.CreateShl(B.CreateZExt(V.High, B.getInt128Ty()), 64);
    return B.CreateOr(High, B.CreateZExt(V.Low, B.getInt128Ty()));
  }
  Value *leadingZeros(Value *V) {
    return B.CreateBinaryIntrinsic(Intrinsic::ctlz, V, B.getFalse());
  }

  Value *highProduct(Value *X, Value *Y);
  Value *reciprocal(Value *Divisor);
  Division digit(Halves X, const Scaled &By);
  Division divideByWord(Halves X, const Scaled &By);
  Division divideByLong(Value *X, Value *Y, const Scaled &By);
  Scaled scale(Halves Y, Value *IsWord);
  Scaled scale(const APInt &Y);
  Division divideUnsigned(Value *X, Value *Y);

  IRBuilder<> B;
};

} // namespace

/// The upper half of \p X times \p Y.
Value *Expander::highProduct(Value *X, Value *Y) {
  Type *Wide = B.getInt128Ty();
  Value *WideX = B.CreateZExt(X, Wide), *WideY = B.CreateZExt(Y, Wide);
  Value *Product = B.CreateMul(WideX, WideY);
  return B.CreateTrunc(B.CreateLShr(Product, 64), B.getInt64Ty());
}

/// The 64 bits after the point of 2^64 / \p Divisor, whose top bit is set, in
/// units of 2^-64. rcp.approx is wrong by at most 2^-22, so that v1 is at least
/// 1 and less than 3 below 2^60 / D40; the steps after it allow for that.
Value *Expander::reciprocal(Value *Divisor) {
  Value *Top = B.CreateTrunc(B.CreateLShr(Divisor, 32), B.getInt32Ty());
  Value *Estimate =
      approximateReciprocal(B, B.CreateUIToFP(Top, B.getFloatTy()));
  Value *Scale = ConstantFP::get(B.getFloatTy(), 0x1p52);
  Estimate = B.CreateFPToUI(B.CreateFMul(Estimate, Scale), B.getInt32Ty());
  Value *V1 = B.CreateSub(B.CreateZExt(Estimate, B.getInt64Ty()), word(1));
  Value *D40 = B.CreateAdd(B.CreateLShr(Divisor, 24), word(1));
  Value *E1 = B.CreateSub(word(uint64_t(1) << 60), B.CreateMul(V1, D40));
  Value *Up1 = B.CreateShl(V1, 13);
  Value *V2 = B.CreateAdd(Up1, B.CreateLShr(B.CreateMul(V1, E1), 47));
  Value *Odd = B.CreateAnd(Divisor, 1);
  Value *D63 = B.CreateAdd(B.CreateLShr(Divisor, 1), Odd);
  Value *Half2 = B.CreateLShr(V2, 1);
  Value *Half = B.CreateAnd(Half2, B.CreateNeg(Odd));
  // 2^96 is 0 modulo 2^64.
  Value *E2 = B.CreateSub(Half, B.CreateMul(V2, D63));
  Value *Up2 = B.CreateShl(V2, 31);
  Value *V3 = B.CreateAdd(Up2, B.CreateLShr(highProduct(V2, E2), 1));
  // V4 is V3 less the upper half of (V3 + 2^64 + 1) * Divisor.
  Value *Low = B.CreateMul(V3, Divisor);
  Value *Carry = B.CreateICmpULT(B.CreateAdd(Low, Divisor), Divisor);
  Value *High = B.CreateAdd(highProduct(V3, Divisor), Divisor);
  High = B.CreateAdd(High, B.CreateZExt(Carry, B.getInt64Ty()));
  return B.CreateSub(V3, High);
}

/// \p X over the leading bits of a divisor, which are more than its high half.
Division Expander::digit(Halves X, const Scaled &By) {
  Value *Low = B.CreateMul(By.Reciprocal, X.High);
  Value *Sum = B.CreateAdd(Low, X.Low);
  Value *Carry = B.CreateZExt(B.CreateICmpULT(Sum, X.Low), B.getInt64Ty());
  Value *Q = B.CreateAdd(highProduct(By.Reciprocal, X.High), X.High);
  Q = B.CreateAdd(B.CreateAdd(Q, Carry), word(1));
  Value *R = B.CreateSub(X.Low, B.CreateMul(Q, By.Lead));
  Value *IsLarge = B.CreateICmpUGT(R, Sum);
  Q = B.CreateSub(Q, B.CreateZExt(IsLarge, B.getInt64Ty()));
  R = B.CreateSelect(IsLarge, B.CreateAdd(R, By.Lead), R);
  Value *IsSmall = B.CreateICmpUGE(R, By.Lead);
  Q = B.CreateAdd(Q, B.CreateZExt(IsSmall, B.getInt64Ty()));
  return {Q, B.CreateSelect(IsSmall, B.CreateSub(R, By.Lead), R)};
}

/// \p X over a divisor of 64 bits.
Division Expander::divideByWord(Halves X, const Scaled &By) {
  // The shift may be 0.
  Value *Rest = B.CreateXor(By.Shift, word(63));
  auto ShiftedOut = [&](Value *V) {
    return B.CreateLShr(B.CreateLShr(V, word(1)), Rest);
  };
  Value *Up = B.CreateShl(X.High, By.Shift);
  Value *Middle = B.CreateOr(Up, ShiftedOut(X.Low));
  Division High = digit({ShiftedOut(X.High), Middle}, By);
  Division Low = digit({High.Remainder, B.CreateShl(X.Low, By.Shift)}, By);
  Value *R = B.CreateLShr(Low.Remainder, By.Shift);
  return {join({High.Quotient, Low.Quotient}),
          B.CreateZExt(R, B.getInt128Ty())};
}

/// \p X over \p Y, whose high half is not zero: the quotient has one digit,
/// which the leading bits of the divisor give, or one more.
Division Expander::divideByLong(Value *X, Value *Y, const Scaled &By) {
  Type *Wide = B.getInt128Ty();
  Division Estimate = digit(split(B.CreateLShr(X, 1)), By);
  Value *Q = B.CreateLShr(Estimate.Quotient, B.CreateXor(By.Shift, word(63)));
  Q = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Q, word(1));
  Q = B.CreateZExt(Q, Wide);
  Value *R = B.CreateSub(X, B.CreateMul(Q, Y));
  Value *More = B.CreateICmpUGE(R, Y);
  return {B.CreateAdd(Q, B.CreateZExt(More, Wide)),
          B.CreateSelect(More, B.CreateSub(R, Y), R)};
}

/// Of divisor \p Y, whose high half is zero if \p IsWord.
Scaled Expander::scale(Halves Y, Value *IsWord) {
  Value *First = B.CreateSelect(IsWord, Y.Low, Y.High);
  Value *Next = B.CreateSelect(IsWord, word(0), Y.Low);
  Value *Shift = leadingZeros(First);
  Value *Below = B.CreateLShr(Next, word(1));
  Value *In = B.CreateLShr(Below, B.CreateXor(Shift, word(63)));
  Value *Lead = B.CreateOr(B.CreateShl(First, Shift), In);
  return {Shift, Lead, reciprocal(Lead)};
}

/// Of a constant divisor.
Scaled Expander::scale(const APInt &Y) {
  unsigned Zeros = Y.countl_zero();
  APInt Lead = Y.shl(Zeros).extractBits(64, 64);
  APInt Reciprocal = APInt::getAllOnes(128).udiv(Lead.zext(128)).trunc(64);
  return {word(Zeros % 64), word(Lead.getZExtValue()),
          word(Reciprocal.getZExtValue())};
}

Division Expander::divideUnsigned(Value *X, Value *Y) {
  Type *Wide = B.getInt128Ty();
  if (auto *C = dyn_cast<ConstantInt>(Y); C && !C->isZero()) {
    Scaled By = scale(C->getValue());
    return C->getValue().isIntN(64) ? divideByWord(split(X), By)
                                    : divideByLong(X, Y, By);
  }
  Halves Dividend = split(X), Divisor = split(Y);
  BasicBlock *Start = B.GetInsertBlock();
  BasicBlock *End =
      Start->splitBasicBlock(B.GetInsertPoint(), Start->getName() + ".divided");
  Start->getTerminator()->eraseFromParent();
  Function *F = Start->getParent();
  auto MakeBlock = [&](const Twine &Name) {
    return BasicBlock::Create(F->getContext(), Name, F, End);
  };
  BasicBlock *Large = MakeBlock("divide"), *Small = MakeBlock("divide.64"),
             *ByWord = MakeBlock("divide.by.64"),
             *ByLong = MakeBlock("divide.by.128");
  SmallVector<std::pair<Division, BasicBlock *>, 3> Results;
  auto Finish = [&](Division D) {
    Results.push_back({D, B.GetInsertBlock()});
    B.CreateBr(End);
  };

  B.SetInsertPoint(Start);
  Value *Highs = B.CreateOr(Dividend.High, Divisor.High);
  B.CreateCondBr(B.CreateICmpEQ(Highs, word(0)), Small, Large);

  B.SetInsertPoint(Small);
  Value *Q = B.CreateUDiv(Dividend.Low, Divisor.Low);
  Value *R = B.CreateSub(Dividend.Low, B.CreateMul(Q, Divisor.Low));
  Value *WideQ = B.CreateZExt(Q, Wide), *WideR = B.CreateZExt(R, Wide);
  Finish({WideQ, WideR});

  B.SetInsertPoint(Large);
  Value *IsWord = B.CreateICmpEQ(Divisor.High, word(0));
  Scaled By = scale(Divisor, IsWord);
  B.CreateCondBr(IsWord, ByWord, ByLong);

  B.SetInsertPoint(ByWord);
  Finish(divideByWord(Dividend, By));

  B.SetInsertPoint(ByLong);
  Finish(divideByLong(X, Y, By));

  B.SetInsertPoint(End, End->begin());
  PHINode *Quotient = B.CreatePHI(Wide, 3), *Remainder = B.CreatePHI(Wide, 3);
  for (auto &[D, From] : Results) {
    Quotient->addIncoming(D.Quotient, From);
    Remainder->addIncoming(D.Remainder, From);
  }
  return {Quotient, Remainder};
}

Division Expander::divide(Value *X, Value *Y, bool IsSigned) {
  // Both are used more than once: poison may differ each time.
  X = B.CreateFreeze(X);
  if (!isa<ConstantInt>(Y))
    Y = B.CreateFreeze(Y);
  if (!IsSigned)
    return divideUnsigned(X, Y);
  Value *SignX = B.CreateAShr(X, 127), *SignY = B.CreateAShr(Y, 127);
  auto Negate = [&](Value *V, Value *Sign) {
    return B.CreateSub(B.CreateXor(V, Sign), Sign);
  };
  Value *AbsX = Negate(X, SignX), *AbsY = Negate(Y, SignY);
  Division D = divideUnsigned(AbsX, AbsY);
  Value *Quotient = Negate(D.Quotient, B.CreateXor(SignX, SignY));
  return {Quotient, Negate(D.Remainder, SignX)};
}

void expandLongDivisions(ArrayRef<BinaryOperator *> Divisions) {
  // Blocks are split behind what was expanded, so that the block where a
  // division stood at first says which results are available to it.
  SmallVector<const BasicBlock *, 8> Homes;
  for (const BinaryOperator *BO : Divisions)
    Homes.push_back(BO->getParent());
  using Key = std::pair<std::pair<const BasicBlock *, unsigned>,
                        std::pair<Value *, Value *>>;
  DenseMap<Key, Division> Known;
  SmallVector<WeakTrackingVH, 8> Results;
  for (auto [BO, Home] : zip(Divisions, Homes)) {
    unsigned Op = BO->getOpcode();
    bool IsSigned = Op == Instruction::SDiv || Op == Instruction::SRem;
    Value *X = BO->getOperand(0), *Y = BO->getOperand(1);
    // An operand that is yet to be expanded will be deleted.
    auto IsDivision = [](const Value *V) {
      auto *I = dyn_cast<BinaryOperator>(V);
      return I && I->isIntDivRem();
    };
    const Key K{{Home, IsSigned}, {X, Y}};
    Division D = Known.lookup(K);
    IRBuilder<> B(BO);
    if (!D.Quotient) {
      Type *Wide = B.getInt128Ty();
      Value *WideX = IsSigned ? B.CreateSExt(X, Wide) : B.CreateZExt(X, Wide);
      Value *WideY = IsSigned ? B.CreateSExt(Y, Wide) : B.CreateZExt(Y, Wide);
      D = Expander(BO).divide(WideX, WideY, IsSigned);
      Results.push_back(D.Quotient);
      Results.push_back(D.Remainder);
      if (!IsDivision(X) && !IsDivision(Y))
        Known[K] = D;
      B.SetInsertPoint(BO);
    }
    bool IsRemainder = Op == Instruction::URem || Op == Instruction::SRem;
    Value *Result =
        B.CreateTrunc(IsRemainder ? D.Remainder : D.Quotient, BO->getType());
    BO->replaceAllUsesWith(Result);
    BO->eraseFromParent();
  }
  // What only the other result of a division needs.
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Results);
}

} // namespace opennvvm::prepare
