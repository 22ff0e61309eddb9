//===- Synchronization.h - Barriers and fences ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_SYNCHRONIZATION_H
#define OPENNVVM_LIB_LOWERING_SYNCHRONIZATION_H

#include "llvm/IR/Intrinsics.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

/// Whether intrinsic \p ID orders the accesses of several threads and accesses
/// nothing itself.
bool isSynchronizing(llvm::Intrinsic::ID ID);

/// Tells LLVM's passes that the barriers and fences of \p M return. LLVM's
/// declarations do not say so, but if not all threads arrive at a barrier, its
/// behavior is undefined. Passes can then move a computation that the barrier
/// does not affect, such as a division, in front of it.
void markSynchronizing(llvm::Module &M);

/// The same for those that \p F calls, whose declarations may be new.
void markSynchronizing(llvm::Function &F);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_SYNCHRONIZATION_H
