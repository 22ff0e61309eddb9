//===- CrashBoundary.h - Code that may not survive its input ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_CRASHBOUNDARY_H
#define OPENNVVM_LIB_SUPPORT_CRASHBOUNDARY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace opennvvm {

/// Whether guarded code crashed, and its error message.
struct CrashResult {
  bool Crashed = false;
  std::vector<std::string> Details;
  explicit operator bool() const { return Crashed; }
};

/// Runs \p Work so that a signal or a fatal LLVM error ends it instead of the
/// process. After a crash, objects that \p Work was changing may be corrupt and
/// must be leaked, not destroyed.
CrashResult runGuarded(llvm::function_ref<void()> Work);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_CRASHBOUNDARY_H
