//===- Columns.h - Elements as bytes, for loops -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_COLUMNS_H
#define OPENNVVM_LIB_TILE_EVAL_COLUMNS_H

#include "Tile/Eval/Numbers/Loops.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/BitVector.h"
#include <optional>
#include <vector>

namespace opennvvm::tile_eval {

namespace numbers = opennvvm::tile;

/// What the loops call elements of type \p T; an index is an i64. Nothing for
/// types that they do not know.
std::optional<numbers::ElementKind> kindOf(mlir::Type T);

/// Elements of one type behind each other, as loops take them.
struct Column {
  Column() = default;
  /// \p Count zeros of type \p T, which has a kind.
  Column(mlir::Type T, size_t Count);
  /// The elements \p Data of type \p T, which has a kind.
  Column(mlir::Type T, llvm::ArrayRef<mlir::TypedAttr> Data);

  size_t count() const { return Bytes.size() / width(); }
  unsigned width() const { return numbers::infoOf(Kind).Bytes; }
  const uint8_t *at(size_t I) const { return Bytes.data() + I * width(); }
  uint8_t *at(size_t I) { return Bytes.data() + I * width(); }
  /// Whether the element \p I has not been written.
  bool isMissing(size_t I) const { return !Missing.empty() && Missing[I]; }
  /// Whether any has not been written.
  bool hasMissing() const { return Missing.any(); }

  /// The element \p I; null if it has not been written.
  mlir::TypedAttr element(size_t I) const;
  std::vector<mlir::TypedAttr> elements() const;
  /// Its elements from \p First on.
  Column part(size_t First, size_t Count) const;
  /// \p Count copies of its first element.
  Column repeated(size_t Count) const;
  /// Puts \p Other at its elements from \p First on.
  void put(size_t First, const Column &Other);

  mlir::Type Type;
  numbers::ElementKind Kind = numbers::ElementKind::I1;
  std::vector<uint8_t> Bytes;
  llvm::BitVector Missing; ///< Empty if all have been written.
};

/// Whether computeColumns() knows \p Op, and all its types have kinds.
bool hasLoop(mlir::Operation &Op);

/// What \p Op, for which hasLoop() holds, gives for each element of its
/// operands, which all have \p Count. Fails after a diagnostic if it reads an
/// element that has not been written.
llvm::LogicalResult computeColumns(mlir::Operation &Op,
                                   llvm::ArrayRef<const Column *> Operands,
                                   size_t Count,
                                   llvm::SmallVectorImpl<Column> &Results);

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_LIB_TILE_EVAL_COLUMNS_H
