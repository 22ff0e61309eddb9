//===- TileNeed.h - What operations of tiles need of a machine --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_TILENEED_H
#define OPENNVVM_CATALOG_TILENEED_H

#include <cstdint>
#include <span>
#include <string_view>

namespace opennvvm {

/// Every row TileNeed of catalog/TileLints.td, in its order.
enum class TileNeed : uint8_t {
#define OPENNVVM_TILE_NEED(Enum, ...) Enum,
#include "opennvvm/Catalog/TileLintNeeds.inc"
};

struct TileNeedInfo {
  std::string_view What;        ///< "tensor memory".
  std::string_view Machines;    ///< "sm_90 or higher".
  std::span<const int64_t> SMs; ///< The numbers of those that have it.
};

/// What \p Need is called, and who has it.
const TileNeedInfo &tileNeedInfo(TileNeed Need);

/// Whether the machine with number \p SM has what \p Need says. A number that
/// the catalog does not know counts as the highest below it.
bool hasTileNeed(int64_t SM, TileNeed Need);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_TILENEED_H
