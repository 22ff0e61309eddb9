//===- CalleeFacts.h - What to check at calls of a function -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_CALLEEFACTS_H
#define OPENNVVM_LIB_VERIFIER_CALLEEFACTS_H

#include "RuleContext.h"
#include <string>

namespace llvm {
class CallBase;
} // namespace llvm

namespace opennvvm {
struct InternalIntrinsic;
struct IntrinsicRow;
} // namespace opennvvm

namespace opennvvm::verifier {

struct CalleeFacts;
struct LaunchFunction;

/// A rule that every call of something breaks.
struct Violation {
  Rule ID;
  llvm::SmallVector<std::string, 3> Args = {};
  std::string Help = {};
  llvm::SmallVector<std::string, 0> Details = {};
  bool IsGate = false; ///< Only code that the machine reaches breaks it.
};

/// Reports \p Violations, each of which \p Call breaks.
void reportAll(RuleContext &Ctx, const llvm::CallBase &Call,
               llvm::ArrayRef<Violation> Violations);

using CallRule = void (*)(RuleContext &, const llvm::CallBase &,
                          const CalleeFacts &);

/// What is the same for all calls of a function, computed at the first one. A
/// call of a function with nothing to report costs one look-up.
struct CalleeFacts {
  llvm::SmallVector<Violation, 1> Violations;
  /// What is called with each call, in the order of what they report.
  llvm::SmallVector<CallRule, 2> EachCall;
  const IntrinsicRow *Row = nullptr;
  const InternalIntrinsic *Internal = nullptr;
  const LaunchFunction *Launch = nullptr;

  /// Adds \p V, which every call breaks.
  void add(Violation V);
};

/// Adds to its argument what concerns calls of a function.
using CalleeRule = void (*)(RuleContext &, const llvm::Function &,
                            CalleeFacts &);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_CALLEEFACTS_H
