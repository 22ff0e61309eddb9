//===- Progress.h - How far the work on many files is -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_PROGRESS_H
#define OPENNVVM_TOOLS_NVVMC_PROGRESS_H

#include "CommandLine/Options.h"
#include "llvm/ADT/StringRef.h"
#include <chrono>

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Shows on standard error which of several files is worked on, and how many
/// there are in a second: on a terminal in one line that is overwritten, and
/// elsewhere, with --progress=always, in a line for each update.
class Progress {
public:
  explicit Progress(const Options &O);

  /// Shows that the work on file \p Index has begun.
  void show(size_t Index, llvm::StringRef File);

  /// Erases the line, so that other text can be printed.
  void hide();

private:
  using Clock = std::chrono::steady_clock;

  size_t Total;
  bool IsOn, IsOnTerminal, IsVisible = false;
  Clock::time_point Begin, Last;
};

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_PROGRESS_H
