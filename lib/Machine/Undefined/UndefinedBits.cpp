//===- UndefinedBits.cpp - Follows bits that nobody has written -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Undefined/UndefinedBits.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Grid.h"
#include "Machine/Engine/Registers.h"
#include "Machine/Engine/TensorMemory.h"
#include "Machine/Findings/Reporter.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/Flow.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

UndefinedBits::UndefinedBits(Reporter &Report, const Program &P,
                             std::shared_ptr<UndefinedMemory> Memory)
    : Report(Report), P(P), Memory(std::move(Memory)),
      Shadow(this->Memory->Shadow) {
  Plans.resize(P.Functions.size());
}
UndefinedBits::~UndefinedBits() {
  for (const auto *List : {&OfBlocks, &OfHeap})
    for (const auto &[Bytes, Size] : *List)
      end(Bytes, Size);
}

//===----------------------------------------------------------------------===//
// Grids and blocks
//===----------------------------------------------------------------------===//

void UndefinedBits::begin(const uint8_t *Bytes, uint64_t Size,
                          Origin::KindTy Kind) {
  Shadow.setUndefined(Bytes, Size, Kind);
  // What ends with this machine, and not with a block.
  (Kind == Origin::Global ? OfHeap : OfBlocks).emplace_back(Bytes, Size);
}
void UndefinedBits::end(const uint8_t *Bytes, uint64_t Size) {
  Shadow.setDefined(Bytes, Size);
}

std::unique_ptr<UndefinedMemory> UndefinedBits::save() const {
  return std::make_unique<UndefinedMemory>(*Memory);
}
void UndefinedBits::restore(const UndefinedMemory &Saved) { *Memory = Saved; }

void UndefinedBits::beginGrid(const Function &F) {
  Kernel = F.Name;
  Entry = &F;
  // Those of a launch that has failed.
  for (const auto &[Bytes, Size] : OfBlocks)
    end(Bytes, Size);
  OfBlocks.clear();
}

/// Lets local memory from \p First on begin.
static void beginLocal(ThreadBits &B, uint64_t First, uint64_t End) {
  if (B.Local.size() < End) {
    B.Local.resize(End, 0xFF);
    B.LocalFrom.resize((End + 3) / 4, Origin::Local);
  }
  std::fill(B.Local.begin() + ptrdiff_t(First),
            B.Local.begin() + ptrdiff_t(End), 0xFF);
  std::fill(B.LocalFrom.begin() + ptrdiff_t(First / 4),
            B.LocalFrom.begin() + ptrdiff_t((End + 3) / 4),
            OriginId(Origin::Local));
}

static void beginRegisters(ThreadBits &B, size_t First, size_t Count) {
  B.Registers.resize(First);
  B.Registers.resize(First + Count, ~Word(0));
  B.From.resize(First);
  B.From.resize(First + Count, Origin::Register);
}

void UndefinedBits::beginCta(Cta &C) {
  for (Thread &T : C.Threads) {
    T.Bits = std::make_shared<ThreadBits>();
    beginRegisters(*T.Bits, 0, Entry->NumRegisters);
    beginLocal(*T.Bits, 0, T.Local.size());
    for (uint32_t Parameter : Entry->Parameters) {
      const FrameVariable &V = Entry->Variables[Parameter];
      std::fill_n(T.Bits->Local.begin() + ptrdiff_t(FirstLocal + V.Offset),
                  V.Size, 0);
    }
  }
  if (C.Shared.empty())
    return;
  begin(C.Shared.data(), C.Shared.size(), Origin::Shared);
}

void UndefinedBits::allocate(const Cta &C, const uint8_t *Bytes,
                             uint64_t Size) {
  const auto *All = reinterpret_cast<const uint8_t *>(C.Tensor->Cells.data());
  Shadow.setUndefined(Bytes, Size, Origin::Tensor);
  // Only once for each block.
  if (none_of(OfBlocks, [&](const auto &B) { return B.first == All; }))
    OfBlocks.emplace_back(All, C.Tensor->Cells.size() * sizeof(uint32_t));
}

