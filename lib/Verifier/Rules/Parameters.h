//===- Parameters.h - Parameters of functions and kernels -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_PARAMETERS_H
#define OPENNVVM_LIB_VERIFIER_RULES_PARAMETERS_H

#include "RuleContext.h"

namespace opennvvm::verifier {

/// "parameter 0 (%x), i32".
std::string nameParameter(const llvm::Argument &A);

/// Narrow integers without an extension, and attributes that PTX lacks.
void checkParameters(RuleContext &Ctx, const llvm::Function &F, bool);
/// Types that no parameter can have.
void checkParameterTypes(RuleContext &Ctx, const llvm::Function &F, bool);
/// How much parameter space a kernel needs.
void checkParameterSpace(RuleContext &Ctx, const llvm::Function &F,
                         bool IsKernel);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_PARAMETERS_H
