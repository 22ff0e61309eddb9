//===- Pattern.h - Intrinsics by their patterns -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_PATTERN_H
#define OPENNVVM_LIB_PTX_SELECTION_PATTERN_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm {
struct IntrinsicRow;
} // namespace opennvvm

namespace opennvvm::ptx {

/// Prints a call of an intrinsic of NVIDIA's by its row of the catalog.
void emitPattern(FunctionEmitter &, const llvm::CallInst &,
                 const IntrinsicRow &);

/// Whether calls of \p F, an intrinsic of \p Row, can be printed on \p SM with
/// any arguments.
bool isAlwaysPrinted(const IntrinsicRow &Row, const llvm::Function &F,
                     const SMInfo &SM);

/// The '1' or '2' of .cta_group of \p CI, a call of \p Row; 0 for others.
char tensorGroup(const IntrinsicRow &Row, const llvm::CallInst &CI);

/// Reports \p I, of .cta_group \p Group, if the function has another.
void checkTensorGroup(FunctionEmitter &, const llvm::Instruction &I,
                      char Group);

/// The error message for different groups in one function.
std::string nameMixedGroups(char Group, char First);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_PATTERN_H
