//===- LaunchFunction.h - What starts a grid from the device ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LAUNCHFUNCTION_H
#define OPENNVVM_LIB_VERIFIER_LAUNCHFUNCTION_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm::verifier {

/// A function involved in launches, and the meaning of its arguments.
struct LaunchFunction {
  static constexpr int None = -1;
  llvm::StringLiteral Name;
  int Target;       ///< The kernel.
  int FirstArg;     ///< The first argument of the launch itself.
  bool GivesBuffer; ///< Returns the buffer where arguments are stored.
};

/// The function of that name: llvm.nvvm.launch, or one of CUDA's device
/// runtime. Null for others.
const LaunchFunction *findLaunchFunction(llvm::StringRef Name);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_LAUNCHFUNCTION_H
