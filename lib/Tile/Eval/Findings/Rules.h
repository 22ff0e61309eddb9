//===- Rules.h - What runs of tile programs can prove wrong -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H
#define OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H

#include "opennvvm/Catalog/FilledIn.h"
#include "opennvvm/Catalog/TileFinding.h"

namespace opennvvm::tile {

/// What a run finds: a row of catalog/TileFindings.td.
using Rule = TileFinding;

/// The message of \p R, with \p Words for what the run has seen.
inline std::string messageOf(Rule R, llvm::ArrayRef<std::string> Words = {}) {
  return filledIn(tileFindingInfo(R).Text, Words);
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_FINDINGS_RULES_H
