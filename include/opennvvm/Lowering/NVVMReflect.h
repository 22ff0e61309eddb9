//===- NVVMReflect.h - Answers to __nvvm_reflect ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_NVVMREFLECT_H
#define OPENNVVM_LOWERING_NVVMREFLECT_H

#include "opennvvm/Target/Target.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Replaces calls of __nvvm_reflect, __nvvm_reflect_ocl and llvm.nvvm.reflect
/// by constants, folds what depends on them, and drops blocks that can no
/// longer be reached.
///
/// "__CUDA_ARCH" is ten times the SM number. "__CUDA_FTZ" is the module flag
/// "nvvm-reflect-ftz", or 0. "__CUDA_PREC_SQRT" and "__CUDA_PREC_DIV" are 1
/// unless module flags "nvvm-reflect-prec-sqrt" and "nvvm-reflect-prec-div"
/// say otherwise. Every other name is 0.
/// \returns whether anything was replaced.
bool reflect(llvm::Module &M, const SMInfo &SM);

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_NVVMREFLECT_H
