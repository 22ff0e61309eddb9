//===- LaunchProgress.h - How far a launch is -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_LAUNCHPROGRESS_H
#define OPENNVVM_TOOLS_NVVMC_LAUNCHPROGRESS_H

#include "CommandLine/Options.h"
#include <chrono>

namespace llvm {
class Twine;
} // namespace llvm

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Lets Ctrl-C end the run. The second one ends the process at once.
void catchInterrupts();
/// Whether there was one.
bool isInterrupted();

/// One line on a terminal that says how far a launch is.
class LaunchProgress {
public:
  explicit LaunchProgress(const Options &O);

  /// Whether it is time to show something: after the first second, a few times
  /// a second.
  bool isDue();
  /// Shows \p What and the time since the beginning.
  void show(const llvm::Twine &What);
  /// Erases the line, so that other text can be printed.
  void hide();

private:
  using Clock = std::chrono::steady_clock;

  Clock::time_point Begin, Last;
  bool IsOn, IsVisible = false;
};

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_LAUNCHPROGRESS_H
