//===- AddressSums.cpp - Addresses that share all but a constant ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The neighbors that a stencil loads have addresses like
//
//   base + (row * pitch + sext(i)) * 4
//   base + (row * pitch + sext(i - 1)) * 4
//
// Each is taken apart into a constant and terms with factors; those of equal
// terms differ by a constant. A narrow sum is the sum of its extended operands
// where it does not overflow. That an address says so itself ("nsw") is enough
// for it to be replaced: where it is wrong, the address is poison. One that
// others are computed from may be poison where they are not, and has to be
// proven not to overflow.
//
//===----------------------------------------------------------------------===//

#include "AddressSums.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/WithCache.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// Longer sums are left alone.
static constexpr unsigned MostTerms = 12;
static constexpr unsigned MostDepth = 10;
/// Offsets of accesses have 24 bits in machine code; accesses to the elements
/// of one address have offsets of their own.
static constexpr int64_t MostBytes = 1 << 22;

namespace {
/// A number of 64 bits, or one of fewer that is extended, times a factor.
struct AddressTerm {
  Value *Of;
  bool IsSigned;
  uint64_t Factor;

  bool isOf(const AddressTerm &Other) const {
    return Of == Other.Of && IsSigned == Other.IsSigned;
  }
  bool operator==(const AddressTerm &Other) const {
    return isOf(Other) && Factor == Other.Factor;
  }
};

/// What a number of 64 bits is, up to multiples of 2^64.
class AddressSum {
public:
  explicit AddressSum(const SimplifyQuery &At) : At(At) {}

  /// Adds \p V times \p Factor. Fails if that becomes too long.
  bool add(Value *V, uint64_t Factor, unsigned Depth = 0);

  /// Brings the terms in an order that does not depend on that of the program.
  void conclude();

  /// Whether it is this number even where an operation of those that it is
  /// taken apart into is poison, and the terms are not.
  bool isCertain() const { return IsCertain; }
  uint64_t constant() const { return Constant; }
  bool hasTermsOf(const AddressSum &Other) const {
    return Terms == Other.Terms;
  }
  hash_code hash() const;

private:
  bool addTerm(const AddressTerm &T);
  bool addExtended(Value *V, bool IsSigned, uint64_t Factor, unsigned Depth);
  std::optional<bool> isOfExtended(const BinaryOperator &I,
                                   bool IsSigned) const;

  SimplifyQuery At;
  SmallVector<AddressTerm, 6> Terms;
  uint64_t Constant = 0;
  bool IsCertain = true;
};
} // namespace

bool AddressSum::addTerm(const AddressTerm &T) {
  for (AddressTerm &Other : Terms)
    if (Other.isOf(T)) {
      Other.Factor += T.Factor;
      return true;
    }
  Terms.push_back(T);
  return Terms.size() <= MostTerms;
}

bool AddressSum::add(Value *V, uint64_t Factor, unsigned Depth) {
  Value *A, *B;
  uint64_t C;
  if (auto *Number = dyn_cast<ConstantInt>(V)) {
    Constant += Factor * Number->getZExtValue();
    return true;
  }
  if (Depth == MostDepth)
    return addTerm({V, false, Factor});
  if (match(V, m_Add(m_Value(A), m_Value(B))))
    return add(A, Factor, Depth + 1) && add(B, Factor, Depth + 1);
  if (match(V, m_Sub(m_Value(A), m_Value(B))))
    return add(A, Factor, Depth + 1) && add(B, -Factor, Depth + 1);
  if (match(V, m_DisjointOr(m_Value(A), m_Value(B)))) {
    IsCertain &= haveNoCommonBitsSet(A, B, At);
    return add(A, Factor, Depth + 1) && add(B, Factor, Depth + 1);
  }
  if (match(V, m_Shl(m_Value(A), m_ConstantInt(C))) && C < 64)
    return add(A, Factor << C, Depth + 1);
  if (match(V, m_Mul(m_Value(A), m_ConstantInt(C))))
    return add(A, Factor * C, Depth + 1);
  if (match(V, m_SExt(m_Value(A))))
    return addExtended(A, /*IsSigned=*/true, Factor, Depth + 1);
  if (match(V, m_ZExt(m_Value(A))))
    return addExtended(A, /*IsSigned=*/false, Factor, Depth + 1);
  return addTerm({V, false, Factor});
}

