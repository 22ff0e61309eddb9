//===- StrideSums.h - Elements of arrays with a variable stride -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_STRIDESUMS_H
#define OPENNVVM_LIB_PREPARE_STRIDESUMS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Computes base + n * stride, in 64 bits, as a sum of the stride and base +
/// (n - 1) * stride, where the same block has computed that: it takes two
/// instructions, and a product three. Products by powers of two stay, since
/// they are part of the sum.
void addStrides(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_STRIDESUMS_H
