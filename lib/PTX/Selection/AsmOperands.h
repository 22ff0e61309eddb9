//===- AsmOperands.h - Registers of inline assembly -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constraint names one register. The value that goes there counts as the
// integer that its bits form, with lane 0 in the low bits. It is truncated or
// zero-extended to the register; so <2 x i8> fits an "h", and <4 x half> an
// "l".
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_ASMOPERANDS_H
#define OPENNVVM_LIB_PTX_SELECTION_ASMOPERANDS_H

#include "FunctionEmitter.h"
#include "InlineAsm/Constraints.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include <list>
#include <optional>

namespace opennvvm::ptx {

/// The operands of one call of inline assembly.
class AsmOperands {
public:
  /// \param Fail reports why an operand cannot be made.
  AsmOperands(FunctionEmitter &E, const llvm::CallInst &CI,
              llvm::function_ref<void(const llvm::Twine &)> Fail)
      : E(E), CI(CI), Fail(Fail),
        Constraints(constraintsOf(
            *llvm::cast<llvm::InlineAsm>(CI.getCalledOperand()))) {}

  /// Prints what brings the inputs into their registers, before the text.
  /// \returns false, after reporting it, if an operand has no register.
  bool make();
  /// Prints what brings the results from their registers, after the text.
  void finish();

  /// By number, clobbers left out.
  llvm::ArrayRef<Op> list() const { return Operands; }

private:
  bool fail(const llvm::Twine &Why) {
    Fail(Why);
    return false;
  }

  bool makeOutput(const llvm::InlineAsm::ConstraintInfo &Info, unsigned &Part);
  bool makeInput(const llvm::InlineAsm::ConstraintInfo &Info,
                 const llvm::Value *V);
  bool makeTiedInput(llvm::StringRef Code, const llvm::Value *V);
  bool makeRegisterInput(RegClass C, const llvm::Value *V, Reg To);
  bool makeWideInput(const llvm::Value *V, Reg To);
  bool makeImmediate(const llvm::Value *V);
  bool makeOffsetName(const llvm::Value *V);
  void keepRest(Reg Tied, const llvm::Value *V);
  RegClass classFor(llvm::Type *Ty) const;
  bool fits(unsigned Alternative) const;
  void selectAlternative();
  std::optional<Reg> inputBits(const llvm::Value *V, unsigned Width);

  /// An output that its constraint puts into another register than its own.
  struct Moved {
    Reg From;
    llvm::SmallVector<Reg, 4> To;
    llvm::Type *Ty;
    /// What the parts are that the register has no room for: those of the
    /// operand that is tied to the result.
    llvm::SmallVector<Reg, 4> Rest;
  };
  void finish(const Moved &M);

  FunctionEmitter &E;
  const llvm::CallInst &CI;
  llvm::function_ref<void(const llvm::Twine &)> Fail;
  llvm::InlineAsm::ConstraintInfoVector Constraints;
  llvm::SmallVector<Op, 8> Operands;
  llvm::SmallVector<Moved, 2> Moves;
  /// To results from the operands that are tied to them.
  llvm::SmallVector<InstWriter::Copy, 8> TiedCopies;
  std::list<std::string> OffsetNames; ///< What operands of kind Text hold.
  unsigned OutputIndex = 0; ///< The next member of a result structure.
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_ASMOPERANDS_H
