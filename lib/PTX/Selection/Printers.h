//===- Printers.h - Printers of instructions, by opcode ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each kind of instruction; Dispatch.cpp has the table that
// refers to them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_PRINTERS_H
#define OPENNVVM_LIB_PTX_SELECTION_PRINTERS_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

using Printer = void (*)(FunctionEmitter &, const llvm::Instruction &);

// Integer.cpp: add … xor, shifts, on scalars and vectors.
void emitIntegerOp(FunctionEmitter &, const llvm::Instruction &);
// Float.cpp: fneg, fadd … frem.
void emitFloatOp(FunctionEmitter &, const llvm::Instruction &);
// Compare.cpp
void emitICmp(FunctionEmitter &, const llvm::Instruction &);
void emitFCmp(FunctionEmitter &, const llvm::Instruction &);
void emitSelect(FunctionEmitter &, const llvm::Instruction &);
// Convert.cpp: all casts but those of bits, and freeze.
void emitCast(FunctionEmitter &, const llvm::Instruction &);
void emitAddrSpaceCast(FunctionEmitter &, const llvm::Instruction &);
void emitFreeze(FunctionEmitter &, const llvm::Instruction &);
// BitCast.cpp
void emitBitCast(FunctionEmitter &, const llvm::Instruction &);
// Memory.cpp
void emitLoad(FunctionEmitter &, const llvm::Instruction &);
void emitStore(FunctionEmitter &, const llvm::Instruction &);
void emitAlloca(FunctionEmitter &, const llvm::Instruction &);
void emitGEP(FunctionEmitter &, const llvm::Instruction &);
// Atomics.cpp
void emitAtomicRMW(FunctionEmitter &, const llvm::Instruction &);
void emitCmpXchg(FunctionEmitter &, const llvm::Instruction &);
void emitFence(FunctionEmitter &, const llvm::Instruction &);
// Vector.cpp
void emitExtractElement(FunctionEmitter &, const llvm::Instruction &);
void emitInsertElement(FunctionEmitter &, const llvm::Instruction &);
void emitShuffleVector(FunctionEmitter &, const llvm::Instruction &);
// Aggregate.cpp
void emitExtractValue(FunctionEmitter &, const llvm::Instruction &);
void emitInsertValue(FunctionEmitter &, const llvm::Instruction &);
// Control.cpp
void emitBranch(FunctionEmitter &, const llvm::Instruction &);
void emitReturn(FunctionEmitter &, const llvm::Instruction &);
void emitUnreachable(FunctionEmitter &, const llvm::Instruction &);
// Switch.cpp
void emitSwitch(FunctionEmitter &, const llvm::Instruction &);
// Call.cpp
void emitCall(FunctionEmitter &, const llvm::Instruction &);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_PRINTERS_H
