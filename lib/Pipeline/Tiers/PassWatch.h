//===- PassWatch.h - Which pass broke the module ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The profile that a user chose applies to the input module, which was checked
// against it. The output of passes only has to be code that can be emitted; if
// it is not, a pass has a defect, and it is reported as one.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_PASSWATCH_H
#define OPENNVVM_LIB_PIPELINE_TIERS_PASSWATCH_H

#include "Pipeline/Passes/Passes.h"
#include "llvm/ADT/BitVector.h"

namespace llvm {
class PassInstrumentationCallbacks;
} // namespace llvm

namespace opennvvm {

/// Follows the passes of one run and checks their output.
class PassWatch {
public:
  /// Inspects \p M before the first pass: what is already wrong with it is not
  /// the fault of a pass.
  PassWatch(const llvm::Module &M, const PassContext &Context);

  /// Checks the module after each pass.
  void attach(llvm::PassInstrumentationCallbacks &Callbacks);

  /// Reports what passes have broken since the last check.
  void check();

  bool hasFailed() const { return Failed; }

private:
  void checkStructure();
  void report(const llvm::Twine &What, llvm::ArrayRef<std::string> Details);
  std::string culprit() const;

  const llvm::Module &M;
  PassContext Context;
  /// Rules that the input module breaks.
  llvm::BitVector Known;
  llvm::StringRef Last; ///< The pass that has just run, if each is followed.
  bool Failed = false;
  bool HasChanged = true; ///< Since the last check.
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_PASSWATCH_H
