//===- TileLint.h - Lints of nv_tileas --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_TILELINT_H
#define OPENNVVM_CATALOG_TILELINT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// Every lint of catalog/TileLints.td, in its order. The enumerator is the ID
/// in CamelCase: "tma-rank" is TileLint::TmaRank.
enum class TileLint : uint8_t {
#define OPENNVVM_TILE_LINT(Enum, ID) Enum,
#include "opennvvm/Catalog/TileLintEnum.inc"
};

/// The remedies that an editor offers.
enum class TileFix : uint8_t {
  None,
#define OPENNVVM_TILE_FIX(Enum, Function, Does) Enum,
#include "opennvvm/Catalog/TileLintFixes.inc"
};

/// One row of catalog/TileLints.td.
struct TileLintInfo {
  llvm::StringLiteral ID;   ///< "tma-rank".
  llvm::StringLiteral Text; ///< Message template.
  bool StopsLowering;       ///< Whether such a program cannot be lowered.
  llvm::StringLiteral Why;  ///< Why it is reported.
  llvm::StringLiteral Help; ///< Remedy printed with it.
  llvm::StringLiteral Bad;  ///< A module with the finding.
  llvm::StringLiteral Good; ///< The closest one without.
  TileFix Fix;              ///< What mends it by itself, if anything.
};

/// The table. It is defined in the header because both nvvmc and the dialect
/// show it, and the dialect links libMLIR but no library of nvvmc.
inline constexpr TileLintInfo TileLintTable[] = {
#include "opennvvm/Catalog/TileLints.inc"
};

/// All lints, indexed by TileLint.
inline llvm::ArrayRef<TileLintInfo> tileLints() { return TileLintTable; }

inline const TileLintInfo &tileLintInfo(TileLint Lint) {
  return TileLintTable[static_cast<unsigned>(Lint)];
}

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_TILELINT_H
