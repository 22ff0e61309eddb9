//===- Tma.cpp - Tiles of shared memory -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// Values of the field "size" whose tiles are square.
enum TileSize : unsigned { Tile8x8 = 0, Tile16x16 = 3 };
} // namespace

void checkTile(InternalCall &Call) {
  std::optional<uint64_t> Size = Call.field("size");
  if (Size && Call.field("ColMajor") == 1 && *Size != Tile8x8 &&
      *Size != Tile16x16)
    Call.report(Rule::TmaColMajor);
}

} // namespace opennvvm::verifier
