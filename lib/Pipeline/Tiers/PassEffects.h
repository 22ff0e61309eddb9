//===- PassEffects.h - What each pass costs and does ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_PASSEFFECTS_H
#define OPENNVVM_LIB_PIPELINE_TIERS_PASSEFFECTS_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

namespace llvm {
class Any;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace opennvvm {

/// Counts for each pass how often it ran, how often it changed something, and
/// how many instructions it added or removed. Measures its processor time, with
/// the analyses that were computed for it, but without the time that counting
/// takes.
class PassEffects {
public:
  /// The object must outlive the use of \p Callbacks.
  void attach(llvm::PassInstrumentationCallbacks &Callbacks);

  /// Prints a table, the passes that took longest first.
  void print(llvm::raw_ostream &OS) const;

private:
  using Nanoseconds = std::chrono::nanoseconds;

  struct Effect {
    uint64_t Runs = 0, Changes = 0;
    int64_t Instructions = 0; ///< Added; removed if negative.
    Nanoseconds Time{};
  };
  /// A pass that has begun. Passes that run inside of another are counted only
  /// for themselves.
  struct Run {
    int64_t Size;
    Nanoseconds Began;
    Nanoseconds Inside{}; ///< Time of the passes inside, and counting.
    int64_t InstructionsInside = 0;
  };

  void begin(const llvm::Any &IR);
  void end(llvm::StringRef Pass, const llvm::Any *IR, bool Changed);

  llvm::MapVector<llvm::StringRef, Effect> Effects;
  llvm::SmallVector<Run, 8> Running;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_PASSEFFECTS_H
