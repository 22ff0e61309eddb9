//===- FRem.h - The remainder of floats -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_FREM_H
#define OPENNVVM_LIB_PREPARE_EXPAND_FREM_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces every frem of \p F, which PTX lacks: with x - trunc(x / y) * y if
/// the afn flag allows an approximation, otherwise with a call of an exact fmod
/// that is added to the module. \returns whether there were any.
bool expandFRem(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_FREM_H
