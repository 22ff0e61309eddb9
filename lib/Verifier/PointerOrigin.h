//===- PointerOrigin.h - What a pointer points into -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_POINTERORIGIN_H
#define OPENNVVM_LIB_VERIFIER_POINTERORIGIN_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace llvm {
class Value;
} // namespace llvm

namespace opennvvm::verifier {

/// The memory that a pointer points to, as far as its function shows.
struct PointerOrigin {
  enum MemoryTy : uint8_t {
    Everyones, ///< Global or constant memory, or none at all.
    Unknown,
    Private ///< Memory of a thread or a block, or a parameter.
  } Memory = Everyones;
  const llvm::Value *From = nullptr; ///< The value that is not accessible to
                                     ///< everyone.
};

PointerOrigin originOf(const llvm::Value &Pointer);

/// Follows casts, offsets, phis and selects back to where \p Pointer may come
/// from.
void collectOrigins(const llvm::Value &Pointer,
                    llvm::SmallVectorImpl<const llvm::Value *> &Origins);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_POINTERORIGIN_H
