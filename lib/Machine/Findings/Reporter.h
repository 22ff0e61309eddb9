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

/// What was found, each rule once for the same lines of a kernel: as the first
/// cluster of the grid has shown it, whenever that was. What is kept therefore
/// does not depend on when clusters have their turns.
class Reporter {
public:
  explicit Reporter(unsigned Limit) : Limit(Limit) {}

  /// What follows is of cluster \p Number.
  void enterCluster(uint64_t Number) { Cluster = Number; }
  /// What follows is of no cluster, and after all of them.
  void leaveClusters() {
    Cluster = NoCluster;
    Shown.clear();
  }
  /// Cluster \p Number has ended.
  void endCluster(uint64_t Number) { Shown.erase(Number); }
  /// Adds what another one has found, of other clusters of the same grid.
  void add(Reporter &Other);

  /// Counts a finding. \returns true if it is new, so that add() is to follow.
  bool isNew(llvm::StringRef Rule, unsigned Line, unsigned OtherLine = 0);
  void add(llvm::StringRef Rule, const llvm::Twine &Message,
           llvm::ArrayRef<Party> Parties);
  /// What follows is of the kernel \p KernelName.
  void enter(llvm::StringRef KernelName) { Kernel = KernelName.str(); }
  /// Another grid begins; what it finds comes after all others.
  void beginGrid() {
    ++Grid;
    leaveClusters();
  }
  std::vector<Finding> take();

private:
  /// A rule and two lines.
  using Key = std::tuple<const char *, unsigned, unsigned>;
  struct Kept {
    Finding What;
    uint64_t Grid = 0, Cluster = 0; ///< Of the first one that has shown it.
    uint64_t When = 0;              ///< Among all of this reporter.
  };
  static constexpr uint64_t NoCluster = ~uint64_t(0) - 2;

  std::string Kernel;
  uint64_t Grid = 0, Cluster = NoCluster, Now = 0;
  llvm::DenseMap<Key, Kept> Found;
  Key Next; ///< Of the finding that add() will bring.
  /// What each cluster has shown, and whether that is kept.
  llvm::DenseMap<uint64_t, llvm::DenseMap<Key, bool>> Shown;
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
