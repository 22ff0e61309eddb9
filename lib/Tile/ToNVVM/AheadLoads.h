//===- AheadLoads.h - Loads that can precede their iteration ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_AHEADLOADS_H
#define OPENNVVM_LIB_TILE_TONVVM_AHEADLOADS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tile {

/// The loads of a loop's body that may happen in an earlier iteration: where
/// they read follows from the loop's counter and from what is known before the
/// loop, and nothing that the loop does changes what they read.
struct AheadLoads {
  /// `tiled_load` and `load_at` of tiles of global memory, in their order.
  llvm::SmallVector<mlir::Operation *> Loads;
  /// The operations of the body that compute where they read, in their order.
  /// They can be computed for numbers that the counter never has, too.
  llvm::SmallVector<mlir::Operation *> Slice;
  /// Products that the body computes itself, not by a loop in it.
  llvm::SmallVector<mlir::Operation *> Products;
  /// Why a load of a loop with products has to stay where it is; empty if none
  /// has to.
  llvm::StringRef Hindrance;

  /// Whether \p V, of what computes places, depends on the counter.
  bool varies(mlir::Value V) const { return Varying.contains(V); }

private:
  friend AheadLoads aheadLoads(mlir::scf::ForOp Loop);
  llvm::DenseSet<mlir::Value> Varying;
};

/// The loads of \p Loop that may be ahead, if it has products for which that is
/// worth it. Takes time in proportion to the operations in the loop.
AheadLoads aheadLoads(mlir::scf::ForOp Loop);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_AHEADLOADS_H
