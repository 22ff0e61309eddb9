//===- TileNeed.h - What operations of tiles need of a machine --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_TILENEED_H
#define OPENNVVM_CATALOG_TILENEED_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// Every row TileNeed of catalog/TileLints.td, in its order.
enum class TileNeed : uint8_t {
#define OPENNVVM_TILE_NEED(Enum, ...) Enum,
#include "opennvvm/Catalog/TileLintNeeds.inc"
};

struct TileNeedInfo {
  llvm::StringLiteral What;     ///< "tensor memory".
  llvm::StringLiteral Machines; ///< "sm_90 or higher".
  llvm::ArrayRef<int64_t> SMs;  ///< The numbers of those that have it.
};

/// The name of \p Need and the machines that have it. It is defined in the
/// header because the dialect links libMLIR but no library of nvvmc.
inline const TileNeedInfo &tileNeedInfo(TileNeed Need) {
#define OPENNVVM_TILE_NEED(Enum, What, Machines, ...)                          \
  static constexpr int64_t Enum[] = {__VA_ARGS__};
#include "opennvvm/Catalog/TileLintNeeds.inc"
  static constexpr TileNeedInfo Table[] = {
#define OPENNVVM_TILE_NEED(Enum, What, Machines, ...) {What, Machines, Enum},
#include "opennvvm/Catalog/TileLintNeeds.inc"
  };
  return Table[static_cast<unsigned>(Need)];
}

/// Whether the machine with number \p SM has what \p Need says. A number that
/// the catalog does not know counts as the highest below it.
inline bool hasTileNeed(int64_t SM, TileNeed Need) {
  static constexpr int64_t Known[] = {
#include "opennvvm/Catalog/TileLintMachines.inc"
  };
  const int64_t *Above = llvm::upper_bound(Known, SM);
  return Above != Known &&
         llvm::is_contained(tileNeedInfo(Need).SMs, *std::prev(Above));
}

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_TILENEED_H