void UndefinedBits::endCta(Cta &C) {
  auto End = [&](const uint8_t *Bytes, uint64_t Size) {
    end(Bytes, Size);
    erase_if(OfBlocks, [&](const auto &B) { return B.first == Bytes; });
  };
  End(C.Shared.data(), C.Shared.size());
  if (C.Tensor)
    End(reinterpret_cast<const uint8_t *>(C.Tensor->Cells.data()),
        C.Tensor->Cells.size() * sizeof(uint32_t));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Copies the shadow of local memory.
static void moveLocal(ThreadBits &B, uint64_t To, uint64_t From,
                      uint64_t Size) {
  std::memmove(&B.Local[To], &B.Local[From], Size);
  for (uint64_t N = 0; N < Size; ++N)
    B.LocalFrom[(To + N) / 4] = B.LocalFrom[(From + N) / 4];
}

void UndefinedBits::enter(Exec &X) {
  ThreadBits &B = *X.T.Bits;
  const Frame &New = X.T.Frames.back(), &Old = *(&New - 1);
  beginRegisters(B, New.Registers, New.F->NumRegisters);
  beginLocal(B, New.Base, X.T.Local.size());
  B.Carry = true;
  for (unsigned N = 0; N < New.Call->Arguments.size(); ++N) {
    const FrameVariable &From = Old.F->Variables[New.Call->Arguments[N]],
                        &To = New.F->Variables[New.F->Parameters[N]];
    moveLocal(B, New.Base + To.Offset, Old.Base + From.Offset, From.Size);
  }
}

void UndefinedBits::leave(Exec &X, const Frame &Done) {
  ThreadBits &B = *X.T.Bits;
  for (unsigned N = 0; N < Done.Call->Results.size(); ++N) {
    const FrameVariable &From = Done.F->Variables[Done.F->Results[N]],
                        &To = X.Fr->F->Variables[Done.Call->Results[N]];
    moveLocal(B, X.Fr->Base + To.Offset, Done.Base + From.Offset,
              std::min(From.Size, To.Size));
  }
}

/// A call. What the driver provides has defined results.
void UndefinedBits::called(Exec &X, const Instruction &I) {
  const CallInfo &Call = X.Fr->F->Calls[I.Extra];
  if (Call.Indirect)
    return require(X, "undefined-branch", "the function that is called",
                   get(X, Call.Target, 64));
  if (P.Functions[Call.Function].IsDefined)
    return;
  for (uint32_t Result : Call.Results) {
    const FrameVariable &V = X.Fr->F->Variables[Result];
    std::fill_n(X.T.Bits->Local.begin() + ptrdiff_t(X.Fr->Base + V.Offset),
                V.Size, 0);
  }
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

Undefined UndefinedBits::get(const Thread &T, size_t Register) const {
  return {T.Bits->Registers[Register], T.Bits->From[Register]};
}

Undefined UndefinedBits::get(const Exec &X, const Operand &O,
                             unsigned Bits) const {
  if (O.Kind != Operand::Register)
    return {};
  size_t At = X.Fr->Registers + O.Index;
  Word Shadow = maskTo(X.T.Bits->Registers[At], Bits);
  return {Shadow, Shadow ? X.T.Bits->From[At] : 0};
}

void UndefinedBits::set(Thread &T, size_t Register, const Undefined &U) {
  T.Bits->Registers[Register] = U.Bits;
  T.Bits->From[Register] = U.From;
}

void UndefinedBits::set(Exec &X, const Operand &O, const Undefined &U) {
  if (O.Kind != Operand::Register)
    return;
  Undefined Now = U;
  if (U.Bits)
    Now.From = Memory->From.read(X, Kernel, U.From);
  set(X.T, X.Fr->Registers + O.Index, Now);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static FlowPlan planOf(const Function &F, const Instruction &I,
                       std::vector<uint32_t> &Pool) {
  FlowPlan Plan;
  Plan.Row = &flowOf(I.Run);
  bool HasResult =
      Plan.Row->Kind == FlowRow::Result || (I.Run == runBarrier && I.M.Red);
  Plan.Always = Plan.Row->Always || I.M.CC;
  Plan.FirstIn = uint32_t(Pool.size());
  for (unsigned N = 0; N < I.NumOps; ++N) {
    const Operand &O = N < std::size(I.Ops)
                           ? I.Ops[N]
                           : F.VectorPool[I.Extra + N - std::size(I.Ops)];
    if (O.Kind == Operand::Memory || (Plan.Row->Follow && (N || !HasResult)))
      addRegisters(F, O, Pool);
  }
  Plan.NumIn = uint32_t(Pool.size()) - Plan.FirstIn;
  Plan.FirstOut = uint32_t(Pool.size());
  if (HasResult && I.NumOps && I.Ops[0].Kind != Operand::Memory) {
    addRegisters(F, I.Ops[0], Pool);
    if (I.Ops[0].Second != UINT32_MAX)
      Pool.push_back(I.Ops[0].Second);
  }
  Plan.NumOut = uint32_t(Pool.size()) - Plan.FirstOut;
  return Plan;
}

const FunctionPlans &UndefinedBits::plansOf(const Function &F) {
  if (&F == Last)
    return *LastPlans;
  std::unique_ptr<FunctionPlans> &Known = Plans[&F - P.Functions.data()];
  if (!Known) {
    Known = std::make_unique<FunctionPlans>();
    for (const Instruction &I : F.Code)
      Known->Plans.push_back(planOf(F, I, Known->Pool));
  }
  Last = &F;
  LastPlans = Known.get();
  return *Known;
}

/// The predicate of \p I is undefined.
void UndefinedBits::guard(Exec &X, const Instruction &I, const FlowRow &Row,
                          OriginId From) {
  if (Row.Guards)
    require(X, Row.Guards,
            StringRef(Row.Guards) == "undefined-branch"
                ? "whether the branch is taken"
                : "the predicate of the instruction",
            {1, From});
}

void UndefinedBits::step(Exec &X, const Instruction &I) {
  const FunctionPlans &Of = plansOf(*X.Fr->F);
  const FlowPlan &Plan = Of.Plans[&I - X.Fr->F->Code.data()];
  ThreadBits &B = *X.T.Bits;
  Word *Shadow = B.Registers.data() + X.Fr->Registers;
  bool IsGuardUndefined = I.Predicate >= 0 && (Shadow[I.Predicate] & 1);
  OriginId GuardFrom =
      IsGuardUndefined ? B.From[X.Fr->Registers + I.Predicate] : 0;
  if (IsGuardUndefined)
    guard(X, I, *Plan.Row, GuardFrom);
  bool Skip =
      I.Predicate >= 0 && bool(uint64_t(X.R[I.Predicate]) & 1) == I.IfFalse;
  if (!Skip) {
    Word Any = 0;
    for (uint32_t N = 0; N < Plan.NumIn; ++N)
      Any |= Shadow[Of.Pool[Plan.FirstIn + N]];
    if (!Any && !Plan.Always) {
      for (uint32_t N = 0; N < Plan.NumOut; ++N)
        Shadow[Of.Pool[Plan.FirstOut + N]] = 0;
    } else if (I.Run == runCall) {
      called(X, I);
    } else {
      Flow F{*this, X, I, *Plan.Row};
      checkAddresses(F);
      if (Plan.Row->Follow)
        Plan.Row->Follow(F);
    }
    if (I.Run == runAlloca) {
      uint64_t Align = I.NumOps > 2 ? X.get64(I.Ops[2]) : 8,
               At = alignTo(X.Fr->Top, Align), Size = X.get64(I.Ops[1]);
      if (Size <= 1 << 20)
        beginLocal(B, At, At + Size);
    }
  }
  // Whether the result was written is not known.
  if (IsGuardUndefined)
    for (uint32_t N = 0; N < Plan.NumOut; ++N)
      set(X.T, X.Fr->Registers + Of.Pool[Plan.FirstOut + N],
          {~Word(0), Memory->From.read(X, Kernel, GuardFrom)});
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

void UndefinedBits::require(Exec &X, const char *Rule, const Twine &What,
                            const Undefined &U) {
  if (!U.Bits)
    return;
  const Origin &From = Memory->From[Memory->From.read(X, Kernel, U.From)];
  bool IsStored = From.Kind == Origin::Stored;
  const Origin &Source = IsStored ? Memory->From[From.Before] : From;
  if (!Report.isNew(Rule, lineOf(X), Source.Line))
    return;
  SmallVector<Party, 3> Parties;
  Parties.push_back(ptxmachine::partyOf(X, "depends on undefined bits"));
  Parties.push_back(ptxmachine::partyOf(Source, std::string("reads ") +
                                                    describe(Source.Kind)));
  if (IsStored)
    Parties.push_back(ptxmachine::partyOf(From, "stores them"));
  Report.add(Rule,
             What + " depends on " + describe(Source.Kind) +
                 ", which is read in PTX line " + Twine(Source.Line),
             Parties);
}

void UndefinedBits::output(const uint8_t *Bytes, uint64_t Size,
                           bool MayHavePadding) {
  OriginId Known = 0;
  auto Check = [&](OriginId Id) {
    if (Id == Known)
      return;
    Known = Id;
    const Origin &O = Memory->From[Id];
    if (O.Kind != Origin::Stored || O.Code != &P)
      return;
    const Origin &Source = Memory->From[O.Before];
    Report.enter(O.Kernel);
    if (Report.isNew("undefined-output", O.Line, Source.Line))
      Report.add("undefined-output",
                 "what is stored in PTX line " + Twine(O.Line) +
                     " depends on " + describe(Source.Kind) +
                     ", which is read in PTX line " + Twine(Source.Line),
                 {ptxmachine::partyOf(O, "stores undefined bits"),
                  ptxmachine::partyOf(Source, std::string("reads ") +
                                                  describe(Source.Kind))});
  };
  Memory->Shadow.forEachStored(Bytes, Size, MayHavePadding, Check);
  Report.enter(Kernel);
}

} // namespace opennvvm::ptxmachine
