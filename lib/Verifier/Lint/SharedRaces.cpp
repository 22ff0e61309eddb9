//===- SharedRaces.cpp - Shared memory without a barrier ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Collective.h"
#include "Divergence.h"
#include "FunctionView.h"
#include "Lints.h"
#include "MemoryUse.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::lint {

// Accesses between two barriers that are compared with each other.
static constexpr size_t MaxAccesses = 32;

namespace {
/// An access to a shared variable.
struct SharedAccess {
  const Instruction *At;
  MemoryUse Use;
  const Value *Variable;
  /// Where each thread accesses it, in bytes from its begin; empty if that is
  /// not known.
  SmallVector<int64_t, 0> Offsets;
};

/// Two threads that access the same byte.
struct Meeting {
  unsigned First, Second;
};
} // namespace

/// Where in \p Variable each thread is if it accesses \p Pointer.
static SmallVector<int64_t, 0>
offsetsOf(Divergence &Paths, const Value &Pointer, const Value &Variable) {
  const DataLayout &DL = Paths.view().layout();
  SmallVector<int64_t, 0> Offsets;
  for (const Constant *C : Paths.threads().get(&Pointer)) {
    APInt Offset(DL.getIndexTypeSizeInBits(C->getType()), 0);
    const Value *Base = C->stripAndAccumulateConstantOffsets(
        DL, Offset, /*AllowNonInbounds=*/true);
    if (Base != &Variable)
      return {};
    Offsets.push_back(Offset.getSExtValue());
  }
  return Offsets;
}

static bool overlaps(int64_t A, uint64_t ABytes, int64_t B, uint64_t BBytes) {
  return A < B + int64_t(BBytes) && B < A + int64_t(ABytes);
}

/// Two threads of \p Who of which one writes in \p Write what the other, and
/// not it itself, accesses in \p Other.
static std::optional<Meeting> findMeeting(const BitVector &Who,
                                          const SharedAccess &Write,
                                          const SharedAccess &Other) {
  SmallVector<std::pair<int64_t, unsigned>, 32> Written;
  for (unsigned Thread : Who.set_bits())
    Written.emplace_back(Write.Offsets[Thread], Thread);
  llvm::sort(Written);
  uint64_t Size = Write.Use.Bytes, OtherSize = Other.Use.Bytes;
  for (unsigned Thread : Who.set_bits()) {
    int64_t Begin = Other.Offsets[Thread];
    if (overlaps(Write.Offsets[Thread], Size, Begin, OtherSize))
      continue;
    auto It =
        llvm::lower_bound(Written, std::pair(Begin - int64_t(Size) + 1, 0U));
    if (It != Written.end() && overlaps(It->first, Size, Begin, OtherSize))
      return Meeting{It->second, Thread};
  }
  return std::nullopt;
}

namespace {
/// Goes along straight paths.
class RaceFinder {
public:
  RaceFinder(Divergence &Paths, DiagnosticEngine &Diags)
      : Paths(Paths), Diags(Diags),
        WantsAll(Diags.isEnabled(Rule::LintMaybeSharedRace)) {}

  /// \param Begin the first block of a path: no other leads only to it.
  void follow(const BasicBlock &Begin);

private:
  void visit(const Instruction &I, const BitVector &Who);
  void compare(const SharedAccess &Earlier, const SharedAccess &Later,
               const BitVector &Who);
  bool isSameAddress(const SharedAccess &A, const SharedAccess &B) const;

  Divergence &Paths;
  DiagnosticEngine &Diags;
  const bool WantsAll;
  bool IsReported = false;
  SmallVector<SharedAccess, 8> Open; ///< Since the last barrier.
};
} // namespace

/// Whether two accesses are to the same address in each thread, as far as their
/// code shows.
bool RaceFinder::isSameAddress(const SharedAccess &A,
                               const SharedAccess &B) const {
  const FunctionView &View = Paths.view();
  const Value *First = View.valueOf(A.Use.Pointer),
              *Second = View.valueOf(B.Use.Pointer);
  auto *Left = dyn_cast<GEPOperator>(First);
  auto *Right = dyn_cast<GEPOperator>(Second);
  return First == Second ||
         (Left && Right &&
          Left->getSourceElementType() == Right->getSourceElementType() &&
          equal(Left->operands(), Right->operands(),
                [&](const Value *L, const Value *R) {
                  return View.valueOf(L) == View.valueOf(R);
                }));
}

