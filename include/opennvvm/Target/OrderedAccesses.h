//===- OrderedAccesses.h - Accesses that a barrier orders -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the tile compiler tells the optimizer of a kernel whose barriers are
// there for memory alone, and which all threads of a block reach alike.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_ORDEREDACCESSES_H
#define OPENNVVM_TARGET_ORDEREDACCESSES_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// The metadata of an access to global memory: its number, an i32. Several
/// instructions may have the same.
inline constexpr llvm::StringLiteral AccessMetadata = "nvvm.access";

/// The metadata of a fence that releases what is before it, and acquires
/// nothing: what is behind it need not wait for the fences of other threads.
inline constexpr llvm::StringLiteral ReleaseMetadata = "nvvm.release";

/// The attribute of such a kernel: the pairs of accesses to global memory of
/// which what one thread does first must be seen by what another one does then,
/// as "0<1 2<1". Accesses without a number are ordered with all others. If
/// there are no pairs, no access to global memory is ordered.
inline constexpr llvm::StringLiteral OrderedAccessesAttr =
    "nvvm-ordered-accesses";

} // namespace opennvvm

#endif // OPENNVVM_TARGET_ORDEREDACCESSES_H
