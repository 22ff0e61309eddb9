//===- Objects.cpp - mbarriers and tensor memory --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Objects.h"
#include "Machine/Engine/Exec.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The bytes of an mbarrier.
static constexpr unsigned BarrierSize = 8;

void Objects::endCta(const Cta &C) {
  const uint8_t *Begin = C.Shared.data();
  Barriers.erase(Barriers.lower_bound(Begin),
                 Barriers.lower_bound(Begin + C.Shared.size()));
}

void Objects::mbarrier(Exec &X, const uint8_t *Bytes, BarrierEvent Event) {
  if (Event == BarrierEvent::Init) {
    Barriers[Bytes] = {partyOf(X, "initializes the mbarrier"), false};
    return;
  }
  // Data in its place may look like an mbarrier.
  auto It = Barriers.find(Bytes);
  if (It == Barriers.end() || It->second.HasEnded)
    misuse(X, Misuse::BarrierUse, "no mbarrier was initialized here", Bytes);
  if (Event == BarrierEvent::Invalidate)
    Barriers[Bytes] = {partyOf(X, "invalidates the mbarrier"), true};
}

void Objects::check(Exec &X, const uint8_t *Bytes, unsigned Size, bool IsRead) {
  auto It = Barriers.lower_bound(Bytes - (BarrierSize - 1));
  if (It == Barriers.end() || It->first >= Bytes + Size)
    return;
  const Life &L = It->second;
  if (L.HasEnded || !Report.isNew("mbarrier-use", lineOf(X), L.At.Line))
    return;
  StringRef Verb = IsRead ? "reads" : "writes";
  Report.add("mbarrier-use",
             Verb + " as data what is an mbarrier since line " +
                 Twine(L.At.Line),
             {partyOf(X, Verb + " " + Twine(Size) + " bytes"), L.At});
}

/// By Misuse.
static constexpr StringLiteral Rules[] = {"mbarrier-init",  "mbarrier-use",
                                          "mbarrier-count", "barrier-count",
                                          "tensor-free",    "tensor-leak"};

void Objects::misuse(Exec &X, Misuse Kind, const Twine &What,
                     const void *Object) {
  X.S.IsErrorFound |=
      Kind != Misuse::BarrierInit && Kind != Misuse::ThreadCount;
  StringRef Rule = Rules[unsigned(Kind)];
  auto It = Barriers.find(static_cast<const uint8_t *>(Object));
  // Data that was in the memory before may look like an mbarrier.
  if (Kind == Misuse::BarrierInit &&
      (It == Barriers.end() || It->second.HasEnded))
    return;
  unsigned Line = It != Barriers.end() ? It->second.At.Line : 0;
  if (!Report.isNew(Rule, lineOf(X), Line))
    return;
  SmallVector<Party, 2> Parties = {
      partyOf(X, X.Operation ? "begins the operation" : "executes it")};
  if (It != Barriers.end())
    Parties.push_back(It->second.At);
  Report.add(Rule, What, Parties);
}

void Objects::leak(Exec &X, const Instruction &I, const Twine &What) {
  X.S.IsErrorFound = true;
  if (!Report.isNew("tensor-leak", I.Line))
    return;
  Party Who = partyOf(X, "allocates it");
  Who.Line = I.Line;
  Report.add("tensor-leak", What, Who);
}

} // namespace opennvvm::ptxmachine
