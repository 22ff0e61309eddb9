//===- Program.h - A program of libNVVM -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_PROGRAM_H
#define OPENNVVM_LIB_CAPI_NVVM_PROGRAM_H

#include "opennvvm-c/nvvm.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace opennvvm::capi {

/// A module as it was added.
struct ProgramPart {
  std::string Name;
  /// Ends in a NUL that Size does not count.
  std::shared_ptr<const char[]> Text;
  size_t Size = 0;
  bool IsLazy = false;

  llvm::StringRef bytes() const { return {Text.get(), Size}; }
};

/// What verifies or compiles a program; selects codes and messages.
enum class Action : uint8_t { Verify, Compile };

/// What a call leaves behind.
struct Outcome {
  nvvmResult Code = NVVM_SUCCESS;
  std::string Log, Result;
  /// Whether Result is text, to which a NUL is added.
  bool IsText = true;
};

/// The modules, the log and the result of one handle. Calls wait for each
/// other.
class NVVMProgram {
public:
  /// No address is odd in this way, so that a number is easy to tell from one.
  static constexpr uintptr_t FirstHandle = 0x4E56564D01;

  /// Copies a module. \returns NVVM_ERROR_OUT_OF_MEMORY if there is no room.
  nvvmResult add(llvm::StringRef Bytes, llvm::StringRef Name, bool IsLazy);

  /// Verifies or compiles the modules.
  /// \param Options as the client passed them; null if the list is malformed.
  nvvmResult run(Action What, const llvm::ArrayRef<const char *> *Options);

  // Sizes count a final NUL.
  size_t logSize();
  void copyLog(char *To);
  size_t resultSize();
  void copyResult(char *To);

private:
  std::mutex Lock;
  std::vector<ProgramPart> Parts;
  Outcome Last;
};

/// Verifies or compiles \p Parts, among which is at least one that is not lazy.
Outcome process(llvm::ArrayRef<ProgramPart> Parts, Action What,
                llvm::ArrayRef<const char *> Options);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_PROGRAM_H
