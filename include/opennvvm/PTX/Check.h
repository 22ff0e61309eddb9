//===- Check.h - What the emitter would refuse ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says of a module as it was read what emission would refuse of it, without
// printing it. Declarations are checked by the code that the emitter calls too.
// Of instructions most are known to be printed by their opcode, types and
// callee; the few others are given to the emitter itself, once for each form,
// in a function of their own.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PTX_CHECK_H
#define OPENNVVM_PTX_CHECK_H

#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Support/Unsound.h"
#include <memory>

namespace opennvvm::ptx {

/// What becomes of the module after the check.
struct EmissionPlan {
  bool HasLibdevice = false; ///< What PTX lacks of mathematics is linked.
  bool IsOptimized = false;  ///< Calls for messages may go before they print.
  bool IsEmitted = false;    ///< Warnings of the emitter will follow.
  /// Functions that LLVM's verifier refused; may be null.
  const UnsoundFunctions *Unsound = nullptr;
};

/// Whether functions of \p M have values of types that no pass for PTX can be
/// given: vectors of unknown length, types of other targets. EmissionCheck
/// reports them.
bool hasForeignTypes(const llvm::Module &M);

class EmissionCheck {
public:
  EmissionCheck(const llvm::Module &M, const Target &T,
                const EmitterOptions &Options, EmissionPlan Plan);
  ~EmissionCheck();

  /// Reports under the current profile of \p Diags. Places that have a finding
  /// of the verifier are left out. Several profiles may be reported; the
  /// module is looked at once.
  void report(DiagnosticEngine &Diags);

  /// Whether parts of the module decide about each other, or it asks what it
  /// is compiled for and has code that could not be emitted for all machines:
  /// then only its PTX tells whether it can be emitted.
  bool dependsOnTheWhole();

private:
  class Impl;
  std::unique_ptr<Impl> I;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_PTX_CHECK_H
