//===- Findings.cpp - Looks for broken rules ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Findings.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Nearest.h"
#include "Machine/Instructions/Mbarrier.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

Findings::Findings(const FindingOptions &Options, const Program &P)
    : P(P), Options(Options), Report(Options.Limit), Order(Report),
      Made(Report), Registers(Report, P) {
  if (!Options.Undefined)
    return;
  if (!Options.Memory)
    this->Options.Memory = std::make_shared<UndefinedMemory>();
  Bits.emplace(Report, P, this->Options.Memory);
}

void Findings::beginGrid(const Launch &L, const Function &F) {
  Report.enter(F.Name);
  Report.beginGrid();
  if (Bits)
    Bits->beginGrid(F);
  // A launch that has failed had no end.
  Order.endGrid();
  Order.beginGrid(L);
  Made.beginGrid();
}
void Findings::endGrid() {
  Order.endGrid();
  Report.leaveClusters();
}
void Findings::enterCluster(const Cluster &C) { Report.enterCluster(C.Number); }
void Findings::beginCta(Cta &C) {
  Order.beginCta(C);
  if (Options.Races)
    Registers.beginCta(C);
  if (Bits)
    Bits->beginCta(C);
}
void Findings::endCta(Cta &C) {
  Order.endCta(C);
  Made.endCta(C);
  if (C.Rank + 1 == C.Home->Ctas.size())
    Report.endCluster(C.Home->Number);
  if (Bits)
    Bits->endCta(C);
}

uint8_t *Findings::access(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                          unsigned Size, const Access &How) {
  uint8_t *Used = Bytes;
  if (Options.Races) {
    Used = Order.access(X, Sp, Address, Bytes, Size, How);
    if (Sp != Space::Global && Sp != Space::Local && Sp != Space::Tensor)
      Made.access(X, Bytes, Size, How.Kind == Access::Read);
  }
  if (this->Bits)
    this->Bits->access(X, Sp, Bytes, Size, How);
  return Used;
}

void Findings::refuse(Exec &X, Space Sp, uint64_t Address, unsigned Size,
                      unsigned Align) {
  StringRef Rule = Align ? "misaligned" : "out-of-bounds";
  X.S.IsErrorFound = true;
  if (!Report.isNew(Rule, lineOf(X)))
    return;
  std::string What =
      ("accesses " + Twine(Size) + " bytes at 0x" + utohexstr(Address)).str();
  Report.add(Rule,
             Align ? "misaligned access of " + Twine(Align) + " bytes at 0x" +
                         utohexstr(Address)
                   : Twine(outOfBounds(X, Sp, Address, Size)),
             partyOf(X, What));
}

void Findings::misuse(Exec &X, Misuse Kind, const Twine &What,
                      const void *Object) {
  Made.misuse(X, Kind, What, Object);
}
void Findings::leak(Exec &X, const Instruction &I, const Twine &What) {
  Made.leak(X, I, What);
}
void Findings::mbarrier(Exec &X, Space Sp, uint64_t Address, uint8_t *Bytes,
                        BarrierEvent Event) {
  if (Options.Races)
    Order.mbarrier(X, Sp, Address, Bytes, Event);
  Made.mbarrier(X, Bytes, Event);
}
void Findings::allocate(Exec &X, const uint8_t *Bytes, uint64_t Size) {
  Order.allocate(Bytes, Size);
  if (Bits)
    Bits->allocate(*X.T.Home, Bytes, Size);
}

/// Parties of a finding that help a reader.
static constexpr size_t MostParties = 8;

void Findings::deadlock(Exec &X, ArrayRef<Thread *> Waiting) {
  X.S.IsErrorFound = true;
  // One thread for each place in the program.
  SmallVector<Party, 8> Parties;
  for (Thread *T : Waiting) {
    const Frame &Fr = T->Frames.back();
    Exec Own(X.S, *T);
    const Instruction *I = Fr.PC ? &Fr.F->Code[Fr.PC - 1] : nullptr;
    Party P;
    std::copy_n(T->Home->Id, 3, P.Block);
    std::copy_n(T->Id, 3, P.Thread);
    P.Line = I ? I->Line : 0;
    P.What = T->Status == Status::Ready
                 ? "goes round in a loop that changes nothing"
                 : "waits here";
    if (std::string Wait = I ? describeWait(Own, *I) : ""; !Wait.empty())
      P.What = Wait;
    bool Known = any_of(Parties, [&](const Party &Other) {
      return Other.Line == P.Line &&
             std::equal(P.Block, P.Block + 3, Other.Block);
    });
    if (!Known && Parties.size() < MostParties)
      Parties.push_back(std::move(P));
  }
  if (Report.isNew("deadlock", Parties[0].Line))
    Report.add("deadlock",
               "deadlock: " + Twine(Waiting.size()) +
                   " threads wait for what cannot happen",
               Parties);
}

void Findings::abandon(AsyncOperation &Operation) {
  unsigned Line = Operation.I->Line;
  if (!Report.isNew("async-at-exit", Line))
    return;
  const Thread &T = *Operation.Issuer;
  Party P;
  std::copy_n(T.Home->Id, 3, P.Block);
  std::copy_n(T.Id, 3, P.Thread);
  P.Line = Line;
  P.What = "begins the operation";
  Report.add("async-at-exit",
             "the block ends, and nobody has waited for the asynchronous "
             "operation in line " +
                 Twine(Line),
             P);
}

void Findings::fence(Exec &X, const Instruction &I) { Order.fence(X, I); }
void Findings::syncWarp(ArrayRef<Thread *> Threads) { Order.syncWarp(Threads); }
void Findings::arrive(Exec &X, const SyncObject &Object) {
  Order.arrive(X, Object);
}
void Findings::complete(const SyncObject &Object) { Order.complete(Object); }
void Findings::wait(Exec &X, const SyncObject &Object) {
  Order.wait(X, Object);
}
void Findings::begin(Exec &X, AsyncOperation &Operation) {
  Order.begin(X, Operation);
}
void Findings::join(Exec &X, AsyncOperation &Operation, bool OnlyReads) {
  Order.join(X, Operation, OnlyReads);
}
void Findings::end(AsyncOperation &Operation) { Order.end(Operation); }

void Machine::setFindings(const FindingOptions &Options) {
  S->Found = std::make_shared<Findings>(Options, S->P);
  S->Watch = S->Found.get();
  S->Bits = S->Found->bits();
}

void Machine::setUndefined(uint64_t Address, uint64_t Size) {
  const uint8_t *Bytes = S->Bits && Size ? S->global(Address, Size) : nullptr;
  if (Bytes)
    S->Bits->begin(Bytes, Size, Origin::Global);
}

void Machine::checkOutput(uint64_t Address, uint64_t Size,
                          bool MayHavePadding) {
  const uint8_t *Bytes = S->Bits && Size ? S->global(Address, Size) : nullptr;
  if (Bytes)
    S->Bits->output(Bytes, Size, MayHavePadding);
}

bool Machine::isErrorFound() const { return S->IsErrorFound; }

std::vector<Finding> Machine::takeFindings() {
  return S->Found ? S->Found->take() : std::vector<Finding>();
}

} // namespace opennvvm::ptxmachine
