//===- OwnForms.h - Kernels with deprecated intrinsics ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_OWNFORMS_H
#define OPENNVVM_TESTING_DIFFERENTIAL_OWNFORMS_H

#include "llvm/IR/Instruction.h"

namespace opennvvm::differential {

/// Replaces \p I by a call of a deprecated intrinsic that computes the same.
/// \returns whether there is one; \p I is gone then.
bool replaceByOwnForm(llvm::Instruction &I);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_OWNFORMS_H
