//===- TileSplitter.h - Makes the loop over halves of tiles -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_TILESPLITTER_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_TILESPLITTER_H

#include "SplitPlan.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace opennvvm::tile {

/// Has a loop run what a plan says for each half.
class TileSplitter {
public:
  TileSplitter(mlir::func::FuncOp F, const SplitPlan &Plan);

  /// Replaces the operations of the plan by the loop.
  void run();

private:
  using Value = mlir::Value;
  using Operation = mlir::Operation;

  void makeWanted();
  void makeHalves(Operation *Op);
  Value half(Operation *Op, unsigned Dimension);
  void emit(Operation *Op);
  void emitSplit(Operation *Op);
  void emitAround(Operation *Op);
  void emitBlock(mlir::Block &Old, mlir::Region &New);
  void move(Operation *Op, unsigned Dimension);
  void moveCoordinates(mlir::nv_tileas::GenerateOp Op, unsigned Dimension);
  Value operand(mlir::OpOperand &Of);
  Value firstOf(int64_t Extent);
  mlir::Type typeOf(Value V) const;

  mlir::func::FuncOp F;
  const SplitPlan &Plan;
  mlir::ImplicitLocOpBuilder B;
  mlir::scf::ForOp Halves;
  mlir::IRMapping Map;
  /// Halves of tiles that are made anew.
  llvm::DenseMap<std::pair<Value, unsigned>, Value> Made;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_TILESPLITTER_H
