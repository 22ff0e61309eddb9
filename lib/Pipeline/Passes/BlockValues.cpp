//===- BlockValues.cpp - What the threads of a block compute --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockValues.h"
#include "Catalog/Intrinsic.h"
#include "Target/Kernel.h"
#include "Verifier/Lint/ThreadValues.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace llvm;

namespace opennvvm {

/// Numbers that are kept in all: 8 MiB of them.
static constexpr unsigned MostNumbers = 1U << 20;

bool ThreadValue::isUniform() const { return all_equal(Of); }

BlockValues::BlockValues(const Function &F, const LoopInfo &Loops)
    : F(F), Loops(Loops) {
  Dim3 Block = launchBounds(F, Annotations(*F.getParent())).ReqNTid;
  if (Block && Block.product() == Block.Size[0] && Block.Size[0] <= MostNumbers)
    Threads = Block.Size[0];
  Left = Threads ? MostNumbers / Threads : 0;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// The bits of \p T, or 0 if it is no number of at most 64 bits or pointer.
static unsigned bitsOf(const Type *T) {
  if (T->isPointerTy())
    return 64;
  return T->isIntegerTy() && T->getIntegerBitWidth() <= 64
             ? T->getIntegerBitWidth()
             : 0;
}

static uint64_t masked(uint64_t N, unsigned Bits) {
  return N & maskTrailingOnes<uint64_t>(Bits);
}

ThreadValue BlockValues::number(uint64_t N) const {
  return {{}, std::vector<uint64_t>(Threads, N)};
}

ThreadValue BlockValues::opaque(const Value *V) const {
  ThreadValue Is = number(0);
  Is.Terms.push_back({V, 1});
  return Is;
}

/// Adds \p Factor times \p B to \p A.
static void add(ThreadValue &A, const ThreadValue &B, uint64_t Factor,
                unsigned Bits) {
  for (auto [V, N] : B.Terms) {
    auto *At = lower_bound(A.Terms, ThreadValue::Term{V, 0});
    if (At == A.Terms.end() || At->first != V)
      At = A.Terms.insert(At, {V, 0});
    At->second = masked(At->second + N * Factor, Bits);
  }
  erase_if(A.Terms, [](const ThreadValue::Term &T) { return !T.second; });
  for (auto [To, From] : zip_equal(A.Of, B.Of))
    To = masked(To + From * Factor, Bits);
}

/// None for what is not computed here.
static std::optional<uint64_t> combine(unsigned Opcode, uint64_t A, uint64_t B,
                                       unsigned Bits) {
  switch (Opcode) {
  case Instruction::Mul:
    return masked(A * B, Bits);
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    return A | B;
  case Instruction::Xor:
    return A ^ B;
  case Instruction::Shl:
    return B < Bits ? masked(A << B, Bits) : 0;
  case Instruction::LShr:
    return B < Bits ? A >> B : 0;
  case Instruction::AShr:
    return B < Bits ? masked(uint64_t(SignExtend64(A, Bits) >> B), Bits) : 0;
  case Instruction::UDiv:
    return B ? std::optional(A / B) : std::nullopt;
  case Instruction::URem:
    return B ? std::optional(A % B) : std::nullopt;
  default:
    return std::nullopt;
  }
}

BlockValues::Result BlockValues::computeBinary(const BinaryOperator &Op) {
  unsigned Bits = bitsOf(Op.getType()), Opcode = Op.getOpcode();
  const ThreadValue *A = of(Op.getOperand(0)), *B = of(Op.getOperand(1));
  if (!A || !B)
    return {};
  auto *Disjoint = dyn_cast<PossiblyDisjointInst>(&Op);
  bool IsSum =
      Opcode == Instruction::Add || (Disjoint && Disjoint->isDisjoint());
  if (IsSum || Opcode == Instruction::Sub) {
    ThreadValue Sum = *A;
    add(Sum, *B, IsSum ? 1 : ~uint64_t(0), Bits);
    return Sum;
  }
  if (A->Terms.empty() && B->Terms.empty()) {
    ThreadValue Is = *A;
    for (auto [To, From] : zip_equal(Is.Of, B->Of)) {
      std::optional<uint64_t> N = combine(Opcode, To, From, Bits);
      if (!N)
        return {};
      To = *N;
    }
    return Is;
  }
  if (Opcode == Instruction::Mul && A->Terms.empty())
    std::swap(A, B);
  if ((Opcode == Instruction::Mul || Opcode == Instruction::Shl) &&
      B->Terms.empty() && B->isUniform()) {
    ThreadValue Product = number(0);
    add(Product, *A, *combine(Opcode, 1, B->Of.front(), Bits), Bits);
    return Product;
  }
  return same(&Op);
}

BlockValues::Result BlockValues::computeCast(const CastInst &Cast) {
  const ThreadValue *From = of(Cast.getOperand(0));
  if (!From)
    return {};
  unsigned Bits = bitsOf(Cast.getSrcTy()), To = bitsOf(Cast.getDestTy());
  if (isa<PtrToIntInst, IntToPtrInst, AddrSpaceCastInst, BitCastInst>(Cast) &&
      Bits == To)
    return *From;
  // Other bits than those of the sum would be those of its parts.
  if (!From->Terms.empty())
    return same(&Cast);
  ThreadValue Is = *From;
  for (uint64_t &N : Is.Of)
    N = masked(isa<SExtInst>(Cast) ? uint64_t(SignExtend64(N, Bits)) : N, To);
  return Is;
}

BlockValues::Result BlockValues::computeCompare(const Instruction &I) {
  const auto &Compare = cast<ICmpInst>(I);
  unsigned Bits = bitsOf(Compare.getOperand(0)->getType());
  const ThreadValue *A = of(Compare.getOperand(0)),
                    *B = of(Compare.getOperand(1));
  if (!Bits || !A || !B)
    return {};
  if (!A->Terms.empty() || !B->Terms.empty())
    return same(&I);
  ThreadValue Is = *A;
  for (auto [To, From] : zip_equal(Is.Of, B->Of))
    To = ICmpInst::compare(APInt(Bits, To), APInt(Bits, From),
                           Compare.getPredicate());
  return Is;
}

BlockValues::Result BlockValues::computeSelect(const Instruction &I) {
  const ThreadValue *If = of(I.getOperand(0)), *A = of(I.getOperand(1)),
                    *B = of(I.getOperand(2));
  if (!If || !A || !B)
    return {};
  if (!If->Terms.empty())
    return same(&I);
  if (A->Terms != B->Terms)
    return {};
  ThreadValue Is = *A;
  for (unsigned T = 0; T < Threads; ++T)
    if (!If->Of[T])
      Is.Of[T] = B->Of[T];
  return Is;
}

/// Special registers that are the same in all threads of a block.
static bool isOfBlock(StringRef Register) {
  return Register.starts_with("ctaid.") || Register.starts_with("nctaid.") ||
         Register.starts_with("ntid.");
}

BlockValues::Result BlockValues::computeIntrinsic(const IntrinsicInst &Call) {
  const IntrinsicRow *Row = lookupIntrinsic(Call.getIntrinsicID());
  if (!Row)
    return isa<MinMaxIntrinsic>(Call) ? same(&Call) : Result();
  StringRef Register = lint::registerIn(*Row);
  if (Register == "tid.y" || Register == "tid.z")
    return number(0);
  if (Register != "tid.x")
    return isOfBlock(Register) ? Result(opaque(&Call)) : Result();
  ThreadValue Is = number(0);
  std::iota(Is.Of.begin(), Is.Of.end(), 0);
  return Is;
}

BlockValues::Result BlockValues::computeAddress(const GEPOperator &Address) {
  const DataLayout &DL = F.getDataLayout();
  SmallMapVector<Value *, APInt, 4> Variable;
  APInt Fixed(64, 0);
  const ThreadValue *Base = of(Address.getPointerOperand());
  if (!Base || DL.getIndexTypeSizeInBits(Address.getType()) != 64 ||
      !Address.collectOffset(DL, 64, Variable, Fixed))
    return {};
  ThreadValue Is = *Base;
  for (auto &[Index, Scale] : Variable) {
    const ThreadValue *By = of(Index);
    unsigned Bits = bitsOf(Index->getType());
    if (!By || (Bits != 64 && !By->Terms.empty()))
      return {};
    ThreadValue Wide = *By;
    for (uint64_t &N : Wide.Of)
      N = uint64_t(SignExtend64(N, Bits));
    add(Is, Wide, Scale.getZExtValue(), 64);
  }
  add(Is, number(Fixed.getZExtValue()), 1, 64);
  return Is;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

BlockValues::Result BlockValues::same(const User *V) {
  auto *I = dyn_cast<Instruction>(V);
  // Another iteration may compute another one.
  if (I && Loops.getLoopFor(I->getParent()))
    return {};
  for (const Value *Operand : V->operands()) {
    if (isa<Function>(Operand))
      continue;
    const ThreadValue *Is = of(Operand);
    if (!Is || !Is->isUniform())
      return {};
  }
  return opaque(V);
}

BlockValues::Result BlockValues::computeInstruction(const Instruction &I) {
  if (auto *Op = dyn_cast<BinaryOperator>(&I))
    return computeBinary(*Op);
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return computeCast(*Cast);
  if (isa<ICmpInst>(I))
    return computeCompare(I);
  if (isa<SelectInst>(I))
    return computeSelect(I);
  if (auto *Call = dyn_cast<IntrinsicInst>(&I))
    return computeIntrinsic(*Call);
  return {};
}

BlockValues::Result BlockValues::compute(const Value *V) {
  if (!bitsOf(V->getType()))
    return {};
  if (auto *Number = dyn_cast<ConstantInt>(V))
    return number(Number->getZExtValue());
  if (isa<Argument, GlobalVariable>(V))
    return opaque(V);
  if (auto *Address = dyn_cast<GEPOperator>(V))
    return computeAddress(*Address);
  if (isa<AddrSpaceCastOperator, FreezeInst>(V)) {
    const ThreadValue *Is = of(cast<User>(V)->getOperand(0));
    return Is ? Result(*Is) : Result();
  }
  if (auto *I = dyn_cast<Instruction>(V))
    return computeInstruction(*I);
  return {};
}

const ThreadValue *BlockValues::of(const Value *V) {
  auto At = Known.find(V);
  if (At != Known.end())
    return At->second.get();
  if (!Left)
    return nullptr;
  --Left;
  // While it is being computed, it is not known.
  Known[V] = nullptr;
  Result Is = compute(V);
  if (!Is)
    return nullptr;
  return (Known[V] = std::make_unique<ThreadValue>(std::move(*Is))).get();
}

//===----------------------------------------------------------------------===//
// Who executes something
//===----------------------------------------------------------------------===//

void BlockValues::restrict(std::vector<bool> &Are, const Value *Condition,
                           bool IsOn) {
  using namespace PatternMatch;
  const Value *A, *B;
  // Both parts are on, or both are off.
  if (IsOn ? match(Condition, m_LogicalAnd(m_Value(A), m_Value(B)))
           : match(Condition, m_LogicalOr(m_Value(A), m_Value(B)))) {
    restrict(Are, A, IsOn);
    restrict(Are, B, IsOn);
    return;
  }
  const ThreadValue *Is = of(Condition);
  if (!Is || !Is->Terms.empty())
    return;
  for (unsigned T = 0; T < Threads; ++T)
    if ((Is->Of[T] != 0) != IsOn)
      Are[T] = false;
}

std::vector<bool> BlockValues::active(const BasicBlock *BB, const Value *Mask) {
  std::vector<bool> Are(Threads, true);
  // Masks are vectors of one lane.
  if (auto *Insert = dyn_cast_or_null<InsertElementInst>(Mask);
      Insert && cast<FixedVectorType>(Insert->getType())->getNumElements() == 1)
    restrict(Are, Insert->getOperand(1), /*IsOn=*/true);
  for (const BasicBlock *Before = BB->getSinglePredecessor(); Before;
       BB = Before, Before = BB->getSinglePredecessor())
    if (auto *Branch = dyn_cast<BranchInst>(Before->getTerminator());
        Branch && Branch->isConditional() &&
        Branch->getSuccessor(0) != Branch->getSuccessor(1))
      restrict(Are, Branch->getCondition(), Branch->getSuccessor(0) == BB);
  return Are;
}

} // namespace opennvvm
