//===- Atomics.h - Ordering and scope of atomics ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_ATOMICS_H
#define OPENNVVM_LIB_PTX_SELECTION_ATOMICS_H

#include "FunctionEmitter.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm {
struct AtomicForm;
} // namespace opennvvm

namespace opennvvm::ptx {

/// How one atomic access keeps its ordering on this machine: with a qualifier,
/// and with fences around it.
struct AtomicPlan {
  Mod Sem = Mod::None;       ///< Mod::Acquire; None if none is printed.
  Mod Scope = Mod::None;     ///< Mod::Sys; None if none is printed.
  Mod FenceScope = Mod::Sys; ///< Mod::Cta, Cluster, Gpu or Sys.
  llvm::AtomicOrdering Order = llvm::AtomicOrdering::Monotonic;
  bool HasModel = false; ///< The machine has ordered accesses.
  llvm::StringRef Hint;  ///< Of the L2 cache: "evict_first"; empty for none.

  bool releases() const { return llvm::isReleaseOrStronger(Order); }
  bool acquires() const { return llvm::isAcquireOrStronger(Order); }
  bool isSeqCst() const {
    return Order == llvm::AtomicOrdering::SequentiallyConsistent;
  }
};

/// Fences before and after an access that is a single instruction.
void fenceBefore(FunctionEmitter &E, const AtomicPlan &Plan);
void fenceAfter(FunctionEmitter &E, const AtomicPlan &Plan);
/// The same around a loop of relaxed accesses.
void fenceBeforeLoop(FunctionEmitter &E, const AtomicPlan &Plan);
void fenceAfterLoop(FunctionEmitter &E, const AtomicPlan &Plan);

/// "atom" or "red" with all that comes before its operands.
struct AtomicName {
  Opcode Name = Inst::Atom;
  Reg Policy; ///< Its last operand; invalid if it has none.
  bool IsRed = false;
};
AtomicName nameAtomic(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                      const AtomicForm &Form, const Address &A,
                      const AtomicPlan &Plan);

/// A piece of memory that atom.cas swaps, and the position of an 8-bit or
/// 16-bit value in it.
struct CasWord {
  Address A;
  unsigned Bits = 32;     ///< 16, 32, 64 or 128.
  unsigned ValueBits = 0; ///< Narrower than Bits: Shift is set.
  Reg Shift, Mask, NotMask;

  bool isPartial() const { return ValueBits < Bits; }
  unsigned limbs() const { return Bits == 128 ? 2 : 1; }
  RegClass limbClass() const { return integerClass(Bits); }
};

/// The word that contains a value of \p Bits bits at \p A.
CasWord casWord(FunctionEmitter &E, const Address &A, unsigned Bits);
/// The word of 32 bits around a value of 8 or 16 bits at \p A, without masks.
CasWord wordAround(FunctionEmitter &E, const Address &A, unsigned Bits);
/// Computes the masks of \p W, which is part of a word.
void makeMasks(FunctionEmitter &E, CasWord &W);
/// The value in a word, in registers \p To of the value's own classes.
void extractValue(FunctionEmitter &E, const CasWord &W, llvm::ArrayRef<Reg> To,
                  llvm::ArrayRef<Reg> Word);
/// \p Word with the value replaced by \p New.
llvm::SmallVector<Op, 4> insertValue(FunctionEmitter &E, const CasWord &W,
                                     llvm::ArrayRef<Reg> Word,
                                     llvm::ArrayRef<Op> New);
/// The value \p V where it belongs in the word; the other bits are 0.
Reg moveIntoPlace(FunctionEmitter &E, const CasWord &W, const llvm::Value *V);
/// Reads the initial value of the word.
llvm::SmallVector<Reg, 2> loadWord(FunctionEmitter &E, const CasWord &W,
                                   const AtomicPlan &Plan);
/// "atom.cas" with qualifier \p Sem; \returns what was in memory.
llvm::SmallVector<Reg, 2> emitCas(FunctionEmitter &E, const CasWord &W,
                                  const AtomicPlan &Plan, Mod Sem,
                                  llvm::ArrayRef<Op> Old,
                                  llvm::ArrayRef<Op> New);
/// Qualifier of the accesses inside a loop.
inline Mod loopSem(const AtomicPlan &Plan) {
  return Plan.HasModel && Plan.Scope != Mod::None ? Mod::Relaxed : Mod::None;
}

/// NarrowAtomics.cpp: prints \p I, if it is a bitwise operation on 8 or 16
/// bits, as the operation on the word around them, which leaves the other bits
/// alone.
/// \returns false if it is something else.
bool emitNarrowBits(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                    const Address &A, const AtomicPlan &Plan);

/// AtomicLoops.cpp: prints \p I as a loop around atom.cas, or plainly on memory
/// that only this thread sees. \returns false if its type has no such form.
bool emitRMWLoop(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                 const Address &A, const AtomicPlan &Plan);
bool emitLocalRMW(FunctionEmitter &E, const llvm::AtomicRMWInst &I,
                  const Address &A);

/// Atomics.cpp: atomic loads and stores.
void emitAtomicLoad(FunctionEmitter &, const llvm::LoadInst &);
void emitAtomicStore(FunctionEmitter &, const llvm::StoreInst &);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_ATOMICS_H
