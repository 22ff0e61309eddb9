//===- Context.h - Options and callbacks ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_CONTEXT_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_CONTEXT_H

#include "CommandLine/Options.h"
#include "opennvvm-c/opennvvm.h"
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

namespace opennvvm::capi {

/// An option as it was set.
struct Setting {
  std::string Key;
  std::string Argument; ///< For nvvmc: "--arch=sm_90".
};

/// What operations of one context have in common.
struct Callbacks {
  opennvvmProgressCallback Progress = nullptr;
  void *ProgressData = nullptr;
  opennvvmDiagnosticCallback Diagnostic = nullptr;
  void *DiagnosticData = nullptr;
};

class Context {
public:
  static constexpr uintptr_t FirstHandle = 0x4F4E564D01;

  /// \returns an error if there is no such option or the value is wrong.
  llvm::Error set(llvm::StringRef Key, llvm::StringRef Value);
  void clear();

  /// The options of command \p C.
  llvm::Expected<cli::Options> options(cli::Command C);

  Callbacks callbacks();
  void changeCallbacks(llvm::function_ref<void(Callbacks &)> Change);

  /// Stores what opennvvmGetContextError() tells. \returns \p Status.
  opennvvmStatus fail(opennvvmStatus Status, std::string Text);
  std::string lastError();

  void cancel() { ++Cancellations; }
  /// Operations end when it has changed since they began.
  uint64_t cancellations() const { return Cancellations; }

private:
  std::mutex Lock;
  std::vector<Setting> Settings;
  Callbacks Functions;
  std::string Error;
  std::atomic<uint64_t> Cancellations = 0;
};

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_CONTEXT_H
