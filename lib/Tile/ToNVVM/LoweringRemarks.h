//===- LoweringRemarks.h - What lowering tells of a kernel ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef OPENNVVM_LIB_TILE_TONVVM_LOWERINGREMARKS_H
#define OPENNVVM_LIB_TILE_TONVVM_LOWERINGREMARKS_H

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace opennvvm::tile {

/// Remarks on what \p Plan has decided for kernel \p F: the layouts of what
/// accesses, products, reductions and scans give, and what multiplies on
/// machine \p M.
void remarkOnPlan(mlir::func::FuncOp F, const LayoutPlan &Plan,
                  const Machine &M);

/// A remark on a wish of kernel \p F for \p Wished blocks on a multiprocessor,
/// of which \p Blocks are asked for.
void remarkOnBlocks(mlir::func::FuncOp F, uint64_t Wished, uint64_t Blocks);

/// A remark on loop \p Loop of \p Kernel: what is done with its copies, or, if
/// nothing is, why not.
void remarkOnLoop(Operation *Loop, llvm::StringRef Kernel, bool IsPipelined,
                  llvm::StringRef Text);

/// An access to global memory by which a thread moves 2^\p VectorBits elements
/// of \p Tile at a time, which have the layout \p In.
struct AccessRemark {
  bool IsStore;
  mlir::nv_tileas::TileType Tile;
  const Layout &In;
  unsigned VectorBits;
  /// Whether other threads may access the elements at the same time, in an
  /// order that counts.
  bool IsStrong;
};
/// Remarks on an access at the builder's place.
void remarkOnAccess(Lowering &L, const AccessRemark &A);

/// A remark on a tile in local memory, of which a thread has \p Bytes, at the
/// builder's place.
void remarkOnLocalMemory(Lowering &L, mlir::nv_tileas::TiledViewType View,
                         uint64_t Bytes);

/// A remark on \p Bytes of shared memory that the operation at the builder's
/// place has for itself.
void remarkOnSharedUse(Lowering &L, uint64_t Bytes);

/// A remark on a change of layout at the builder's place, by \p Shuffles
/// instructions between lanes, or, if there are none, through \p Bytes of
/// shared memory.
void remarkOnConversion(Lowering &L, unsigned Shuffles, uint64_t Bytes);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LOWERINGREMARKS_H
