//===- ConstantExpressions.h - Constants as instructions --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_CONSTANTEXPRESSIONS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_CONSTANTEXPRESSIONS_H

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instruction.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces constant expressions on addresses that are neither pointers nor
/// integers of one register (vectors, floats, wide integers) with instructions,
/// and dso_local_equivalent constants with their functions.
void expandConstantExpressions(llvm::Module &M);

/// The same for expressions that do not refer to a global and cannot be found
/// from one: casts of null pointers, offsets from vectors of them. Instructions
/// are recorded one by one, then their function is changed.
class NumberExpressions {
public:
  void note(const llvm::Instruction &I) {
    for (const llvm::Use &U : I.operands())
      if (llvm::isa<llvm::ConstantExpr, llvm::ConstantAggregate>(U.get()))
        note(*llvm::cast<llvm::Constant>(U.get()));
  }
  /// Writes the recorded constants as instructions of \p F. \returns whether
  /// there were any.
  bool expand(llvm::Function &F);

private:
  void note(llvm::Constant &C);

  llvm::SmallPtrSet<llvm::Constant *, 8> Seen;
  llvm::SmallSetVector<llvm::Constant *, 4> Hard;
};

/// Whether \p C is such an expression: no pass should fold an instruction to
/// it.
bool isHardConstant(const llvm::Constant &C);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_CONSTANTEXPRESSIONS_H
