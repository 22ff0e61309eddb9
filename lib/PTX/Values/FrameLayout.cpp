//===- FrameLayout.cpp - The layout of stack variables --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FrameLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/StackLifetime.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

/// With more pairs of variable and block than this, nothing is shared:
/// lifetimes take one bit per pair.
static constexpr uint64_t MaxPairs = 1 << 20;
/// The same with more variables than this, since all pairs are compared.
static constexpr unsigned MaxSlots = 256;

static bool hasLifetime(const FrameSlot &S) {
  return llvm::any_of(S.Variable->users(), [](const User *U) {
    auto *II = dyn_cast<IntrinsicInst>(U);
    return II && II->isLifetimeStartOrEnd();
  });
}

static uint64_t oneAfterTheOther(MutableArrayRef<FrameSlot> Slots) {
  uint64_t End = 0;
  for (FrameSlot &S : Slots) {
    S.Offset = alignTo(End, S.Alignment);
    End = S.Offset + std::max<uint64_t>(S.Size, 1);
  }
  return End;
}

/// The lowest offset for \p S that does not overlap \p Taken, the sorted ranges
/// of slots that are live at the same time.
static uint64_t lowestPlace(const FrameSlot &S,
                            ArrayRef<std::pair<uint64_t, uint64_t>> Taken) {
  uint64_t At = 0;
  for (auto [Begin, End] : Taken) {
    if (At + S.Size <= Begin)
      break;
    At = std::max(At, alignTo(End, S.Alignment));
  }
  return At;
}

uint64_t layoutSlots(const Function &F, MutableArrayRef<FrameSlot> Slots,
                     bool MayShare) {
  if (!MayShare || Slots.size() < 2 || Slots.size() > MaxSlots ||
      uint64_t(Slots.size()) * F.size() > MaxPairs ||
      llvm::count_if(Slots, hasLifetime) < 2)
    return oneAfterTheOther(Slots);
  SmallVector<const AllocaInst *, 16> Variables;
  for (const FrameSlot &S : Slots)
    Variables.push_back(S.Variable);
  StackLifetime Lifetimes(F, Variables, StackLifetime::LivenessType::May);
  Lifetimes.run();

  // Large ones first: the small ones then fit next to them.
  SmallVector<FrameSlot *, 16> Order;
  for (FrameSlot &S : Slots)
    Order.push_back(&S);
  llvm::sort(Order, [](const FrameSlot *A, const FrameSlot *B) {
    return A->Size != B->Size ? A->Size > B->Size : A < B;
  });
  uint64_t End = 0;
  SmallVector<std::pair<uint64_t, uint64_t>, 16> Taken;
  for (unsigned I = 0; I < Order.size(); ++I) {
    FrameSlot &S = *Order[I];
    const StackLifetime::LiveRange &Range = Lifetimes.getLiveRange(S.Variable);
    Taken.clear();
    for (const FrameSlot *Other : ArrayRef(Order).take_front(I))
      if (Range.overlaps(Lifetimes.getLiveRange(Other->Variable)))
        Taken.push_back({Other->Offset,
                         Other->Offset + std::max<uint64_t>(Other->Size, 1)});
    llvm::sort(Taken);
    S.Offset = lowestPlace(S, Taken);
    End = std::max(End, S.Offset + std::max<uint64_t>(S.Size, 1));
  }
  return End;
}

} // namespace opennvvm::ptx
