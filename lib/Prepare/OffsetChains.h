//===- OffsetChains.h - Addresses at many offsets ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The emitter folds constant offsets into the accesses that use them: each
// access follows its address to the first that is in a register, and each
// address its uses down to the accesses. That is linear as long as the chains
// between them are short, as everything that compilers write is.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_OFFSETCHAINS_H
#define OPENNVVM_LIB_PREPARE_OFFSETCHAINS_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is an address to which more than a few constant offsets lead,
/// one added to the other.
bool endsLongChain(llvm::Instruction &I);

/// Makes no address the result of more than a few constant offsets, one added
/// to the other.
void shortenOffsetChains(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_OFFSETCHAINS_H
