//===- TensorBox.h - The elements that a tensor copy moves ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORBOX_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORBOX_H

#include "Machine/Instructions/Tensor/Swizzle.h"
#include "Machine/Program.h"
#include "Machine/TensorMap.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// Where an instruction begins in a tensor.
struct TensorPlace {
  TensorAccess Access = TensorAccess::Tile;
  unsigned Rank = 0; ///< Of the instruction.
  bool IsStore = false;
  llvm::SmallVector<int32_t, 5> Coordinates;
  /// The offsets of im2col, or wHalo and wOffset.
  llvm::SmallVector<uint16_t, 3> Offsets;
};

/// The elements of a tensor that one copy moves, as rows of consecutive ones.
/// In shared memory the rows follow each other.
struct TensorBox {
  /// Rows that are outside of the tensor.
  static constexpr uint64_t Outside = UINT64_MAX;

  TensorElement Element = TensorElement::U8;
  ptxmachine::Swizzle Swizzle = ptxmachine::Swizzle::None;
  bool FillsNaN = false;
  unsigned Columns = 0; ///< Elements of each row.
  /// The columns [First, Last) are inside of the tensor; Skipped elements of
  /// the tensor's row precede the first of them.
  unsigned First = 0, Last = 0;
  uint64_t Skipped = 0;
  /// The global address of the row's first element that is inside.
  llvm::SmallVector<uint64_t, 0> Rows;

  uint64_t rowBytes() const { return sharedBytes(Element, Columns); }
  uint64_t sharedSize() const { return rowBytes() * Rows.size(); }
  /// What an mbarrier counts: all elements, without padding.
  uint64_t transferred() const {
    return Rows.size() * Columns * bitsOf(Element) / 8;
  }
};

/// The box at \p Place of the tensor that \p Map describes; errors say which
/// rule is broken.
llvm::Expected<TensorBox> boxOf(const TensorMap &Map, const TensorPlace &Place);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_BULK_TENSORBOX_H
