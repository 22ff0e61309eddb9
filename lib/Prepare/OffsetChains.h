//===- OffsetChains.h - Addresses at many offsets ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The emitter folds constant offsets into the accesses that use them. Each
// access follows its address up to one that is in a register, and each address
// follows its uses down to the accesses. This takes linear time as long as the
// chains are short, which they are in everything that compilers write.
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

/// Shortens chains of constant offsets, so that no address is the result of
/// more than a few.
void shortenOffsetChains(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_OFFSETCHAINS_H
