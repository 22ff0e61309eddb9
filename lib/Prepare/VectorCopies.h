//===- VectorCopies.h - Vectors that are only copied ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_VECTORCOPIES_H
#define OPENNVVM_LIB_PREPARE_VECTORCOPIES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes copies of memory by narrow elements in \p F copies of whole registers:
/// vectors whose elements are, in order, all the parts of one value become that
/// value, and what is only loaded and stored has elements of 32 bits. Such
/// vectors come from structures that are copied part by part, by way of
/// LoadStoreVectorizer.
/// \returns whether \p F changed.
bool simplifyVectorCopies(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_VECTORCOPIES_H
