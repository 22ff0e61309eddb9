//===- Variadics.h - Functions with variable arguments ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_VARIADICS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_VARIADICS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Has calls of variadic functions that \p M defines pass a pointer to the
/// variable arguments, in a variable of the caller, to an internal function
/// that does the work: it can be inlined, and ptxas sees what is passed. The
/// functions themselves remain, for other modules and for pointers, as they are
/// called by NVIDIA's compilers.
void exposeVariadics(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_VARIADICS_H
