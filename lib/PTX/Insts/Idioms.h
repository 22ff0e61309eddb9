//===- Idioms.h - Several instructions that PTX has as one ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_IDIOMS_H
#define OPENNVVM_LIB_PTX_INSTS_IDIOMS_H

#include "Insts.h"

namespace opennvvm::ptx {

/// Prints multiplication \p I as mul.wide where its operands are extended from
/// half its width. \returns false where they are not.
bool emitWideProduct(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints truncation \p I as mul.hi where it is of the upper half of such a
/// product.
bool emitHighProduct(FunctionEmitter &E, const llvm::Instruction &I);

/// Prints addition or selection \p I as sad where it is of the distance of two
/// integers, or that distance.
bool emitDistance(FunctionEmitter &E, const llvm::Instruction &I);

/// Whether extension \p U is printed by its user, mul.wide or mul.hi.
bool isOperandOfWideProduct(const llvm::Use &U);

/// Whether multiplication, shift, comparison, subtraction or selection \p I is
/// printed by the instruction above that its only user is part of.
bool isPartOfIdiom(const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_IDIOMS_H
