//===- Rules.h - What runs of tile programs can prove wrong -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H
#define OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tile {

/// What a run finds.
enum class Rule : uint8_t {
  Assert,
  Deadlock,
  FalseAssume,
  FalseInBounds,
  IndexSpace,
  Misaligned,
  OutOfBounds,
  Overlap,
  Race,
  RaceBlocks,
  RaceSameValue,
  ReadOnly,
  Undetermined,
  Uninitialized
};

struct RuleInfo {
  llvm::StringLiteral Id;
  bool IsError;
  llvm::StringLiteral What; ///< A sentence.
  llvm::StringLiteral Help; ///< What to do about it.
};

const RuleInfo &infoOf(Rule R);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H
