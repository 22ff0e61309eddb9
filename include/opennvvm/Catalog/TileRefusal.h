//===- TileRefusal.h - What the import of Tile IR refuses -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_TILEREFUSAL_H
#define OPENNVVM_CATALOG_TILEREFUSAL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// Every refusal of catalog/TileRefusals.td, in its order. The enumerator is
/// the ID in CamelCase, without what all have in common: "tile-import-scale" is
/// TileRefusal::Scale.
enum class TileRefusal : uint8_t {
#define OPENNVVM_TILE_REFUSAL(Enum, ...) Enum,
#include "opennvvm/Catalog/TileRefusals.inc"
};

/// One row of catalog/TileRefusals.td.
struct TileRefusalInfo {
  llvm::StringLiteral ID;   ///< "tile-import-scale".
  llvm::StringLiteral Text; ///< Behind "cannot be imported: ".
  llvm::StringLiteral Why;  ///< Why it has no form.
  llvm::StringLiteral Help; ///< Remedy printed with it.
  llvm::StringLiteral Bad;  ///< A module that is refused.
  llvm::StringLiteral Good; ///< The closest one that is imported.
};

/// The table. It is defined in the header because both nvvmc and the import
/// show it, and the import links libMLIR but no library of nvvmc.
inline constexpr TileRefusalInfo TileRefusalTable[] = {
#define OPENNVVM_TILE_REFUSAL(Enum, ...) {__VA_ARGS__},
#include "opennvvm/Catalog/TileRefusals.inc"
};

/// All refusals, indexed by TileRefusal.
inline llvm::ArrayRef<TileRefusalInfo> tileRefusals() {
  return TileRefusalTable;
}

inline const TileRefusalInfo &tileRefusalInfo(TileRefusal Refusal) {
  return TileRefusalTable[static_cast<unsigned>(Refusal)];
}

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_TILEREFUSAL_H
