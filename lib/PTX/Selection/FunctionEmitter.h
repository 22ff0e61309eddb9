//===- FunctionEmitter.h - One function as PTX ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the body of one function: one walk over its blocks, one dispatch per
// instruction (Dispatch.cpp). A value that is folded into its users costs
// nothing.
//
// The emitter holds the parts that know the function, each a class of its own;
// the other files of this folder print the instructions and reach the parts
// through it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H
#define OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H

#include "ControlFlow.h"
#include "InlineAsm/Needs.h"
#include "LoopHints.h"
#include "PTX/Module/ModuleContext.h"
#include "PTX/Text/InstWriter.h"
#include "PTX/Text/RegisterFile.h"
#include "PTX/Values/Addressing.h"
#include "PTX/Values/ConstantOperands.h"
#include "PTX/Values/Folding.h"
#include "PTX/Values/MemoryAccess.h"
#include "PTX/Values/Parameters.h"
#include "PTX/Values/SharedValues.h"
#include "PTX/Values/StackFrame.h"
#include "PTX/Values/TypeParts.h"
#include "PTX/Values/ValueRegisters.h"
#include "Target/Features.h"

namespace llvm {
class DILocation;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionDebug;

class FunctionEmitter {
public:
  FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types);
  FunctionEmitter(const FunctionEmitter &) = delete;
  FunctionEmitter &operator=(const FunctionEmitter &) = delete;

  /// Prints the body of \p F, from "{" to "}". \p Index numbers the function in
  /// labels and in the name of its local depot. Members are cleared, not freed:
  /// one emitter is used for all functions of a thread.
  void emitBody(const llvm::Function &F, unsigned Index, Writer &Out);

  //===--- What is printed -----------------------------------------------===//

  const ModuleContext &Ctx;
  TypeTable &Types;
  const llvm::DataLayout &DL;

  const llvm::Function &function() const { return *F; }
  /// The function's number in labels.
  unsigned index() const { return FunctionIndex; }
  /// The instruction that is being printed; null before the first block.
  const llvm::Instruction *current() const { return Current; }
  /// Whether the machine has \p F, in some PTX version.
  bool has(Feature F) const { return Ctx.has(F); }
  const TypeParts &parts(llvm::Type *Ty) { return Types.get(Ty); }
  bool isOptimized() const { return Ctx.Options.OptLevel > 0; }
  /// Whether f32 denormals of this function are flushed.
  bool flushesF32() const { return FlushF32; }
  /// ".ftz" when they are, else empty.
  llvm::StringRef ftz() const { return FlushF32 ? ".ftz" : ""; }
  /// Whether \p I is folded into its user and not printed separately.
  bool isFolded(const llvm::Instruction &I) const;

  //===--- Parts ---------------------------------------------------------===//

  RegisterFile Regs;
  InstWriter Out;
  SharedValues Shared;
  ValueRegisters Values;
  ConstantOperands Constants;
  Addressing Addresses;
  MemoryAccess Memory;
  StackFrame Frame;
  Parameters Params;
  ControlFlow Flow;
  AsmNeedsTable Assembly;

  /// The '1' or '2' of .cta_group in the function's first tensor memory
  /// instruction; 0 before it.
  char TensorGroup = 0;
  /// The number of the next call sequence.
  unsigned nextCall() { return CallCount++; }
  /// Number of the next ${:uid} of inline assembly.
  unsigned nextAsm() { return AsmCount++; }

  //===--- Findings ------------------------------------------------------===//

  /// Raises the PTX version; if --ptx is lower, reports it with the name \p
  /// What.
  void needPTX(PTXVersion V, llvm::StringRef What, const llvm::Instruction &I);
  void needPTX(Feature F, const llvm::Instruction &I) {
    needPTX(gateOf(F).PTX, infoOf(F).What, I);
  }
  /// \returns false, after reporting it, if the target is not in \p G.
  bool require(const Gate &G, llvm::StringRef What, const llvm::Instruction &I);
  bool require(Feature F, const llvm::Instruction &I) {
    return require(gateOf(F), infoOf(F).What, I);
  }
  /// Reports that \p I cannot be printed; its registers stay undefined. \p
  /// Help replaces the rule's own remedy, unless it is empty.
  void fail(Rule R, const llvm::Instruction &I,
            llvm::ArrayRef<std::string> Args = {}, llvm::StringRef Help = {});

private:
  void reset(const llvm::Function &Fn, unsigned Index);
  void emitBlock(const llvm::BasicBlock &BB);
  void printPrologue(Writer &To);
  void annotate(const llvm::Instruction &I);
  void locate(const llvm::Instruction &I);

  const llvm::Function *F = nullptr;
  const llvm::Instruction *Current = nullptr;
  bool HasLines = false;
  const llvm::DILocation *LastLocation = nullptr;
  FunctionDebug *Debug = nullptr; ///< Where DWARF sections are printed.
  unsigned FunctionIndex = 0;
  bool FlushF32 = false;
  LoopHints Loops;
  unsigned CallCount = 0, AsmCount = 0;
  llvm::SmallVector<char, 0> Body;
};

/// Prints one instruction, by its opcode (Dispatch.cpp).
void emitInstruction(FunctionEmitter &E, const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H
