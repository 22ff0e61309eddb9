//===- FlushConstants.cpp - Subnormal constants that count as zero --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlushConstants.h"
#include "Catalog/GenericIntrinsic.h"
#include "KeptAnalyses.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm {

using Kind = DenormalMode::DenormalModeKind;

/// Whether \p I takes subnormal operands for zero. What only moves or inspects
/// bits does not.
static bool flushesOperands(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
  case Instruction::FCmp:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
  case Instruction::FPToSI:
  case Instruction::FPToUI:
    return true;
  case Instruction::Call: {
    auto *II = dyn_cast<IntrinsicInst>(&I);
    if (!II || isa<ConstrainedFPIntrinsic>(II))
      return II;
    const GenericIntrinsic *Row = lookupGeneric(II->getIntrinsicID());
    return Row && Row->FlushesOperands;
  }
  default:
    return false;
  }
}

/// Whether all that becomes of \p I, when it is chosen or merged, is an operand
/// that is flushed.
static bool isOnlyFlushed(const Instruction &I, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 4;
  if (flushesOperands(I))
    return true;
  if (!isa<SelectInst, PHINode, FreezeInst>(I) || Depth == MaxDepth)
    return false;
  return all_of(I.users(), [&](const User *U) {
    return isOnlyFlushed(*cast<Instruction>(U), Depth + 1);
  });
}

static Constant *flushed(ConstantFP *C, Kind Mode) {
  bool IsNegative = C->isNegative() && Mode == DenormalMode::PreserveSign;
  return C->getValueAPF().isDenormal()
             ? ConstantFP::getZero(C->getType(), IsNegative)
             : C;
}

/// \p C, of floats, with zeros for the subnormal ones; \p C itself if it has
/// none.
static Constant *flushed(Constant *C, Kind Mode) {
  if (auto *Number = dyn_cast<ConstantFP>(C))
    return flushed(Number, Mode);
  auto *Type = dyn_cast<FixedVectorType>(C->getType());
  if (!Type || !isa<ConstantDataVector, ConstantVector>(C))
    return C;
  SmallVector<Constant *, 8> Elements;
  bool Changed = false;
  for (unsigned I = 0; I != Type->getNumElements(); ++I) {
    Constant *Element = C->getAggregateElement(I);
    auto *Number = dyn_cast<ConstantFP>(Element);
    Elements.push_back(Number ? flushed(Number, Mode) : Element);
    Changed |= Elements.back() != Element;
  }
  return Changed ? ConstantVector::get(Elements) : C;
}

/// Whether \p I adds its two first operands, or subtracts them.
static bool isSum(const Instruction &I) {
  auto *II = dyn_cast<IntrinsicInst>(&I);
  Intrinsic::ID ID = II ? II->getIntrinsicID() : Intrinsic::not_intrinsic;
  return I.getOpcode() == Instruction::FAdd ||
         I.getOpcode() == Instruction::FSub ||
         ID == Intrinsic::experimental_constrained_fadd ||
         ID == Intrinsic::experimental_constrained_fsub;
}

/// Whether a constant that \p V may be is subnormal.
static bool mayBeSubnormal(Value *V, Kind Mode, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 4;
  if (auto *C = dyn_cast<Constant>(V))
    return flushed(C, Mode) != C;
  return isa<SelectInst, PHINode, FreezeInst>(V) && Depth != MaxDepth &&
         any_of(cast<Instruction>(V)->operands(), [&](const Use &U) {
           return U->getType() == V->getType() &&
                  mayBeSubnormal(U, Mode, Depth + 1);
         });
}

/// The operand of sum \p I of floats that is not constant; null if both are, or
/// if it is no such sum.
static Use *openOperand(Instruction &I) {
  if (!isSum(I) || !I.getType()->getScalarType()->isFloatTy())
    return nullptr;
  for (unsigned N : {0, 1})
    if (!isa<Constant>(I.getOperand(N)))
      return &I.getOperandUse(N);
  return nullptr;
}

/// Flushes \p Open, to which \p I adds zero, if it may be subnormal. LLVM takes
/// it for the sum unless it may be -0, which it also is where it is negative
/// and subnormal. \returns whether anything changed.
static bool flushBeforeZero(Instruction &I, Use &Open, Kind Mode) {
  auto *Other = dyn_cast<Constant>(I.getOperand(1 - Open.getOperandNo()));
  if (!Other || !Other->isZeroValue() || !mayBeSubnormal(Open.get(), Mode))
    return false;
  Open.set(IRBuilder<>(&I).CreateUnaryIntrinsic(Intrinsic::canonicalize, Open));
  return true;
}

/// Makes the subnormal operands of \p I zero, unless it is a sum in which that
/// would only mislead LLVM; see flushBeforeZero(). \returns whether anything
/// changed.
static bool flushOperands(Instruction &I, Kind Mode) {
  if (Use *Open = openOperand(I))
    return flushBeforeZero(I, *Open, Mode);
  bool Changed = false;
  for (Use &U : I.operands()) {
    auto *C = dyn_cast<Constant>(U);
    if (!C || !C->getType()->getScalarType()->isFloatTy())
      continue;
    Constant *Flushed = flushed(C, Mode);
    if (Flushed == C || !isOnlyFlushed(I))
      continue;
    U.set(Flushed);
    Changed = true;
  }
  return Changed;
}

/// Whether \p F calls something that flushes its operands. LLVM's passes fold
/// such calls as if they did not, right after they have found the constants.
static bool callsFlushing(Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    return isa<CallInst>(I) && flushesOperands(I);
  });
}

/// What \p I is if it depends on constants only, or, if \p Simplify is set, on
/// nothing else in the end.
static Constant *constantOf(Instruction &I, const DataLayout &DL,
                            bool Simplify) {
  if (all_of(I.operands(), [](const Use &U) { return isa<Constant>(U); }))
    return ConstantFoldInstruction(&I, DL);
  return Simplify ? dyn_cast_or_null<Constant>(
                        simplifyInstruction(&I, SimplifyQuery(DL, &I)))
                  : nullptr;
}

/// Replaces \p I if it is a constant. \returns whether it is.
static bool foldConstant(Instruction &I, const DataLayout &DL, bool Simplify) {
  if (I.use_empty() || I.isTerminator())
    return false;
  Constant *C = constantOf(I, DL, Simplify);
  if (!C)
    return false;
  I.replaceAllUsesWith(C);
  if (isInstructionTriviallyDead(&I))
    I.eraseFromParent();
  return true;
}

PreservedAnalyses FlushConstantsPass::run(Function &F,
                                          FunctionAnalysisManager &) {
  Kind Mode = F.getDenormalMode(APFloat::IEEEsingle()).Input;
  if (Mode != DenormalMode::PreserveSign && Mode != DenormalMode::PositiveZero)
    return PreservedAnalyses::all();
  bool Changed = false, Simplify = callsFlushing(F);
  // Operands are folded before what uses them.
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : make_early_inc_range(*BB)) {
      Changed |= flushOperands(I, Mode);
      Changed |= foldConstant(I, F.getDataLayout(), Simplify);
    }
  return keepControlFlow(Changed);
}

} // namespace opennvvm
