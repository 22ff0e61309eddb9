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

/// Replaces the memory intrinsics of \p F that are not printed as they are by
/// loops, or by accesses where memset writes a byte that is not known.
/// \returns whether there were any.
bool lowerMemoryIntrinsics(llvm::Function &F);

/// Makes accesses of the copies to and from variables of the frame of \p F:
/// SROA puts what is only copied in registers when it sees the pieces.
/// \returns whether there were any.
bool exposeCopiesOfVariables(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOWERMEMORY_H
