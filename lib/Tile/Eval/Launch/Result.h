//===- Result.h - What a launch gives, and its text -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_RESULT_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_RESULT_H

#include "Tile/Eval/Findings/Reporter.h"
#include "Tile/Eval/Program/Program.h"

namespace opennvvm::tile {

/// What a launch has given. It needs its program no more.
struct Result {
  struct PlacedParty {
    Party Who;
    Site Where;
  };
  struct Entry {
    Finding Found;
    std::vector<PlacedParty> Parties;
  };
  std::vector<Entry> Findings;
  std::string Kernel;
  std::string Error; ///< Empty if there is none.
  Site ErrorAt;
  /// Of a launch that was cancelled: where the blocks were that had begun, and
  /// how many had not.
  std::vector<PlacedParty> Standing;
  uint64_t NotBegun = 0;
  std::string Texts[4]; ///< By format, when they have been asked for.
};

/// Finds the places of \p Found.
std::vector<Result::Entry> placeFindings(std::vector<Finding> Found,
                                         const Program &Code);

/// Findings, and the error, as docs/tile-eval.md says.
std::string asText(const Result &R, bool Colored);
std::string asJSON(const Result &R);
std::string asSARIF(const Result &R);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_RESULT_H
