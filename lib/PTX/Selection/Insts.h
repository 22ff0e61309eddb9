//===- Insts.h - Printers of single instructions ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per kind of instruction; Dispatch.cpp has the table that refers
// to them. Each file of this folder has one subject.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_INSTS_H
#define OPENNVVM_LIB_PTX_SELECTION_INSTS_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm {
struct InternalIntrinsic;
struct IntrinsicRow;
} // namespace opennvvm

namespace opennvvm::ptx {

struct ParamLayout;
struct Part;

/// Prints one instruction, by its opcode (Dispatch.cpp).
void emitInstruction(FunctionEmitter &, const llvm::Instruction &);

using Printer = void (*)(FunctionEmitter &, const llvm::Instruction &);

/// ".rni", ".rmi", ".rpi" or ".rzi", according to \p Round; null means ".rzi".
llvm::StringRef roundingModifier(const llvm::IntrinsicInst *Round);

// Integer.cpp: add … xor, shifts, on scalars and vectors.
void emitIntegerOp(FunctionEmitter &, const llvm::Instruction &);
// WideInteger.cpp: the same above 64 bits, and comparisons.
void emitWideIntegerOp(FunctionEmitter &, const llvm::Instruction &);
void emitWideCompare(FunctionEmitter &, const llvm::ICmpInst &);
// Float.cpp: fneg, fadd … frem.
void emitFloatOp(FunctionEmitter &, const llvm::Instruction &);
/// Defines \p I as fma(A, B, C), for any floating-point type and vectors.
void emitFma(FunctionEmitter &, const llvm::Instruction &I,
             const llvm::Value *A, const llvm::Value *B, const llvm::Value *C);
// Compare.cpp
void emitICmp(FunctionEmitter &, const llvm::Instruction &);
void emitFCmp(FunctionEmitter &, const llvm::Instruction &);
void emitSelect(FunctionEmitter &, const llvm::Instruction &);
// Convert.cpp: all casts, freeze.
void emitCast(FunctionEmitter &, const llvm::Instruction &);
void emitBitCast(FunctionEmitter &, const llvm::Instruction &);
/// Copies the bits of \p From, which has parts \p FromParts, to \p To: as one
/// integer, the first part lowest, truncated or zero-extended.
void castParts(FunctionEmitter &, llvm::ArrayRef<Reg> To,
               const TypeParts &ToParts, llvm::ArrayRef<Reg> From,
               const TypeParts &FromParts);
void emitAddrSpaceCast(FunctionEmitter &, const llvm::Instruction &);
void emitFreeze(FunctionEmitter &, const llvm::Instruction &);
// Memory.cpp
void emitLoad(FunctionEmitter &, const llvm::Instruction &);
void emitStore(FunctionEmitter &, const llvm::Instruction &);
void emitAlloca(FunctionEmitter &, const llvm::Instruction &);
void emitGEP(FunctionEmitter &, const llvm::Instruction &);
/// ".volatile" if \p Space supports it: no other thread sees local memory and
/// parameters.
llvm::StringRef volatility(bool IsVolatile, unsigned Space);
/// Whether \p I may read \p Space through the non-coherent cache, which is for
/// memory that is never written.
bool isNonCoherent(const FunctionEmitter &E, const llvm::Instruction &I,
                   unsigned Space);
// Atomics.cpp: atomicrmw, cmpxchg, fence, atomic load and store.
void emitAtomicRMW(FunctionEmitter &, const llvm::Instruction &);
void emitCmpXchg(FunctionEmitter &, const llvm::Instruction &);
void emitFence(FunctionEmitter &, const llvm::Instruction &);
void emitAtomicLoad(FunctionEmitter &, const llvm::LoadInst &);
void emitAtomicStore(FunctionEmitter &, const llvm::StoreInst &);
// Vector.cpp
void emitExtractElement(FunctionEmitter &, const llvm::Instruction &);
void emitInsertElement(FunctionEmitter &, const llvm::Instruction &);
void emitShuffleVector(FunctionEmitter &, const llvm::Instruction &);
// Aggregate.cpp
void emitExtractValue(FunctionEmitter &, const llvm::Instruction &);
void emitInsertValue(FunctionEmitter &, const llvm::Instruction &);
// Control.cpp
void emitBranch(FunctionEmitter &, const llvm::Instruction &);
void emitSwitch(FunctionEmitter &, const llvm::Instruction &);
void emitReturn(FunctionEmitter &, const llvm::Instruction &);
void emitUnreachable(FunctionEmitter &, const llvm::Instruction &);
// Call.cpp
void emitCall(FunctionEmitter &, const llvm::Instruction &);
/// Stores \p V to .param variable \p Name (an argument or the return value);
/// narrow integers are sign-extended if \p Signed, otherwise zero-extended.
void storeParam(FunctionEmitter &, llvm::StringRef Name, const llvm::Value *V,
                const ParamLayout &Layout, bool Signed);
// InlineAsm.cpp
void emitInlineAsm(FunctionEmitter &, const llvm::CallInst &);
// Generic.cpp: llvm.* intrinsics; \returns false if the ID is not known.
bool emitGenericIntrinsic(FunctionEmitter &, const llvm::IntrinsicInst &);
// Pattern.cpp: llvm.nvvm.* intrinsics, from their catalog rows.
void emitPattern(FunctionEmitter &, const llvm::CallInst &,
                 const IntrinsicRow &);

/// The same for intrinsics that LLVM does not know.
void emitCarrier(FunctionEmitter &, const llvm::CallInst &,
                 const InternalIntrinsic &);

/// Reports that \p I has no printer.
void emitUnsupported(FunctionEmitter &, const llvm::Instruction &);
/// The opcode of \p I, and why it has no printer.
std::string nameUnsupported(const llvm::Instruction &I);
/// What to write instead of \p I, which has no printer; empty if that is for
/// the rule to say.
llvm::StringRef remedyForOpcode(const llvm::Instruction &I);
/// Whether instructions of \p Opcode have a printer.
bool isPrintedOpcode(unsigned Opcode);
/// Whether \p ID is only a hint to the optimizer and prints nothing.
bool printsNothing(llvm::Intrinsic::ID ID);
/// Whether calls of \p F, an intrinsic of \p Row, can be printed on \p SM with
/// any arguments.
bool isAlwaysPrinted(const IntrinsicRow &Row, const llvm::Function &F,
                     const SMInfo &SM);
/// The '1' or '2' of .cta_group of \p CI, a call of \p Row; 0 for others.
char tensorGroup(const IntrinsicRow &Row, const llvm::CallInst &CI);
/// The same for \p Call of an intrinsic that LLVM does not know.
char tensorGroup(const llvm::CallBase &Call);
/// Reports \p I, of .cta_group \p Group, if the function has another.
void checkTensorGroup(FunctionEmitter &, const llvm::Instruction &I,
                      char Group);
/// The error message for different groups in one function.
std::string nameMixedGroups(char Group, char First);
/// f32 operands and results for operations that a 16-bit float type lacks on
/// the target (Half.cpp).
Reg halfToFloat(FunctionEmitter &, Op Half, bool IsBFloat);
void floatToHalf(FunctionEmitter &, Reg To, Reg Float, bool IsBFloat);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_INSTS_H
