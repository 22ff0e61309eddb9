//===- Reporter.h - Collects findings ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_REPORTER_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_REPORTER_H

#include "Machine/Finding.h"
#include "llvm/ADT/DenseMap.h"
#include <tuple>
#include <vector>

namespace opennvvm::ptxmachine {

struct Exec;
struct Instruction;
struct Thread;

/// What was found, each rule once for the same lines of a kernel.
class Reporter {
public:
  explicit Reporter(unsigned Limit) : Limit(Limit) {}

  /// Counts a finding. \returns true if it is new, so that add() is to follow.
  bool isNew(llvm::StringRef Rule, unsigned Line, unsigned OtherLine = 0);
  void add(llvm::StringRef Rule, const llvm::Twine &Message,
           llvm::ArrayRef<Party> Parties);
  void enter(llvm::StringRef KernelName) { Kernel = KernelName.str(); }
  std::vector<Finding> take();

private:
  std::string Kernel;
  std::vector<Finding> Found;
  /// By rule and lines: the position in Found, or that of nothing.
  llvm::DenseMap<std::tuple<const char *, unsigned, unsigned>, size_t> Known;
  unsigned Limit;
};

/// The thread of \p X, at its instruction.
Party partyOf(const Exec &X, const llvm::Twine &What);
/// What \p X executes: the instruction of its operation, if it has one; null
/// before the first instruction.
const Instruction *instructionOf(const Exec &X);
/// The line of the instruction that \p X executes.
unsigned lineOf(const Exec &X);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_REPORTER_H
