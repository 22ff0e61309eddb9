//===- Atomics.h - Order and scope of atomics -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//


#ifndef OPENNVVM_LIB_PTX_INSTS_ATOMICS_H
#define OPENNVVM_LIB_PTX_INSTS_ATOMICS_H

#include "Insts.h"
#include "llvm/ADT/SmallString.h"

namespace opennvvm::ptx {

/// How one atomic access keeps its order on this machine: by a qualifier, and
/// by fences around it.
struct AtomicPlan {
  llvm::StringRef Sem;   ///< ".acquire"; empty where none is printed.
  llvm::StringRef Scope; ///< ".sys"; empty where none is printed.
  llvm::StringRef FenceScope = "sys"; ///< "cta", "cluster", "gpu", "sys".
  llvm::AtomicOrdering Order = llvm::AtomicOrdering::Monotonic;
  bool HasModel = false; ///< The machine has ordered accesses (sm_70).
  llvm::StringRef Hint;  ///< Of the L2 cache: "evict_first"; empty for none.

  bool releases() const { return llvm::isReleaseOrStronger(Order); }
  bool acquires() const { return llvm::isAcquireOrStronger(Order); }
  bool isSeqCst() const {
    return Order == llvm::AtomicOrdering::SequentiallyConsistent;
  }
};

/// Fences before an access that one instruction makes, and after it.
void fenceBefore(FunctionEmitter &E, const AtomicPlan &Plan);
void fenceAfter(FunctionEmitter &E, const AtomicPlan &Plan);
/// The same around a loop of relaxed accesses.
void fenceBeforeLoop(FunctionEmitter &E, const AtomicPlan &Plan);
void fenceAfterLoop(FunctionEmitter &E, const AtomicPlan &Plan);

/// A piece of memory that atom.cas swaps, and the place of a value of 8 or 16
/// bits in it.
struct CasWord {
  Address A;
  unsigned Bits = 32;    ///< 16, 32, 64 or 128.
  unsigned ValueBits = 0; ///< Narrower than Bits: Shift and Mask are set.
  Reg Shift, Mask, NotMask;

  bool isPartial() const { return ValueBits < Bits; }
  unsigned limbs() const { return Bits == 128 ? 2 : 1; }
  RegClass limbClass() const { return integerClass(Bits); }
};

/// The word of a value of \p Bits bits at \p A.
CasWord casWord(FunctionEmitter &E, const Address &A, unsigned Bits);
/// Reads the word to begin with.
llvm::SmallVector<Reg, 2> loadWord(FunctionEmitter &E, const CasWord &W,
                                   const AtomicPlan &Plan);
/// "atom.cas" with qualifier \p Sem; \returns what was in memory.
llvm::SmallVector<Reg, 2> emitCas(FunctionEmitter &E, const CasWord &W,
                                  const AtomicPlan &Plan, llvm::StringRef Sem,
                                  llvm::ArrayRef<Op> Old,
                                  llvm::ArrayRef<Op> New);
/// Qualifier of the accesses inside a loop.
inline llvm::StringRef loopSem(const AtomicPlan &Plan) {
  return Plan.HasModel && !Plan.Scope.empty() ? ".relaxed" : "";
}

/// AtomicLoops.cpp: \p I as a loop around atom.cas, and on memory that only
/// this thread sees. \returns false when its type has no such form.
bool emitRMWLoop(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                 const Address &A, const AtomicPlan &Plan);
bool emitLocalRMW(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                  const Address &A);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_ATOMICS_H
