//===- ConstantDivision.h - Division by a constant --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_CONSTANTDIVISION_H
#define OPENNVVM_LIB_PTX_SELECTION_CONSTANTDIVISION_H

#include "FunctionEmitter.h"

namespace llvm {
class ConstantInt;
} // namespace llvm

namespace opennvvm::ptx {

/// The divisor of lane \p Lane of \p I, if it is a division or remainder of at
/// most 64 bits that a multiplication replaces; null otherwise, and at -O0.
const llvm::ConstantInt *
constantDivisor(FunctionEmitter &E, const llvm::Instruction &I, unsigned Lane);

/// Prints the division or remainder \p I of \p X by \p D; the upper register
/// bits of \p X must be filled. \returns the register of the result, which may
/// be that of \p X.
Reg emitConstantDivision(FunctionEmitter &E, const llvm::Instruction &I, Op X,
                         const llvm::ConstantInt &D);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_CONSTANTDIVISION_H
