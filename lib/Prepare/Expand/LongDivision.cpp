//===- LongDivision.cpp - Divisions of 128-bit integers -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Long division with digits of 64 bits (Knuth, The Art of Computer Programming,
// volume 2, algorithm D), each of whose digits is found with digits of 32 bits.
// LLVM's expansion takes one step for each bit of the quotient.
//
//===----------------------------------------------------------------------===//

#include "LongDivision.h"
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

  Division digit(Value *Rest, Value *Next, Value *Divisor);
  Division divideNormalized(Halves X, Value *Divisor);
  Division divideByWord(Halves X, Value *Divisor);
  Division divideByLong(Value *X, Value *Y, Value *High);
  Division divideUnsigned(Value *X, Value *Y);

  IRBuilder<> B;
};

} // namespace

/// The next 32-bit digit: \p Rest and the digit \p Next over \p Divisor, whose
/// top bit is set, and which is more than \p Rest. The remainder is modulo
/// 2^64.
Division Expander::digit(Value *Rest, Value *Next, Value *Divisor) {
  Value *Top = B.CreateLShr(Divisor, 32),
        *Bottom = B.CreateAnd(Divisor, 0xffffffff);
  Value *Q = B.CreateUDiv(Rest, Top);
  Value *R = B.CreateSub(Rest, B.CreateMul(Q, Top));
  // The estimate is at most 2 too large.
  for (unsigned Step = 0; Step < 2; ++Step) {
    Value *Digits = B.CreateOr(B.CreateShl(R, 32), Next);
    Value *IsLarge = B.CreateICmpUGT(B.CreateMul(Q, Bottom), Digits);
    Value *IsWide = B.CreateICmpUGT(Q, word(0xffffffff));
    Value *Fits = B.CreateICmpULE(R, word(0xffffffff));
    Value *Less = B.CreateAnd(B.CreateOr(IsLarge, IsWide), Fits);
    Q = B.CreateSelect(Less, B.CreateSub(Q, word(1)), Q);
    R = B.CreateSelect(Less, B.CreateAdd(R, Top), R);
  }
  Value *Digits = B.CreateOr(B.CreateShl(Rest, 32), Next);
  return {Q, B.CreateSub(Digits, B.CreateMul(Q, Divisor))};
}

/// \p X over \p Divisor, whose top bit is set, and which is more than the high
/// half of \p X.
Division Expander::divideNormalized(Halves X, Value *Divisor) {
  Division High = digit(X.High, B.CreateLShr(X.Low, 32), Divisor);
  Division Low = digit(High.Remainder, B.CreateAnd(X.Low, 0xffffffff), Divisor);
  Value *Q = B.CreateOr(B.CreateShl(High.Quotient, 32), Low.Quotient);
  return {Q, Low.Remainder};
}

/// \p X over a divisor of 64 bits.
Division Expander::divideByWord(Halves X, Value *Divisor) {
  Value *High = B.CreateUDiv(X.High, Divisor);
  Value *Rest = B.CreateSub(X.High, B.CreateMul(High, Divisor));
  Value *Shift = leadingZeros(Divisor);
  // Rest and X.Low, shifted; the shift may be 0.
  Value *In =
      B.CreateLShr(B.CreateLShr(X.Low, word(1)), B.CreateXor(Shift, word(63)));
  Value *Top = B.CreateOr(B.CreateShl(Rest, Shift), In);
  Division Low = divideNormalized({Top, B.CreateShl(X.Low, Shift)},
                                  B.CreateShl(Divisor, Shift));
  Value *R = B.CreateLShr(Low.Remainder, Shift);
  return {join({High, Low.Quotient}), B.CreateZExt(R, B.getInt128Ty())};
}

/// \p X over \p Y, whose high half \p High is not zero: the quotient has one
/// digit, which the leading 64 bits of the divisor give, or one more.
Division Expander::divideByLong(Value *X, Value *Y, Value *High) {
  Type *Wide = B.getInt128Ty();
  Value *Shift = leadingZeros(High);
  Value *Lead = B.CreateShl(Y, B.CreateZExt(Shift, Wide));
  Division Estimate =
      divideNormalized(split(B.CreateLShr(X, 1)), split(Lead).High);
  Value *Q = B.CreateLShr(Estimate.Quotient, B.CreateXor(Shift, word(63)));
  Q = B.CreateBinaryIntrinsic(Intrinsic::usub_sat, Q, word(1));
  Q = B.CreateZExt(Q, Wide);
  Value *R = B.CreateSub(X, B.CreateMul(Q, Y));
  Value *More = B.CreateICmpUGE(R, Y);
  return {B.CreateAdd(Q, B.CreateZExt(More, Wide)),
          B.CreateSelect(More, B.CreateSub(R, Y), R)};
}

Division Expander::divideUnsigned(Value *X, Value *Y) {
  Type *Wide = B.getInt128Ty();
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
  B.CreateCondBr(B.CreateICmpEQ(Divisor.High, word(0)), ByWord, ByLong);

  B.SetInsertPoint(ByWord);
  Finish(divideByWord(Dividend, Divisor.Low));

  B.SetInsertPoint(ByLong);
  Finish(divideByLong(X, Y, Divisor.High));

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
