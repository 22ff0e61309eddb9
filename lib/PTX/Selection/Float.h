//===- Float.h - Sums of products -------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FLOAT_H
#define OPENNVVM_LIB_PTX_SELECTION_FLOAT_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Defines \p I as fma(A, B, C), for any floating-point type and vectors.
void emitFma(FunctionEmitter &, const llvm::Instruction &I,
             const llvm::Value *A, const llvm::Value *B, const llvm::Value *C);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FLOAT_H
