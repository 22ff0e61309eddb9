//===- GatherPlaces.h - Elements of views at computed places -- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_GATHERPLACES_H
#define OPENNVVM_LIB_TILE_TONVVM_GATHERPLACES_H

#include "RegisterSteps.h"
#include "Views.h"

namespace opennvvm::tile {

/// The places of elements that tiles of indices name, as a thread has them.
class GatherPlaces {
public:
  /// Of \p Op, which gathers or scatters, with its indices and its mask in
  /// layout \p In. Fails after a diagnostic.
  template <typename OpT>
  static FailureOr<GatherPlaces> of(Lowering &L, OpT Op, const Layout &In) {
    return make(L, Op, Op.getView(), Op.getIndices(), Op.getMask(), In);
  }

  /// Where the element of register \p R is, and whether it is accessed.
  struct Place {
    Value Pointer, IsOn;
  };
  /// Registers are asked for in their order, in one block.
  Place at(Lowering &L, unsigned R);

private:
  explicit GatherPlaces(RegisterSteps Steps) : Steps(std::move(Steps)) {}
  /// Coordinate \p D of the element, an i64.
  Value index(Lowering &L, unsigned D, unsigned R) const;
  Value pointer(Lowering &L, unsigned R);
  static FailureOr<GatherPlaces> make(Lowering &L, Operation *Op, Value View,
                                      ValueRange Indices, Value Mask,
                                      const Layout &In);

  ViewParts View;
  llvm::SmallVector<Registers> Indices;
  Registers Mask; ///< Empty if there is none.
  RegisterSteps Steps;
  Registers Pointers; ///< As far as they have been asked for.
  uint64_t Bytes = 1; ///< Of an element.
};

/// Lets what is behind see what the block has done so far: these operations
/// have no tokens.
void orderBehindAll(Lowering &L, bool Writes);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_GATHERPLACES_H
