//===- LongProducts.h - 64-bit products of 32-bit numbers -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LONGPRODUCTS_H
#define OPENNVVM_LIB_PREPARE_LONGPRODUCTS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Rewrites 64-bit multiplications in \p F as multiplications of extensions if
/// their operands are known to fit in 32 bits. These are one instruction:
/// mul.wide, or mul.hi where only the upper half is used. The extensions were
/// lost because InstCombine turns them into masks.
/// \returns whether \p F changed.
bool shortenProducts(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LONGPRODUCTS_H
