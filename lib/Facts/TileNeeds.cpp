//===- TileNeeds.cpp - What operations of tiles need ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Catalog/TileNeed.h"
#include "opennvvm/Facts/Machines.h"
#include <algorithm>

namespace opennvvm {

#define OPENNVVM_TILE_NEED(Enum, What, Machines, ...)                          \
  static constexpr int64_t Enum[] = {__VA_ARGS__};
#include "opennvvm/Catalog/TileLintNeeds.inc"

static constexpr TileNeedInfo Table[] = {
#define OPENNVVM_TILE_NEED(Enum, What, Machines, ...) {What, Machines, Enum},
#include "opennvvm/Catalog/TileLintNeeds.inc"
};

const TileNeedInfo &tileNeedInfo(TileNeed Need) {
  return Table[static_cast<unsigned>(Need)];
}

bool hasTileNeed(int64_t SM, TileNeed Need) {
  int64_t Known = 0;
  for (const facts::Machine &M : facts::machines())
    if (M.Number <= SM)
      Known = M.Number;
  std::span<const int64_t> SMs = tileNeedInfo(Need).SMs;
  return std::ranges::find(SMs, Known) != SMs.end();
}

} // namespace opennvvm
