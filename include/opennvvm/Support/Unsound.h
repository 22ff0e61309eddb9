//===- Unsound.h - Functions that do not hold together ----------*- C++ -*-===//
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

/// Functions of a module that nothing may look into, because LLVM's verifier
/// refused them, and declarations of intrinsics under a wrong type.
using UnsoundFunctions = llvm::SmallPtrSet<const llvm::Function *, 4>;

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_UNSOUND_H
