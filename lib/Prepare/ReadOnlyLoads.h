//===- ReadOnlyLoads.h - Loads of read-only memory --------------*- C++ -*-===//
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

/// Makes loads and copies of kernel \p F from read-only global memory use the
/// non-coherent cache.
void markReadOnlyLoads(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_READONLYLOADS_H
