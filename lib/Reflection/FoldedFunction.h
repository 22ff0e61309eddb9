//===- FoldedFunction.h - What a machine sees of a function -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REFLECTION_FOLDEDFUNCTION_H
#define OPENNVVM_LIB_REFLECTION_FOLDEDFUNCTION_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include <utility>

namespace llvm {
class BasicBlock;
class Constant;
class ConstantInt;
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm {

class ReflectAnswers;

/// What remains of a function when calls of __nvvm_reflect are constants, and
/// so is whatever depends on nothing else. The function is not changed.
struct FoldedFunction {
  /// What control never reaches.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 4> Dead;
  /// The branches, switches and selects outside of it whose condition is
  /// constant, with the condition, in the order of the function.
  llvm::SmallVector<
      std::pair<const llvm::Instruction *, const llvm::ConstantInt *>, 4>
      Decided;
  /// What the function returns; null if that depends on more.
  llvm::Constant *Returns = nullptr;
};

/// Constants that functions return.
using ReturnedConstants =
    llvm::DenseMap<const llvm::Function *, llvm::Constant *>;

/// Computes what remains of \p F, which is defined, by conditional constant
/// propagation. It follows variables on the stack whose address is only used to
/// load and store them, as in code that was not optimized.
FoldedFunction foldFunction(const llvm::Function &F,
                            const ReflectAnswers &Answers,
                            const ReturnedConstants &Returned);

/// Where \p Terminator, a branch or a switch, goes if its condition is \p C.
const llvm::BasicBlock *successorFor(const llvm::Instruction &Terminator,
                                     const llvm::ConstantInt &C);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REFLECTION_FOLDEDFUNCTION_H
