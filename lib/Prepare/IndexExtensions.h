//===- IndexExtensions.h - Extension of narrow indices ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_INDEXEXTENSIONS_H
#define OPENNVVM_LIB_PREPARE_INDEXEXTENSIONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Extends 8-bit and 16-bit integers in \p F to 64 bits by way of 32: an index
/// of 32 bits is extended and scaled by one instruction, mul.wide.
/// \returns whether \p F changed.
bool extendThroughWords(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_INDEXEXTENSIONS_H
