//===- GenericIntrinsics.h - Rules for LLVM's intrinsics --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_GENERICINTRINSICS_H
#define OPENNVVM_LIB_VERIFIER_RULES_GENERICINTRINSICS_H

#include "CalleeFacts.h"

namespace opennvvm::verifier {

/// What calls of \p F, an intrinsic of no target, break.
void noteGenericIntrinsic(RuleContext &Ctx, const llvm::Function &F,
                          CalleeFacts &Facts);

/// "call __nv_sinf of libdevice" for an intrinsic of LLVM that libdevice
/// implements; empty if it does not.
std::string libraryRemedy(const llvm::Function &F);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_GENERICINTRINSICS_H
