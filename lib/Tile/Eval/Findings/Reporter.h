//===- Reporter.h - Collects findings ---------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_FINDINGS_REPORTER_H
#define OPENNVVM_LIB_TILE_EVAL_FINDINGS_REPORTER_H

#include "Tile/Eval/Findings/Rules.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

namespace opennvvm::tile {

/// Who takes part in a finding.
struct Party {
  uint32_t Site = 0;
  uint32_t Block[3] = {0, 0, 0};
  std::string What;
};

struct Finding {
  Rule Which;
  std::string Message;
  llvm::SmallVector<Party, 2> Parties; ///< The finding stands at the first.
  uint64_t Count = 1;
};

/// Collects the findings of a launch, each once for the places that it is
/// about.
class Reporter {
public:
  /// Adds a finding, or counts it if there is one of this rule at these places.
  /// \p Make is called if it is new, and again if the block is an earlier one,
  /// so that which threads were faster makes no difference.
  template <typename Fn>
  void report(Rule Which, uint32_t Site, uint32_t Other, uint64_t Block,
              Fn Make) {
    std::lock_guard<std::mutex> Lock(Mutex);
    auto [At, IsNew] = Found.try_emplace({Which, Site, Other});
    Entry &E = At->second;
    if (IsNew || Block < E.Block) {
      uint64_t Count = IsNew ? 0 : E.Seen.Count;
      E.Seen = Make();
      E.Seen.Which = Which;
      E.Seen.Count = Count;
      E.Block = Block;
    }
    ++E.Seen.Count;
  }

  /// All findings, by place and rule.
  std::vector<Finding> take();

  /// Says why the launch ends. The first one counts.
  void fail(std::string Why, uint32_t Site);
  std::string Failure; ///< Empty if there is none.
  uint32_t FailureSite = 0;
  bool HasFailureSite = false;

private:
  struct Entry {
    Finding Seen;
    uint64_t Block = 0;
  };
  std::mutex Mutex;
  std::map<std::tuple<Rule, uint32_t, uint32_t>, Entry> Found;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_FINDINGS_REPORTER_H
