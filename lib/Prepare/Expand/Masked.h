//===- Masked.h - Masked accesses -------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_MASKED_H
#define OPENNVVM_LIB_PREPARE_EXPAND_MASKED_H

namespace llvm {
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is a masked access whose lanes no predicated instruction can
/// move, so that LLVM's ScalarizeMaskedMemIntrin has to branch around each.
bool needsScalarizer(const llvm::IntrinsicInst &I);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_MASKED_H
