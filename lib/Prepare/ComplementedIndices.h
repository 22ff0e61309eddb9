//===- ComplementedIndices.h - Indices that count down ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_COMPLEMENTEDINDICES_H
#define OPENNVVM_LIB_PREPARE_COMPLEMENTEDINDICES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// InstCombine turns n - 1 - i into n + ~i, and ~(i + 3), in a copy of an
/// unrolled loop, into i ^ -4. SeparateConstOffsetFromGEP does not see that
/// such indices differ by constants, so they become differences again, -4 - i,
/// if there are several of one i.
void exposeDifferences(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_COMPLEMENTEDINDICES_H
