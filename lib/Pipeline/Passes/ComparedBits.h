//===- ComparedBits.h - Comparisons of floats made of bits ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a float x is the bits of an integer, LLVM's InstCombine turns x == 0
// into a test of all bits but the sign. That is wrong in functions that take
// subnormal floats for zero, where only the exponent counts. While InstCombine
// runs, such comparisons are therefore of llvm.canonicalize(x). This changes
// nothing, since the comparison itself flushes x.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// In functions that flush subnormal operands of type float, replaces x by its
/// canonical form in comparisons x == 0 if x may be the bits of an integer.
struct HideComparedBitsPass : llvm::PassInfoMixin<HideComparedBitsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

/// Undoes HideComparedBitsPass: in functions that flush, comparisons use the
/// number itself again instead of its canonical form.
struct ShowComparedBitsPass : llvm::PassInfoMixin<ShowComparedBitsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H
