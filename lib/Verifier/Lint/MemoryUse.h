//===- MemoryUse.h - What instructions access -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_MEMORYUSE_H
#define OPENNVVM_LIB_VERIFIER_LINT_MEMORYUSE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Instruction.h"

namespace opennvvm::lint {

/// An access of an instruction to memory.
struct MemoryUse {
  llvm::StringLiteral What; ///< "store", "load", "copy", "atomic access".
  const llvm::Value *Pointer;
  uint64_t Bytes; ///< 0: not known.
  bool IsWrite, IsVolatile, IsAtomic;
};

/// Calls \p Visit with each access of \p I that is known to happen: a load or
/// store, an atomic operation, and both ends of a copy of something.
void forEachUse(const llvm::Instruction &I,
                llvm::function_ref<void(const MemoryUse &)> Visit);

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_MEMORYUSE_H
