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

/// Tells LLVM's passes that the barriers and fences of \p M return, which the
/// declarations of LLVM do not say: a barrier at which not all threads arrive
/// has no defined behavior. What cannot change in between, such as a division,
/// can then be computed before.
void markSynchronizing(llvm::Module &M);

/// The same for those that \p F calls, whose declarations may be new.
void markSynchronizing(llvm::Function &F);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_SYNCHRONIZATION_H
