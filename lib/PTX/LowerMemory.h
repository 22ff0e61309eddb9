//===- LowerMemory.h - memcpy, memmove, memset as loads and stores -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//


#ifndef OPENNVVM_LIB_PTX_LOWERMEMORY_H
#define OPENNVVM_LIB_PTX_LOWERMEMORY_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::ptx {

/// Replaces every memory intrinsic of \p F: a small one of known size by
/// straight loads and stores of the widest type that its alignment allows,
/// the others by loops. \returns whether there were any.
bool lowerMemoryIntrinsics(llvm::Function &F);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_LOWERMEMORY_H
