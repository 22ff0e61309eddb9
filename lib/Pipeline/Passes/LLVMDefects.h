//===- LLVMDefects.h - What LLVM's passes get wrong -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_LLVMDEFECTS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_LLVMDEFECTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Rewrites what LLVM 22's passes would miscompile, or crash on, in terms that
/// they get right. What the module computes remains the same.
void avoidDefects(llvm::Module &M);

/// The part of avoidDefects() that is undone when a module is read again, since
/// that resets the attributes of intrinsics.
///
/// LLVM's alias analysis takes "memory(argmem: ...)" to mean the memory behind
/// pointers, and overlooks that behind vectors of pointers: it would drop what
/// llvm.experimental.vector.histogram.add writes. Such functions and calls may
/// access any memory.
void widenVectorAccesses(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_LLVMDEFECTS_H
