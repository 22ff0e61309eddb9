//===- AtomicWords.h - Atomics described by a word --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.nvvm.atomic.rmw and llvm.nvvm.atomic.cas have their ordering, scope,
// cache hint and operation in one constant. They become LLVM's own atomics with
// the word as metadata, so that what a machine lacks is expanded in the same
// way.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace llvm {
class IntrinsicInst;
class Instruction;
class Module;
} // namespace llvm

namespace opennvvm {
class SourceMap;
} // namespace opennvvm

namespace opennvvm::prepare {

/// Rewrites the calls in \p M that have a legal word.
/// \param Places receives the locations of the atomics; may be null.
void expandAtomicWords(llvm::Module &M, const SourceMap *Places);

/// The word that \p I was written with, if any.
std::optional<uint64_t> atomicWordOf(const llvm::Instruction &I);

/// Why the word of \p I, which was not rewritten, is not legal; empty if \p I
/// is another intrinsic, or if its types are the reason.
std::string problemOfAtomicWord(const llvm::IntrinsicInst &I);

/// "evict_first" …; empty for words without a hint.
llvm::StringRef cacheHintOf(uint64_t Word);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_ATOMICWORDS_H
