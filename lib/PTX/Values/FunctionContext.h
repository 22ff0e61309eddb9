//===- FunctionContext.h - What is known of one function --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_FUNCTIONCONTEXT_H
#define OPENNVVM_LIB_PTX_VALUES_FUNCTIONCONTEXT_H

#include "PTX/Module/ModuleContext.h"
#include "PTX/Text/InstWriter.h"
#include "PTX/Text/RegisterFile.h"
#include "SharedValues.h"
#include "Target/Features.h"
#include "TypeParts.h"

namespace opennvvm::ptx {

/// What everything that prints one function shares: what it is, where its text
/// goes, which registers it has, and where findings are reported.
class FunctionContext {
public:
  FunctionContext(const ModuleContext &Ctx, TypeTable &Types);
  FunctionContext(const FunctionContext &) = delete;
  FunctionContext &operator=(const FunctionContext &) = delete;

  //===--- What is printed -----------------------------------------------===//

  const ModuleContext &Ctx;
  TypeTable &Types;
  const llvm::DataLayout &DL;

  const llvm::Function &function() const { return *F; }
  /// The function's number in labels.
  unsigned index() const { return FunctionIndex; }
  /// The instruction that is being printed; null before the first block.
  const llvm::Instruction *current() const { return Current; }
  /// Says which instruction is printed next.
  void setCurrent(const llvm::Instruction *I) { Current = I; }
  /// Whether the machine has \p F, in some PTX version.
  bool has(Feature F) const { return Ctx.has(F); }
  const TypeParts &parts(llvm::Type *Ty) { return Types.get(Ty); }
  bool isOptimized() const { return Ctx.Options.OptLevel > 0; }
  /// Whether f32 denormals of this function are flushed.
  bool flushesF32() const { return FlushF32; }
  /// Mod::Ftz when they are, else None.
  Mod ftz() const { return FlushF32 ? Mod::Ftz : Mod::None; }
  /// Whether operations of f32 may take operands of 16 bits. They have no form
  /// that flushes denormals.
  bool hasMixedPrecision() const {
    return !FlushF32 && mayUseFreely(Ctx.T, Feature::MixedPrecision);
  }

  //===--- Where it goes -------------------------------------------------===//

  RegisterFile Regs;
  InstWriter Out;
  SharedValues Shared;

  //===--- Findings ------------------------------------------------------===//

  /// Raises the PTX version; if --ptx is lower, reports it with the name \p
  /// What.
  void needPTX(PTXVersion V, llvm::StringRef What, const llvm::Instruction &I);
  void needPTX(Feature F, const llvm::Instruction &I) {
    needPTX(gateOf(F).PTX, infoOf(F).What, I);
  }
  /// The same for the version of instruction \p O.
  void needPTX(const Opcode &O, const llvm::Instruction &I);
  /// \returns false, after reporting it, if the target is not in \p G.
  bool require(const Gate &G, llvm::StringRef What, const llvm::Instruction &I);
  bool require(Feature F, const llvm::Instruction &I) {
    return require(gateOf(F), infoOf(F).What, I);
  }
  /// Reports that \p I cannot be printed; its registers stay undefined. \p
  /// Help replaces the rule's own remedy, unless it is empty.
  void fail(Rule R, const llvm::Instruction &I,
            llvm::ArrayRef<std::string> Args = {}, llvm::StringRef Help = {});

protected:
  /// Forgets everything; \p Fn, the function of number \p Index, is printed
  /// next, to \p To.
  void reset(const llvm::Function &Fn, unsigned Index, Writer &To);

private:
  const llvm::Function *F = nullptr;
  const llvm::Instruction *Current = nullptr;
  unsigned FunctionIndex = 0;
  bool FlushF32 = false;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_FUNCTIONCONTEXT_H
