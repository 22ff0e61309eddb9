//===- Cluster.h - Shared memory of a cluster's CTAs ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_CLUSTER_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_CLUSTER_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// The rank of the CTA whose shared memory \p Address is in.
inline unsigned rankOf(const Exec &X, uint64_t Address) {
  uint64_t Field = Address >> RankShift;
  return Field ? unsigned(Field - 1) : X.T.Home->Rank;
}

/// The same place in the shared memory of the CTA \p Rank.
inline uint64_t inCta(uint64_t Address, unsigned Rank) {
  return (Address & llvm::maskTrailingOnes<uint64_t>(RankShift)) |
         uint64_t(Rank + 1) << RankShift;
}

/// Where a copy into shared memory goes, and the mbarrier that learns of it.
struct CopyTarget {
  uint64_t Address, Barrier;
};

/// The targets of a load whose operands are \p Address and \p Barrier: with
/// .multicast::cluster, one in each CTA of \p CtaMask. With .cta_group::2 the
/// mbarriers are in the CTAs of the pairs that have the parity of \p Barrier's.
llvm::SmallVector<CopyTarget, 1> targetsOf(const Exec &X, const Mods &M,
                                           uint64_t Address, uint64_t Barrier,
                                           uint64_t CtaMask);

/// Whether a copy may have this target; false after Exec::fail().
bool checkTarget(Exec &X, const Mods &M, const CopyTarget &Target);

/// Completes \p Bytes at each mbarrier; false after Exec::fail().
bool completeAll(Exec &X, llvm::ArrayRef<CopyTarget> Targets, uint64_t Bytes);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_CLUSTER_H
