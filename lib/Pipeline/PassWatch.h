//===- PassWatch.h - Which pass broke the module ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contract that a user chose is about the module that came in, and was
// checked there. What passes make of it only has to be what code can be
// emitted for; where it is not, that is a defect of a pass, and told as one.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSWATCH_H
#define OPENNVVM_LIB_PIPELINE_PASSWATCH_H

#include "opennvvm/Pipeline/Passes.h"
#include "llvm/ADT/BitVector.h"

namespace llvm {
class PassInstrumentationCallbacks;
} // namespace llvm

namespace opennvvm {

/// Follows the passes of one run and checks what they leave behind.
class PassWatch {
public:
  /// Looks at \p M as it comes in: what is wrong with it already is nobody's
  /// making.
  PassWatch(const llvm::Module &M, const PassContext &Context);

  /// Follows passes; \p Each checks the module after every one.
  void attach(llvm::PassInstrumentationCallbacks &Callbacks, bool Each);

  /// Reports what passes have broken since the last time.
  void check();

  bool hasFailed() const { return Failed; }

private:
  void checkStructure();
  void report(const llvm::Twine &What, llvm::ArrayRef<std::string> Details);
  std::string culprit() const;

  const llvm::Module &M;
  PassContext Context;
  /// Rules that the module broke when it came in.
  llvm::BitVector Known;
  /// Of the passes that ran since the last check.
  llvm::StringRef First, Last;
  bool Failed = false;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSWATCH_H
