//===- UninitializedReads.cpp - Reads of what nobody wrote ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "MemoryUse.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::lint {

namespace {
/// What a function does with one of its variables.
struct VariableUse {
  SmallVector<const LoadInst *, 8> Reads;
  SmallVector<const Instruction *, 8> Writes;
};
} // namespace

// Questions asked about one variable: reads times writes.
static constexpr size_t MaxQuestions = 256;

/// Collects what is done with \p Variable. \returns false if its address goes
/// elsewhere.
static bool collect(const AllocaInst &Variable, VariableUse &Found) {
  SmallVector<const Value *, 8> Work = {&Variable};
  while (!Work.empty()) {
    const Value *Pointer = Work.pop_back_val();
    for (const User *U : Pointer->users()) {
      auto *I = cast<Instruction>(U);
      if (isa<GetElementPtrInst, BitCastInst, AddrSpaceCastInst>(I)) {
        Work.push_back(I);
      } else if (auto *Load = dyn_cast<LoadInst>(I)) {
        Found.Reads.push_back(Load);
      } else if (auto *Copy = dyn_cast<MemIntrinsic>(I)) {
        if (Copy->getRawDest() == Pointer)
          Found.Writes.push_back(I);
      } else if (auto *Store = dyn_cast<StoreInst>(I);
                 Store && Store->getValueOperand() != Pointer) {
        Found.Writes.push_back(I);
      } else if (!isMarker(*I)) {
        return false;
      }
    }
  }
  return true;
}

/// Whether what the program does depends on \p Load. Copies of padding, and
/// the first store to a part of a word, read undefined bits and keep them
/// undefined.
static bool matters(const LoadInst &Load) {
  const Type *T = Load.getType();
  if (!Load.isSimple() || T->isAggregateType())
    return false;
  return any_of(Load.uses(), [&](const Use &U) {
    auto *I = cast<Instruction>(U.getUser());
    if (auto *Op = dyn_cast<BinaryOperator>(I))
      return Op->getOpcode() != Instruction::And &&
             Op->getOperand(0) != Op->getOperand(1);
    if (auto *Store = dyn_cast<StoreInst>(I))
      return U.getOperandNo() == Store->getPointerOperandIndex();
    return isa<CmpInst, BranchInst, SwitchInst, LoadInst, GetElementPtrInst,
               UIToFPInst, SIToFPInst, FPToSIInst, FPToUIInst, FPExtInst,
               FPTruncInst, UnaryOperator>(I);
  });
}

static void lintVariable(const FunctionView &View, const AllocaInst &Variable,
                         DiagnosticEngine &Diags) {
  VariableUse Found;
  if (!collect(Variable, Found) ||
      Found.Reads.size() * Found.Writes.size() > MaxQuestions)
    return;
  for (const LoadInst *Load : Found.Reads) {
    if (!View.isReachable(*Load->getParent()) || !matters(*Load))
      continue;
    bool IsWritten = any_of(Found.Writes, [&](const Instruction *Write) {
      return isPotentiallyReachable(Write, Load);
    });
    // One report is enough for a variable.
    if (!IsWritten) {
      Diags.report(Rule::LintUninitializedRead, *Load, {spell(Variable)});
      return;
    }
  }
}

void lintUninitializedReads(const FunctionView &View, DiagnosticEngine &Diags) {
  View.forEach([&](const Instruction &I) {
    if (auto *Variable = dyn_cast<AllocaInst>(&I))
      lintVariable(View, *Variable, Diags);
  });
}

} // namespace opennvvm::lint
