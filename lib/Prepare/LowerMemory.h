//===- LowerMemory.h - memcpy, memmove, memset as accesses ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOWERMEMORY_H
#define OPENNVVM_LIB_PREPARE_LOWERMEMORY_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces the memory intrinsics of \p F that are not printed directly with
/// loops, or with accesses if the byte that memset writes is not known.
/// \returns whether there were any.
bool lowerMemoryIntrinsics(llvm::Function &F);

/// Splits copies to and from stack variables of \p F into accesses: SROA then
/// puts variables that are only copied into registers.
/// \returns whether there were any.
bool exposeCopiesOfVariables(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOWERMEMORY_H
