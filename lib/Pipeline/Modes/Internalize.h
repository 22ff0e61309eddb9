//===- Internalize.h - Make functions internal ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_MODES_INTERNALIZE_H
#define OPENNVVM_LIB_PIPELINE_MODES_INTERNALIZE_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Makes all functions of a whole program internal except kernels and what
/// llvm.used names, since nothing outside can call them. Variables are kept:
/// the host looks them up by name.
void internalizeProgram(llvm::Module &M);

/// Makes a function internal if it need not be emitted (linkonce_odr) and has
/// one call. The inliner then knows that no copy of it remains. Front ends give
/// this linkage to functions of templates, and Numba gives it to all functions
/// that a kernel calls.
void internalizeCalledOnce(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_MODES_INTERNALIZE_H
