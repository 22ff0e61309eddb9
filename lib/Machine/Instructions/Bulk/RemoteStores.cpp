//===- RemoteStores.cpp - st.async and red.async --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "st.async", "red.async": registers go to another CTA's shared
// memory, whose mbarrier counts the bytes, or to global memory.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Bulk/Cluster.h"
#include "Machine/Instructions/Combine.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Mbarrier.h"
#include "Machine/Undefined/Shade.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct RemoteStore {
  const Mods *M = nullptr;
  Space To = Space::Global;
  uint64_t Address = 0;
  unsigned Bytes = 0; ///< Of one element.
  SmallVector<Word, 4> Values;
  Shade Undefined{0}; ///< Of all of them.

  unsigned size() const { return Bytes * unsigned(Values.size()); }
  bool run(Exec &X) const;
};
} // namespace

bool RemoteStore::run(Exec &X) const {
  bool Reduces = M->A != AtomOp::None;
  Access How = Access::of(Reduces ? Access::Atomic : Access::Write, *M);
  if (M->Bulk.HasBarrier && How.Order == MemoryOrder::Weak)
    How.Order = MemoryOrder::Relaxed, How.Scope = ThreadScope::Cluster;
  uint8_t *At = X.access(To, Address, size(), size(), How);
  if (!At)
    return false;
  size_t Offset = 0;
  for (Word Value : Values) {
    if (Reduces && X.S.Bits) {
      uint8_t With[sizeof(Word)];
      std::memcpy(With, &Value, sizeof With);
      X.S.Bits->combine(X, M->A, M->T[0], At, With, &Undefined.Bits[Offset],
                        Undefined.From, 1);
    }
    if (Reduces) {
      Word Old = 0;
      std::memcpy(&Old, At, Bytes);
      Value = combine(M->A, M->T[0], Old, Value, 0, /*Flush=*/false);
    }
    std::memcpy(At, &Value, Bytes);
    if (!Reduces)
      Undefined.write(X, At, Offset, Bytes);
    At += Bytes;
    Offset += Bytes;
  }
  return true;
}

/// Without a space, both addresses are generic.
static bool toCluster(Exec &X, const Mods &M, uint64_t &Address) {
  if (M.Bulk.To != Space::Generic)
    return true;
  if (!isSharedAddress(Address))
    return X.fail("st.async and red.async with an mbarrier are for shared "
                  "memory");
  Address -= SharedWindow;
  return true;
}

static bool issue(Exec &X, const Instruction &I) {
  RemoteStore Store;
  Store.M = &I.M;
  Store.Address = X.address(I.Ops[0]);
  Store.Bytes = bitsOf(I.M.T[0]) / 8;
  ArrayRef<Operand> Sources = X.elements(I.Ops[1]);
  if (Sources.size() != I.M.Vec)
    return X.fail("as many registers as .v says were expected");
  Store.Undefined = Shade(Sources.size() * Store.Bytes);
  for (const Operand &O : Sources) {
    Store.Undefined.read(X, O, Store.size(), Store.Bytes);
    Store.Values.push_back(X.get(O, bitsOf(I.M.T[0])));
  }
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Proxy = MemoryProxy::Generic;
  if (I.M.Bulk.HasBarrier) {
    uint64_t Barrier = X.address(I.Ops[2]);
    if (!toCluster(X, I.M, Store.Address) || !toCluster(X, I.M, Barrier))
      return false;
    unsigned Rank = rankOf(X, Store.Address);
    if (Rank != rankOf(X, Barrier))
      return X.fail("the mbarrier is in another CTA than the target");
    if (Rank == X.T.Home->Rank)
      return X.fail("st.async and red.async are for another CTA");
    Store.To = Space::SharedCluster;
    Operation.Done = [Barrier, Size = Store.size()](Exec &Inner) {
      return completeTransaction(Inner, Space::SharedCluster, Barrier, Size);
    };
  } else if (I.M.Bulk.To == Space::Generic && !isGlobalAddress(Store.Address)) {
    return X.fail("st.async and red.async without an mbarrier are for global "
                  "memory");
  }
  Operation.Run = [Store = std::move(Store)](Exec &Inner) {
    return Store.run(Inner);
  };
  return start(X, std::move(Operation));
}

bool runStoreAsync(Exec &X, const Instruction &I) { return issue(X, I); }
bool runReduceAsync(Exec &X, const Instruction &I) { return issue(X, I); }
// This machine is the only device that a multimem address can refer to.
bool runMultimemStoreAsync(Exec &X, const Instruction &I) {
  return issue(X, I);
}
bool runMultimemReduceAsync(Exec &X, const Instruction &I) {
  return issue(X, I);
}

} // namespace opennvvm::ptxmachine
