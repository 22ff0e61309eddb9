//===- CrashBoundary.cpp - Code that may not survive its input --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashBoundary.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace opennvvm {

/// Ends the guarded code on report_fatal_error, keeping its words.
static void onFatalError(void *Result, const char *Reason, bool) {
  static_cast<CrashResult *>(Result)->Details.push_back(Reason);
  if (CrashRecoveryContext *Current = CrashRecoveryContext::GetCurrent())
    Current->HandleExit(1);
}

CrashResult runGuarded(function_ref<void()> Work) {
  CrashResult Result;
  CrashRecoveryContext::Enable();
  ScopedFatalErrorHandler Handler(onFatalError, &Result);
  CrashRecoveryContext Boundary;
  Result.Crashed = !Boundary.RunSafely(Work);
  CrashRecoveryContext::Disable();
  return Result;
}

} // namespace opennvvm
