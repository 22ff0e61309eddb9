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

/// Makes functions internal that need not be emitted (linkonce_odr) and have
/// one call, so that the inliner knows that nothing is left of them afterwards.
/// Front ends give this linkage to functions of templates, and Numba to
/// whatever a kernel calls.
void internalizeCalledOnce(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_MODES_INTERNALIZE_H
