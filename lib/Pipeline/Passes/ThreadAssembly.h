//===- ThreadAssembly.h - Assembly that is of one thread --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_THREADASSEMBLY_H
#define OPENNVVM_LIB_PIPELINE_PASSES_THREADASSEMBLY_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Makes calls of inline assembly that only computes, and loads and stores, no
/// longer convergent, which clang makes all of them: LLVM leaves loops with
/// convergent calls as they are. Assembly that has to do with other threads or
/// with control flow, or that may not occur twice in a function, stays as it
/// is.
void releaseAssembly(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_THREADASSEMBLY_H
