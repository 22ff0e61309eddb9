//===- ProductPlan.h - How a product is computed ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_PRODUCTPLAN_H
#define OPENNVVM_LIB_TILE_TONVVM_PRODUCTPLAN_H

#include "Layout.h"
#include "Machine.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include <optional>
#include <string>

namespace opennvvm::tile {

/// The base-2 logarithms of the extents of a product: of `Batches` products of
/// A, Rows x Depth, and B, Depth x Columns.
struct ProductExtents {
  unsigned Batches = 0, Rows = 0, Columns = 0, Depth = 0;
  /// Whether warps should have whole rows, as far as there are enough: rows are
  /// reduced, or multiplied again.
  bool HasWholeRows = false;
};

/// The extents of operands A and B, both with or both without a batch
/// dimension before the others.
ProductExtents productExtents(mlir::nv_tileas::TileType A,
                              mlir::nv_tileas::TileType B);

/// What tensor cores multiply.
enum class FactorKind : uint8_t { F16, BF16, TF32, I8, F8, F64 };

/// One instruction of tensor cores: 2^RowBits x 8 sums of 2^DepthBits products
/// by the threads of a warp.
struct TensorInstruction {
  FactorKind Kind;
  uint8_t RowBits, DepthBits;

  static constexpr unsigned ColumnBits = 3;
  /// The logarithm of how many factors share a 32-bit register; 0 for those
  /// that fill one, and for f64.
  unsigned wordBits() const;
  /// The registers of A, B and C of a thread, two halves of C in one.
  unsigned wordsOfA() const {
    return 1U << (RowBits - 3 + DepthBits - 2 - wordBits());
  }
  unsigned wordsOfB() const { return 1U << (DepthBits - 2 - wordBits()); }
  /// The number of sums of a thread.
  unsigned sums() const { return 1U << (RowBits - 2); }
};

/// How a product is computed.
struct ProductPlan {
  mlir::Operation *Product = nullptr;
  ProductExtents Extents;
  /// The instruction; none for multiply-adds of each thread.
  std::optional<TensorInstruction> Tensor;
  /// Its name, as LLVM's.
  std::string Intrinsic;
  /// What the elements of A and B are converted to before they are multiplied,
  /// and the type of the sums. Without an instruction all three are equal.
  mlir::Type A, B, Sum;
  bool SignedA = true, SignedB = true;
  /// Why it cannot be computed; empty if it can.
  std::string Refusal;
};

/// The plan for mma, dot or block_scaled_mma on machine \p M.
ProductPlan planProduct(mlir::Operation *Product, const Machine &M);

/// Whether \p M has LLVM's intrinsic \p Name in some version of PTX.
bool hasIntrinsic(const Machine &M, llvm::StringRef Name);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_PRODUCTPLAN_H
