//===- AtomicWords.h - Atomics described by a word --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.nvvm.atomic.rmw and llvm.nvvm.atomic.cas have their ordering, scope,
// cache hint and operation in one constant. They become LLVM's own atomics, so
// that what a machine lacks is expanded in the same way. What LLVM's atomics
// cannot say is in their synchronization scopes, which catalog/Atomics.td
// lists.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H

#include <string>

namespace llvm {
class IntrinsicInst;
class Module;
} // namespace llvm

namespace opennvvm {
class SourceMap;
} // namespace opennvvm

namespace opennvvm::prepare {

/// Rewrites the calls in \p M that have a legal word.
/// \param Places receives the locations of the atomics; may be null.
void expandAtomicWords(llvm::Module &M, const SourceMap *Places);

/// Why the word of \p I, which was not rewritten, is not legal; empty if \p I
/// is another intrinsic, or if its types are the reason.
std::string problemOfAtomicWord(const llvm::IntrinsicInst &I);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H
