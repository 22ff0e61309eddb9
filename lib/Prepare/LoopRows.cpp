//===- LoopRows.cpp - Many rows in one loop -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread that has a tile element by element computes (k + first + C) << n for
// the row of each of its elements, where n belongs to the width of the matrix.
// This takes ptxas an "or" of three numbers and a shift for each row: the sums
// are "or" operations, of numbers without common bits. All of this wraps in the
// same way as one addition to (k << n) + (first << n), which the rows share.
//
//===----------------------------------------------------------------------===//

#include "LoopRows.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>
#include <tuple>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

/// With fewer rows, too little is saved for what is added.
static constexpr unsigned LeastRows = 8;

namespace {
/// Of (Changing + First + Constant) << Amount, all but the constant.
using SharedParts = std::tuple<Instruction *, Value *, Constant *>;

/// A row, and its constant, not shifted.
using ShiftedRow = std::pair<Instruction *, APInt>;
} // namespace

/// \p I as a row in \p L; none if it is something else.
static std::optional<std::pair<SharedParts, APInt>> asRow(const Instruction &I,
                                                          const Loop &L) {
  Value *Changing, *Fixed;
  Constant *Amount;
  const APInt *C;
  if (!I.getType()->isIntegerTy(32) ||
      !match(&I, m_Shl(m_OneUse(m_AddLike(m_Value(Changing), m_Value(Fixed))),
                       m_ImmConstant(Amount))))
    return std::nullopt;
  if (L.isLoopInvariant(Changing))
    std::swap(Changing, Fixed);
  auto *Inside = dyn_cast<Instruction>(Changing);
  if (!Inside || !L.contains(Inside) || !L.isLoopInvariant(Fixed))
    return std::nullopt;
  Value *First;
  if (match(Fixed, m_AddLike(m_Value(First), m_APInt(C))))
    return {{{Inside, First, Amount}, *C}};
  return {{{Inside, Fixed, Amount}, APInt(32, 0)}};
}

/// Replaces \p Rows, which share \p S. \returns false if nothing can be
/// inserted after what changes.
static bool shift(const SharedParts &S, ArrayRef<ShiftedRow> Rows,
                  const Loop &L, SmallVectorImpl<WeakTrackingVH> &Dead) {
  auto [Changing, First, Amount] = S;
  auto After = Changing->getInsertionPointAfterDef();
  if (!After)
    return false;
  IRBuilder<> B(L.getLoopPreheader()->getTerminator());
  Value *Fixed = B.CreateShl(First, Amount);
  B.SetInsertPoint((*After)->getParent(), *After);
  Value *Sum = B.CreateAdd(B.CreateShl(Changing, Amount), Fixed);
  for (const auto &[Old, C] : Rows) {
    B.SetInsertPoint(Old);
    Old->replaceAllUsesWith(
        C.isZero() ? Sum : B.CreateAdd(Sum, B.CreateShl(B.getInt(C), Amount)));
    Dead.push_back(Old);
  }
  return true;
}

static bool shiftRows(const Loop &L) {
  MapVector<SharedParts, SmallVector<ShiftedRow, LeastRows>> Found;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (auto R = asRow(I, L))
        Found[R->first].push_back({&I, R->second});
  bool Changed = false;
  SmallVector<WeakTrackingVH, 32> Dead;
  for (auto &[S, Rows] : Found)
    if (Rows.size() >= LeastRows)
      Changed |= shift(S, Rows, L, Dead);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return Changed;
}

bool shiftRows(Function &F, const LoopInfo &LI) {
  bool Changed = false;
  for (const Loop *L : LI.getLoopsInPreorder())
    if (L->getLoopPreheader())
      Changed |= shiftRows(*L);
  return Changed;
}

} // namespace opennvvm::prepare
