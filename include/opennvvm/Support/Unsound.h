//===- Unsound.h - Functions that must not be inspected ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SUPPORT_UNSOUND_H
#define OPENNVVM_SUPPORT_UNSOUND_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm {

/// Functions of a module that no other code may inspect, because LLVM's
/// verifier rejected them, and declarations of intrinsics with the wrong type.
using UnsoundFunctions = llvm::SmallPtrSet<const llvm::Function *, 4>;

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_UNSOUND_H
