//===- ComparedBits.h - Comparisons of floats made of bits ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's InstCombine turns x == 0, for a float x that is the bits of an
// integer, into a test of all bits but the sign, also in functions that take
// subnormal floats for zero, where it has to be one of the exponent. While it
// runs, such comparisons are of llvm.canonicalize(x), which says that x is
// flushed and changes nothing, since the comparison flushes it, too.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// In functions that flush subnormal operands of type float, makes comparisons
/// with zero of what may be the bits of an integer ones of its canonical form.
struct HideComparedBitsPass : llvm::PassInfoMixin<HideComparedBitsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

/// Undoes HideComparedBitsPass: in functions that flush, comparisons of a
/// canonical form are made comparisons of the number itself.
struct ShowComparedBitsPass : llvm::PassInfoMixin<ShowComparedBitsPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_COMPAREDBITS_H
