//===- LayoutPlan.h - Which layout each tile has ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses to memory, products, reductions and scans say how their tiles are
// spread over threads; from there, layouts go along the uses of tiles. What is
// computed of nothing but numbers and coordinates has no layout of its own: it
// is computed where and how it is wanted.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_LAYOUTPLAN_H
#define OPENNVVM_LIB_TILE_TONVVM_LAYOUTPLAN_H

#include "AccessLayouts.h"
#include "Layout.h"
#include "Machine.h"
#include "Tile/Analysis/AxisFacts.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::tile {

/// Layouts of registers that the program asks for.
using GivenLayouts =
    llvm::DenseMap<mlir::Value, mlir::nv_tileas::BlockedLayoutAttr>;

class LayoutPlan {
public:
  /// Plans the tiles of \p Function for blocks of 2^WarpBits warps; its agents
  /// have the warps that the program says. \p Facts are those of the function,
  /// \p Given the layouts that loads and conversions of layouts should have.
  LayoutPlan(mlir::FunctionOpInterface Function, const AxisFactsAnalysis &Facts,
             const Machine &M, unsigned WarpBits,
             const GivenLayouts &Given = GivenLayouts());

  /// The layout in which \p Tile is computed. Those that are free have none.
  const Layout &home(mlir::Value Tile) const {
    return Homes.find(Tile)->second.Where;
  }
  /// Whether \p Tile is computed of numbers and coordinates alone, with little
  /// work, so that it is made anew in every layout in which it is wanted.
  bool isFree(mlir::Value Tile) const { return Homes.lookup(Tile).IsFree; }

  /// Of the team that code is made for.
  unsigned warpBits() const { return Access.WarpBits; }
  void setWarpBits(unsigned Bits) { Access.WarpBits = Bits; }
  /// How the team accesses memory.
  const AccessShape &access() const { return Access; }

private:
  friend class LayoutPlanner;
  struct Home {
    Layout Where;
    bool IsFree = false;
    /// How much the layout is worth keeping: what accesses or products want,
    /// more than what has only been passed on.
    unsigned Strength = 0;
    bool operator==(const Home &) const = default;
  };
  llvm::DenseMap<mlir::Value, Home> Homes;
  AccessShape Access;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LAYOUTPLAN_H
