//===- RaceReport.cpp - What a race is called -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Findings/Races.h"
#include "Machine/Instructions/Handlers.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Whether the store writes what is there already: threads that set the same
/// flag do not depend on who is first.
bool Races::storesSameValue(const Conflict &Now) const {
  const Instruction *I = instructionOf(Now.X);
  if (!I || Now.X.Operation || I->Run != runStore)
    return false;
  unsigned Bits = bitsOf(I->M.T[0]);
  const uint8_t *At = Now.Bytes;
  for (const Operand &O : Now.X.elements(I->Ops[1])) {
    Word V = Now.X.get(O, Bits);
    if (std::memcmp(At, &V, Bits / 8) != 0)
      return false;
    At += Bits / 8;
  }
  return true;
}

/// Whether \p Small reads a part of what the atomic \p Wide updates.
static bool readsPart(const Manner &Small, bool Writes, const Manner &Wide) {
  return !Writes && Wide.IsAtomic && Small.SizeLog < Wide.SizeLog;
}

const char *Races::ruleFor(const Conflict &Now, Agent Other, const Manner &How,
                           bool OtherWrites) const {
  const Actor &A = Now.A;
  if (Now.Sp == Space::Tensor)
    return "race-tensor";
  // Strong operations of two proxies need a proxy fence, whatever their scopes.
  if (A.How.isStrong() && How.isStrong() && A.How.IsAsync == How.IsAsync)
    return A.How.SizeLog == How.SizeLog || (A.How.IsAtomic && How.IsAtomic)
               ? "race-scope"
           : readsPart(A.How, Now.IsWrite, How) ||
                   readsPart(How, OtherWrites, A.How)
               ? "race-part"
               : "race-size";
  // The operation comes after the write, but is not fenced from it.
  if (A.How.IsAsync && !How.IsAsync && OtherWrites &&
      A.Knows->Seen.get(Other) > 0)
    return "proxy-fence";
  if (A.How.IsOperation || How.IsOperation)
    return "race-async";
  if (OtherWrites && Now.IsWrite && storesSameValue(Now))
    return "race-same-value";
  if (!isShared(Now.Sp, Now.Address))
    return "race-global";
  return blockIndexOf(Other) == A.Home->Index ? "race-shared" : "race-cluster";
}

static std::string verb(const Manner &How, bool Writes, const Twine &Size) {
  StringRef Prefix = How.IsOperation ? "its asynchronous operation " : "";
  StringRef Verb = How.IsAtomic ? "updates " : Writes ? "writes " : "reads ";
  return (Prefix + Verb + Size).str();
}

static StringRef noun(const Manner &How, bool Writes) {
  return Writes ? "write" : How.IsAtomic ? "update" : "read";
}

Party Races::partyOf(Agent A, const Manner &How, bool Writes) const {
  Party P;
  if (A >> 31)
    A = SlotOwners[A & ~(1u << 31)];
  uint32_t Index = A / 32 / Warps, Number = A / 32 % Warps * 32 + A % 32;
  P.Block[0] = Index % Grid[0];
  P.Block[1] = Index / Grid[0] % Grid[1];
  P.Block[2] = Index / Grid[0] / Grid[1];
  P.Thread[0] = Number % Block[0];
  P.Thread[1] = Number / Block[0] % Block[1];
  P.Thread[2] = Number / Block[0] / Block[1];
  P.Line = How.Line;
  P.What = verb(How, Writes,
                How.IsOperation ? Twine("this memory")
                                : Twine(1u << How.SizeLog) + " bytes");
  return P;
}

/// Where the conflict is, in words.
static std::string placeOf(Space Sp, uint64_t Address) {
  if (Sp == Space::Tensor)
    return ("tensor memory at lane " + Twine(Address >> 16 & 0xFFFF) +
            ", column " + Twine(Address & 0xFFFF))
        .str();
  if (!isShared(Sp, Address))
    return "global memory at 0x" + utohexstr(Address);
  if (Sp == Space::Generic)
    Address -= SharedWindow;
  return "shared memory at 0x" +
         utohexstr(Address & maskTrailingOnes<uint64_t>(RankShift));
}

void Races::report(const Conflict &Now, Agent Other, Epoch When,
                   const Manner &How, bool OtherWrites) {
  const char *Rule = ruleFor(Now, Other, How, OtherWrites);
  if (StringRef(Rule) == "proxy-fence" &&
      !Now.A.ordered(Other, When, /*ByProxy=*/false))
    Rule = "race-async";
  // Threads that execute one store with the same value: code for tiles does so
  // wherever threads have copies of an element.
  if (StringRef(Rule) == "race-same-value" && Now.A.How.Line == How.Line)
    return;
  // Both are done in this order, but tcgen05 has to be told so.
  if (StringRef(Rule) == "race-tensor" && Now.A.Knows->Seen.get(Other) >= When)
    Rule = "tensor-fence";
  if (!Report.isNew(Rule, Now.A.How.Line, How.Line))
    return;
  std::string At = placeOf(Now.Sp, Now.Address);
  StringRef Does = noun(Now.A.How, Now.IsWrite), Did = noun(How, OtherWrites);
  Party Here = ptxmachine::partyOf(
      Now.X, verb(Now.A.How, Now.IsWrite, Twine(Now.Size) + " bytes"));
  unsigned Line = Now.A.How.Line, Before = How.Line;
  std::string Message =
      (At + ": nothing orders the " + Does + " in line " + Twine(Line) +
       " and the " + Did + " in line " + Twine(Before))
          .str();
  if (StringRef(Rule) == "proxy-fence")
    Message = (At + ": no fence.proxy.async orders the write in line " +
               Twine(Before) + " before the asynchronous operation in line " +
               Twine(Line))
                  .str();
  if (StringRef(Rule) == "tensor-fence")
    Message =
        (At + ": no tcgen05.fence orders the " + Did + " in line " +
         Twine(Before) + " before the " + Does + " in line " + Twine(Line))
            .str();
  Report.add(Rule, Message, {Here, partyOf(Other, How, OtherWrites)});
}

} // namespace opennvvm::ptxmachine
