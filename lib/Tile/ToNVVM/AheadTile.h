//===- AheadTile.h - Tiles that are copied to shared memory -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_AHEADTILE_H
#define OPENNVVM_LIB_TILE_TONVVM_AHEADTILE_H

#include "AheadLoads.h"
#include "Lowering.h"
#include "Staging.h"
#include <memory>

namespace opennvvm::tile {

/// A tile of a loop that is copied from global to shared memory by cp.async.
class AheadTile {
public:
  /// For \p Load, whose place has been computed; null if it cannot be copied:
  /// the machine has no cp.async, fewer than four bytes are neighbors, or what
  /// is outside of the memory is padded with other numbers than zero. Fails
  /// after a diagnostic.
  static FailureOr<std::unique_ptr<AheadTile>>
  make(Lowering &L, Operation *Load, const AheadLoads &Ahead);

  Operation *load() const { return Load; }
  /// Whether a product reads it from shared memory as it is.
  bool isMultiplied() const { return IsMultiplied; }
  /// Says that the tile begins at \p Offset of a stage or soon behind it, and
  /// gives where it ends.
  uint64_t placeAt(uint64_t Offset);

  /// Begins to copy the tile from where its place has been computed to the
  /// stage at \p Stage. Unless \p Exists, no memory is read, and zeros are
  /// written.
  LogicalResult copy(Lowering &L, const AheadLoads &Ahead, Value Stage,
                     Value Exists) const;
  /// The tile in the stage at \p Stage.
  SharedTile inStage(Lowering &L, Value Stage) const;

private:
  StageMap chooseMap(Lowering &L, const AheadLoads &Ahead);
  template <typename PlacesT>
  void copyFrom(Lowering &L, PlacesT &From, Value Stage, Value Exists) const;

  Operation *Load = nullptr;
  Layout Writer;
  Type Element; ///< Of a register.
  unsigned VectorBits = 0;
  StageMap Map;
  bool IsMultiplied = false;
  uint64_t Offset = 0;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_AHEADTILE_H
