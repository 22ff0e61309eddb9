//===- Control.cpp - Loops and branches -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Ends of regions
//===----------------------------------------------------------------------===//

namespace {
/// Where the operands of an end go.
struct EndPlan {
  ArrayRef<uint32_t> Targets;
};
} // namespace

template <Flow Way> static Flow runEnd(Frame &F, const Step &S) {
  if (S.Details)
    F.moveAll(detailsOf<EndPlan>(S).Targets, S.Operands);
  return Way;
}

static void moveTo(Decoder &D, Step &S, ValueRange Targets) {
  SmallVector<uint32_t> Slots;
  for (Value V : Targets)
    Slots.push_back(D.slotOf(V));
  EndPlan *Plan = D.make<EndPlan>();
  Plan->Targets = D.keep(ArrayRef(Slots));
  S.Details = Slots.empty() ? nullptr : Plan;
}

static Operation *loopAround(Operation *Op) {
  Operation *Parent = Op->getParentOp();
  while (isa<IfOp>(Parent))
    Parent = Parent->getParentOp();
  return Parent;
}

static bool decodeContinue(Decoder &D, Operation *Op, Step &S) {
  Operation *Loop = loopAround(Op);
  ValueRange Carried = Loop->getRegion(0).getArguments();
  moveTo(D, S, isa<ForOp>(Loop) ? Carried.drop_front() : Carried);
  S.Run = runEnd<Flow::Continue>;
  return true;
}
static bool decodeBreak(Decoder &D, Operation *Op, Step &S) {
  moveTo(D, S, loopAround(Op)->getResults());
  S.Run = runEnd<Flow::Break>;
  return true;
}
static bool decodeReturn(Decoder &, Operation *, Step &S) {
  S.Run = runEnd<Flow::Return>;
  return true;
}
static bool decodeYield(Decoder &D, Operation *Op, Step &S) {
  // A combination takes the results from the operands.
  if (isa<IfOp>(Op->getParentOp()))
    moveTo(D, S, Op->getParentOp()->getResults());
  S.Run = runEnd<Flow::Yield>;
  return true;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
struct LoopPlan {
  Body *Code;
  ArrayRef<uint32_t> Results;
  ElementKind Counter;
  bool IsUnsigned;
};
} // namespace

static bool planLoop(Decoder &D, Operation *Op, Step &S) {
  LoopPlan *Plan = D.make<LoopPlan>();
  Plan->Code = D.makeBody();
  SmallVector<uint32_t> Results;
  for (Value V : Op->getResults())
    Results.push_back(D.slotOf(V));
  Plan->Results = D.keep(ArrayRef(Results));
  S.Details = Plan;
  return D.decodeBlock(Op->getRegion(0).front(), *Plan->Code);
}

static void releaseAll(Frame &F, ArrayRef<uint32_t> Slots) {
  for (uint32_t Which : Slots)
    F.release(Which);
}

static Flow runLoop(Frame &F, const Step &S) {
  const LoopPlan &Plan = detailsOf<LoopPlan>(S);
  F.moveAll(Plan.Code->Arguments, S.Operands);
  while (true) {
    if (F.Launch.Stops.load(std::memory_order_relaxed))
      return F.stopAt(S.Site);
    Flow Way = run(F, *Plan.Code);
    if (Way == Flow::Break)
      break;
    if (Way != Flow::Continue)
      return Way;
  }
  releaseAll(F, Plan.Code->Arguments);
  return Flow::Next;
}

static bool decodeLoop(Decoder &D, Operation *Op, Step &S) {
  S.Run = runLoop;
  return planLoop(D, Op, S);
}

/// A bound, extended to 64 bits.
static int64_t bound(Frame &F, const LoopPlan &Plan, uint32_t Which) {
  unsigned Bits = infoOf(Plan.Counter).Bits;
  uint64_t Value = 0;
  std::memcpy(&Value, F.data(Which), infoOf(Plan.Counter).Bytes);
  if (Plan.IsUnsigned)
    return int64_t(Value);
  return int64_t(Value << (64 - Bits)) >> (64 - Bits);
}

static Flow runFor(Frame &F, const Step &S) {
  const LoopPlan &Plan = detailsOf<LoopPlan>(S);
  for (unsigned I = 0; I < 3; ++I)
    F.checkDetermined(S, S.Operands[I], 1, "a bound of a loop depends on");
  int64_t At = bound(F, Plan, S.Operands[0]),
          End = bound(F, Plan, S.Operands[1]);
  uint64_t Step = uint64_t(bound(F, Plan, S.Operands[2]));
  ArrayRef<uint32_t> Carried = Plan.Code->Arguments.drop_front();
  F.moveAll(Carried, S.Operands.drop_front(3));
  auto IsLess = [&](int64_t A, int64_t B) {
    return Plan.IsUnsigned ? uint64_t(A) < uint64_t(B) : A < B;
  };
  while (IsLess(At, End)) {
    if (F.Launch.Stops.load(std::memory_order_relaxed))
      return F.stopAt(S.Site);
    std::memcpy(F.define(Plan.Code->Arguments[0], 8), &At, 8);
    Flow Way = run(F, *Plan.Code);
    if (Way != Flow::Continue)
      return Way;
    // The step is above zero; what wraps has passed the end.
    uint64_t Left = uint64_t(End) - uint64_t(At);
    if (Step >= Left || !Step)
      break;
    At = int64_t(uint64_t(At) + Step);
  }
  F.moveAll(Plan.Results, Carried);
  releaseAll(F, Carried);
  return Flow::Next;
}

static bool decodeFor(Decoder &D, Operation *Op, Step &S) {
  auto For = cast<ForOp>(Op);
  S.Run = runFor;
  if (!planLoop(D, Op, S))
    return false;
  auto *Plan = const_cast<LoopPlan *>(static_cast<const LoopPlan *>(S.Details));
  Plan->Counter = shapeOf(For.getLowerBound()).Kind;
  Plan->IsUnsigned = For.getUnsignedCmp();
  return true;
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

namespace {
struct IfPlan {
  Body *Branches[2]; ///< For false, which may be null, and true.
};
} // namespace

static Flow runIf(Frame &F, const Step &S) {
  F.checkDetermined(S, S.Operands[0], 1, "a branch depends on");
  bool Condition = F.scalar<uint8_t>(S.Operands[0]);
  const Body *Taken = detailsOf<IfPlan>(S).Branches[Condition];
  if (!Taken)
    return Flow::Next;
  Flow Way = run(F, *Taken);
  return Way == Flow::Yield ? Flow::Next : Way;
}

static bool decodeIf(Decoder &D, Operation *Op, Step &S) {
  auto If = cast<IfOp>(Op);
  IfPlan *Plan = D.make<IfPlan>();
  S.Details = Plan;
  S.Run = runIf;
  for (bool Condition : {true, false}) {
    Region &Branch = Condition ? If.getThenRegion() : If.getElseRegion();
    Plan->Branches[Condition] = nullptr;
    if (Branch.empty())
      continue;
    Plan->Branches[Condition] = D.makeBody();
    if (!D.decodeBlock(Branch.front(), *Plan->Branches[Condition]))
      return false;
  }
  return true;
}

static constexpr DecodeRow Rows[] = {
    {"for", decodeFor},     {"loop", decodeLoop},
    {"if", decodeIf},       {"continue", decodeContinue},
    {"break", decodeBreak}, {"return", decodeReturn},
    {"yield", decodeYield},
};

ArrayRef<DecodeRow> controlRows() { return Rows; }

} // namespace opennvvm::tile
