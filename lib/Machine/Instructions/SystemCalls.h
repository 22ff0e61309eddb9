//===- SystemCalls.h - What the driver provides -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that programs declare and the driver defines.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_SYSTEMCALLS_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_SYSTEMCALLS_H

#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

/// A call of such a function by the thread of \p X.
struct SystemCall {
  Exec &X;
  const CallInfo &Call;

  /// The first eight bytes of an argument.
  uint64_t argument(unsigned Number) const {
    uint64_t Value = 0;
    copy(Number, &Value, sizeof Value);
    return Value;
  }
  /// Copies as many bytes of an argument as it has, \p Size at most.
  void copy(unsigned Number, void *To, uint64_t Size) const;
  /// Sets the result, if the call takes it.
  void setResult(uint64_t Value) const;
};

struct SystemFunction {
  llvm::StringLiteral Name;
  unsigned Arguments; ///< At least so many.
  /// \returns false after Exec::fail().
  bool (*Run)(SystemCall &Call);
};

/// Launches by kernels (DeviceLaunches.cpp).
extern const SystemFunction DeviceLaunchFunctions[4];

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_SYSTEMCALLS_H
