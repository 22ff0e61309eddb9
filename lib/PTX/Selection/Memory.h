//===- Memory.h - How memory is accessed ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_MEMORY_H
#define OPENNVVM_LIB_PTX_SELECTION_MEMORY_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Mod::Volatile if \p Space supports it: no other thread sees local memory and
/// parameters.
Mod volatility(bool IsVolatile, unsigned Space);

/// Whether \p I may read \p Space through the non-coherent cache, which is for
/// memory that is never written.
bool isNonCoherent(const FunctionEmitter &E, const llvm::Instruction &I,
                   unsigned Space);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_MEMORY_H
