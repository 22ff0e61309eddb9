//===- ReadOnlyLoads.h - Loads of what nobody writes ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_READONLYLOADS_H
#define OPENNVVM_LIB_PREPARE_READONLYLOADS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Lets loads and copies of kernel \p F, from global memory that nobody writes,
/// go through the non-coherent cache.
void markReadOnlyLoads(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_READONLYLOADS_H
