//===- IntrinsicShapes.h - Types that LLVM does not compare -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_INTRINSICSHAPES_H
#define OPENNVVM_LIB_INPUT_INTRINSICSHAPES_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Compares the types of each called intrinsic with each other if LLVM's
/// verifier does not, and reports calls with types that do not match, except in
/// functions that are \p Unsound.
/// \returns true if all match.
bool checkIntrinsicShapes(const llvm::Module &M,
                          const UnsoundFunctions &Unsound,
                          DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_INTRINSICSHAPES_H
