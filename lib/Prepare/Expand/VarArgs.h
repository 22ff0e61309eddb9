//===- VarArgs.h - Variable arguments as memory -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_VARARGS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_VARARGS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Turns each va_arg of \p F into a load through the list, which points into a
/// buffer of consecutive arguments, each at its natural alignment.
void expandVarArgs(llvm::Function &F);

/// Turns the intrinsics on argument lists in \p F into loads and stores of
/// pointers, so that a list can be kept in a register.
void exposeLists(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_VARARGS_H
