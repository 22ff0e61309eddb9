//===- ConstantExpressions.h - Constants as instructions --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_EXPAND_CONSTANTEXPRESSIONS_H
#define OPENNVVM_LIB_PTX_EXPAND_CONSTANTEXPRESSIONS_H

namespace llvm {
class Constant;
class Module;
} // namespace llvm

namespace opennvvm::ptx {

/// Computes constant expressions on addresses that are no pointer and no integer
/// of one register (vectors, floats, wide integers) with instructions, and takes
/// functions for their equivalents.
void expandConstantExpressions(llvm::Module &M);

/// Whether \p C is one of those: no pass should fold an instruction to it.
bool isHardConstant(const llvm::Constant &C);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_EXPAND_CONSTANTEXPRESSIONS_H
