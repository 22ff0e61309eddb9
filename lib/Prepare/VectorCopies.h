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

/// Turns copies of memory by narrow elements in \p F into copies of whole
/// registers. A vector whose elements are all parts of one value, in order,
/// becomes that value. A vector that is only loaded and stored gets elements of
/// 32 bits. LoadStoreVectorizer makes such vectors from structures that are
/// copied part by part.
/// \returns whether \p F changed.
bool simplifyVectorCopies(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_VECTORCOPIES_H
