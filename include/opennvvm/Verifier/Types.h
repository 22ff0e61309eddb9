//===- Types.h - Types that PTX has no registers for ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_VERIFIER_TYPES_H
#define OPENNVVM_VERIFIER_TYPES_H

#include "opennvvm/Support/Diagnostics.h"

namespace opennvvm {

/// Reports functions with values that PTX has no registers for, whatever the
/// profile: vectors of unknown length, types of other targets.
/// \returns true when there are none.
bool checkTypes(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_VERIFIER_TYPES_H
