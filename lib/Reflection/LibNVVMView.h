//===- LibNVVMView.h - What libNVVM sees of a module ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REFLECTION_LIBNVVMVIEW_H
#define OPENNVVM_LIB_REFLECTION_LIBNVVMVIEW_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class Module;
} // namespace llvm

namespace opennvvm {

/// The blocks of \p M that NVIDIA's libNVVM does not verify. Before it
/// verifies, it decides branches whose condition is a single instruction that
/// depends on nothing but a call of __nvvm_reflect. In functions that have such
/// a branch, it also decides branches on constants. It then removes the blocks
/// that these functions no longer reach.
llvm::SmallPtrSet<const llvm::BasicBlock *, 4>
blocksHiddenFromLibNVVM(const llvm::Module &M, const SMInfo &SM);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REFLECTION_LIBNVVMVIEW_H
