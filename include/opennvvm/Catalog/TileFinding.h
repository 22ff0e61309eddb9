//===- TileFinding.h - What runs of tile programs show ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_TILEFINDING_H
#define OPENNVVM_CATALOG_TILEFINDING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// Every finding of catalog/TileFindings.td, in its order. The enumerator is
/// the ID in CamelCase, without what all have in common: "tile-assert" is
/// TileFinding::Assert.
enum class TileFinding : uint8_t {
#define OPENNVVM_TILE_FINDING(Enum, ...) Enum,
#include "opennvvm/Catalog/TileFindings.inc"
};

/// One row of catalog/TileFindings.td.
struct TileFindingInfo {
  llvm::StringLiteral ID;        ///< "tile-assert".
  llvm::StringLiteral Text;      ///< Message template.
  llvm::StringLiteral Why;       ///< Why it is wrong.
  llvm::StringLiteral Help;      ///< Remedy printed with it.
  llvm::StringLiteral Arguments; ///< Of kernel k of both modules.
  llvm::StringLiteral Bad;       ///< A module with the finding.
  llvm::StringLiteral Good;      ///< The closest one without.
};

/// The table. It is defined in the header because both nvvmc and the evaluator
/// show it, and the evaluator links libMLIR but no library of nvvmc.
inline constexpr TileFindingInfo TileFindingTable[] = {
#define OPENNVVM_TILE_FINDING(Enum, ...) {__VA_ARGS__},
#include "opennvvm/Catalog/TileFindings.inc"
};

/// All findings, indexed by TileFinding.
inline llvm::ArrayRef<TileFindingInfo> tileFindings() {
  return TileFindingTable;
}

inline const TileFindingInfo &tileFindingInfo(TileFinding Finding) {
  return TileFindingTable[static_cast<unsigned>(Finding)];
}

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_TILEFINDING_H
