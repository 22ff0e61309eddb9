//===- WideInteger.h - Integers of more than 64 bits ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arithmetic on lists of 64-bit limbs, lowest first. If the width is not a
// multiple of 64, the upper bits of the top limb are undefined; operations that
// read them (comparisons, right shifts) require extended limbs.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_WIDEINTEGER_H
#define OPENNVVM_LIB_PTX_SELECTION_WIDEINTEGER_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

using Limbs = llvm::SmallVector<Op, 4>;
using LimbRegs = llvm::SmallVector<Reg, 4>;

/// The limbs of lane \p Lane of \p V, the top one extended.
Limbs wideUse(FunctionEmitter &E, const llvm::Value *V, unsigned Lane,
              Extend Ext);
/// The same number of new limbs.
LimbRegs wideTemp(FunctionEmitter &E, unsigned Count);

/// To = A + B or A - B. \p Carry, if valid, becomes 0 or 1 for the carry of a
/// sum, and 0 or -1 for the borrow of a difference (in 64 bits).
void wideAdd(FunctionEmitter &E, llvm::ArrayRef<Reg> To, llvm::ArrayRef<Op> A,
             llvm::ArrayRef<Op> B, Reg Carry = Reg());
void wideSub(FunctionEmitter &E, llvm::ArrayRef<Reg> To, llvm::ArrayRef<Op> A,
             llvm::ArrayRef<Op> B, Reg Borrow = Reg());

/// To = A * B, truncated to the width of \p To.
void wideMul(FunctionEmitter &E, llvm::ArrayRef<Reg> To, llvm::ArrayRef<Op> A,
             llvm::ArrayRef<Op> B);

/// A predicate for "A Pred B".
Reg wideCompare(FunctionEmitter &E, llvm::CmpInst::Predicate Pred,
                llvm::ArrayRef<Op> A, llvm::ArrayRef<Op> B);
/// The same into \p P.
void wideCompareInto(FunctionEmitter &E, Reg P, llvm::CmpInst::Predicate Pred,
                     llvm::ArrayRef<Op> A, llvm::ArrayRef<Op> B);
/// To = P ? A : B.
void wideSelect(FunctionEmitter &E, llvm::ArrayRef<Reg> To, Reg P,
                llvm::ArrayRef<Op> A, llvm::ArrayRef<Op> B);

/// A shift by a constant, and by an amount in a 32-bit register.
void wideShiftBy(FunctionEmitter &E, unsigned Opcode, llvm::ArrayRef<Reg> To,
                 llvm::ArrayRef<Op> A, unsigned Amount);
void wideShift(FunctionEmitter &E, unsigned Opcode, llvm::ArrayRef<Reg> To,
               llvm::ArrayRef<Op> A, Reg Amount);

/// Prints arithmetic above 64 bits: add … xor and shifts.
void emitWideIntegerOp(FunctionEmitter &, const llvm::Instruction &);
/// Prints a comparison above 64 bits.
void emitWideCompare(FunctionEmitter &, const llvm::ICmpInst &);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_WIDEINTEGER_H