/// Whether what \p I computes, extended, is what it would compute of extended
/// operands: true if that is certain, false if only \p I says so.
std::optional<bool> AddressSum::isOfExtended(const BinaryOperator &I,
                                             bool IsSigned) const {
  const Value *A = I.getOperand(0), *B = I.getOperand(1);
  bool Never = false;
  switch (I.getOpcode()) {
  case Instruction::Or:
    if (!cast<PossiblyDisjointInst>(I).isDisjoint())
      return std::nullopt;
    return haveNoCommonBitsSet(A, B, At);
  case Instruction::Add:
    Never = (IsSigned ? computeOverflowForSignedAdd(A, B, At)
                      : computeOverflowForUnsignedAdd(A, B, At)) ==
            OverflowResult::NeverOverflows;
    break;
  case Instruction::Sub:
    Never = (IsSigned ? computeOverflowForSignedSub(A, B, At)
                      : computeOverflowForUnsignedSub(A, B, At)) ==
            OverflowResult::NeverOverflows;
    break;
  case Instruction::Shl: {
    uint64_t By;
    if (!match(B, m_ConstantInt(By)) || By >= I.getType()->getIntegerBitWidth())
      return std::nullopt;
    Never = IsSigned ? ComputeNumSignBits(A, At.DL, At.AC, At.CxtI, At.DT) > By
                     : computeKnownBits(A, At).countMinLeadingZeros() >= By;
    break;
  }
  default:
    return std::nullopt;
  }
  if (Never)
    return true;
  bool SaysSo = IsSigned ? I.hasNoSignedWrap() : I.hasNoUnsignedWrap();
  return SaysSo ? std::optional(false) : std::nullopt;
}

bool AddressSum::addExtended(Value *V, bool IsSigned, uint64_t Factor,
                             unsigned Depth) {
  if (auto *Number = dyn_cast<ConstantInt>(V)) {
    Constant += Factor * (IsSigned ? uint64_t(Number->getSExtValue())
                                   : Number->getZExtValue());
    return true;
  }
  // Of what is not negative, both extensions are the same; but that it is not
  // may be what one of its operations says.
  bool IsEither = isKnownNonNegative(V, At);
  auto *I = dyn_cast<BinaryOperator>(V);
  for (bool Signed : {IsSigned, !IsSigned}) {
    if (!I || Depth == MostDepth || (Signed != IsSigned && !IsEither))
      break;
    std::optional<bool> Holds = isOfExtended(*I, Signed);
    if (!Holds)
      continue;
    IsCertain &= *Holds && Signed == IsSigned;
    Value *A = I->getOperand(0), *B = I->getOperand(1);
    if (I->getOpcode() == Instruction::Shl)
      return addExtended(
          A, Signed, Factor << cast<ConstantInt>(B)->getZExtValue(), Depth + 1);
    bool Subtracts = I->getOpcode() == Instruction::Sub;
    return addExtended(A, Signed, Factor, Depth + 1) &&
           addExtended(B, Signed, Subtracts ? -Factor : Factor, Depth + 1);
  }
  return addTerm({V, IsSigned && !IsEither, Factor});
}

void AddressSum::conclude() {
  // A term that is not there any more may be what was poison.
  size_t Before = Terms.size();
  erase_if(Terms, [](const AddressTerm &T) { return T.Factor == 0; });
  IsCertain &= Terms.size() == Before;
  sort(Terms, [](const AddressTerm &A, const AddressTerm &B) {
    return std::pair(A.Of, A.IsSigned) < std::pair(B.Of, B.IsSigned);
  });
}

hash_code AddressSum::hash() const {
  hash_code Hash = hash_value(Terms.size());
  for (const AddressTerm &T : Terms)
    Hash = hash_combine(Hash, T.Of, T.IsSigned, T.Factor);
  return Hash;
}

namespace {
struct KnownAddress {
  IntToPtrInst *At;
  AddressSum Is;
};
} // namespace

/// The address of \p Known that \p New is a small offset of.
static const KnownAddress *findBase(ArrayRef<KnownAddress> Known,
                                    ArrayRef<unsigned> Places,
                                    const KnownAddress &New,
                                    const DominatorTree &DT) {
  for (unsigned Place : Places) {
    const KnownAddress &Old = Known[Place];
    int64_t Bytes = int64_t(New.Is.constant() - Old.Is.constant());
    if (Old.At->getType() == New.At->getType() && Bytes > -MostBytes &&
        Bytes < MostBytes && Old.Is.hasTermsOf(New.Is) &&
        DT.dominates(Old.At, New.At))
      return &Old;
  }
  return nullptr;
}

bool shareAddressSums(Function &F, const DominatorTree &DT) {
  SmallVector<KnownAddress> Known;
  DenseMap<size_t, SmallVector<unsigned, 1>> ByHash;
  SmallVector<WeakTrackingVH> Replaced;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : *BB) {
      auto *At = dyn_cast<IntToPtrInst>(&I);
      if (!At || !At->getSrcTy()->isIntegerTy(64) ||
          !At->getType()->isPointerTy())
        continue;
      KnownAddress New{
          At, AddressSum(SimplifyQuery(F.getDataLayout(), &DT, nullptr, At))};
      if (!New.Is.add(At->getOperand(0), 1))
        continue;
      New.Is.conclude();
      SmallVector<unsigned, 1> &Places = ByHash[size_t(New.Is.hash())];
      if (const KnownAddress *Old = findBase(Known, Places, New, DT)) {
        IRBuilder<> B(At);
        Value *Offset = B.CreatePtrAdd(
            Old->At, B.getInt64(New.Is.constant() - Old->Is.constant()));
        At->replaceAllUsesWith(Offset);
        Replaced.push_back(At);
      } else if (New.Is.isCertain()) {
        Places.push_back(Known.size());
        Known.push_back(std::move(New));
      }
    }
  bool Changed = !Replaced.empty();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

} // namespace opennvvm::prepare