void RaceFinder::compare(const SharedAccess &Earlier, const SharedAccess &Later,
                         const BitVector &Who) {
  if (IsReported || Earlier.Variable != Later.Variable ||
      (!Earlier.Use.IsWrite && !Later.Use.IsWrite))
    return;
  // Threads that write the same variable one after the other mean the last.
  if (Earlier.Use.IsWrite && Later.Use.IsWrite)
    return;
  std::string Name = spell(*Later.Variable);
  if (Earlier.Offsets.empty() || Later.Offsets.empty()) {
    IsReported = WantsAll && !isSameAddress(Earlier, Later);
    if (IsReported)
      Diags.report(Rule::LintMaybeSharedRace, *Later.At,
                   {Later.Use.What.str(), Name, Earlier.Use.What.str()});
    return;
  }
  bool WroteBefore = Earlier.Use.IsWrite;
  std::optional<Meeting> Found = findMeeting(Who, WroteBefore ? Earlier : Later,
                                             WroteBefore ? Later : Earlier);
  if (!Found)
    return;
  IsReported = true;
  if (!WroteBefore)
    std::swap(Found->First, Found->Second);
  Diags.report(Rule::LintSharedRace, *Later.At,
               {Later.Use.What.str(), Name, utostr(Found->Second),
                Earlier.Use.What.str(), utostr(Found->First)});
}

void RaceFinder::visit(const Instruction &I, const BitVector &Who) {
  auto *Call = dyn_cast<CallBase>(&I);
  if (isa<FenceInst>(I) || (Call && maySynchronize(*Call)) ||
      (I.isAtomic() && !Call)) {
    Open.clear();
    return;
  }
  forEachUse(I, [&](const MemoryUse &Use) {
    const Value *Variable = Paths.view().addressOf(Use.Pointer).Base;
    auto *GV = dyn_cast<GlobalVariable>(Variable);
    if (!GV || GV->getAddressSpace() != AddressSpace::Shared || !Use.Bytes ||
        Use.IsVolatile || Open.size() == MaxAccesses)
      return;
    SharedAccess New{&I, Use, GV, offsetsOf(Paths, *Use.Pointer, *GV)};
    for (const SharedAccess &Earlier : Open)
      if (Earlier.At != &I)
        compare(Earlier, New, Who);
    Open.push_back(std::move(New));
  });
}

void RaceFinder::follow(const BasicBlock &Begin) {
  Open.clear();
  const BitVector Who = Paths.threadsAt(Begin);
  for (const BasicBlock *BB = &Begin; BB;) {
    const Instruction &Last = Paths.view().lastOf(*BB);
    for (const Instruction &I : *BB) {
      visit(I, Who);
      if (&I == &Last)
        break;
    }
    if (IsReported || !Last.isTerminator())
      return;
    const BasicBlock *Next = BB->getSingleSuccessor();
    BB =
        Next && Next != &Begin && Next->getSinglePredecessor() ? Next : nullptr;
  }
}

/// Whether \p BB continues the straight path of another block.
static bool continuesPath(const FunctionView &View, const BasicBlock &BB) {
  const BasicBlock *Before = BB.getSinglePredecessor();
  return Before && Before->getSingleSuccessor() && View.isReachable(*Before);
}

void lintSharedRaces(Divergence &Paths, DiagnosticEngine &Diags) {
  // Which threads call a function is not known.
  if (!Paths.isKernel())
    return;
  const FunctionView &View = Paths.view();
  for (const BasicBlock &BB : View.function())
    if (View.isReachable(BB) && !continuesPath(View, BB) &&
        Paths.isCertain(BB) && Paths.threadsAt(BB).count() > 1)
      RaceFinder(Paths, Diags).follow(BB);
}

} // namespace opennvvm::lint
