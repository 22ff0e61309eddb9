//===- LoopPipeline.h - Loops whose loads are ahead of them -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tiles that a loop multiplies are loaded some iterations before, while
// others are multiplied. Machines with cp.async copy them to a ring of stages
// in shared memory:
//
//   copy the tiles of the first Stages - 1 iterations, a group for each
//   for each iteration
//     wait for the oldest group, and for all threads
//     copy the tiles of the iteration Stages - 1 later to the stage that the
//     iteration before has read, as a group, which may be empty
//     read the own stage
//
// The barrier of an iteration both shows the threads what others have copied
// and lets the copies overwrite what all have read. Tiles that cannot be copied
// like this, and all tiles on older machines, are loaded one iteration ahead to
// registers that the loop carries. Where neither has room, one stage is filled
// at the beginning of each iteration, which waits for it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_LOOPPIPELINE_H
#define OPENNVVM_LIB_TILE_TONVVM_LOOPPIPELINE_H

#include "AheadLoads.h"
#include "Lowering.h"
#include <memory>

namespace opennvvm::tile {

class AheadTile;

/// The loads of one loop that are ahead of it.
class LoopPipeline {
public:
  LoopPipeline(Lowering &L, mlir::scf::ForOp Loop);
  ~LoopPipeline();

  /// Makes the code before the loop. What the loop carries for it; nothing if
  /// no load is ahead. Fails after a diagnostic.
  FailureOr<Registers> begin();
  /// Makes the code at the beginning of the body of \p New, which is the loop,
  /// and carries \p Carried.
  LogicalResult enter(mlir::scf::ForOp New, ValueRange Carried);
  /// What the next iteration gets.
  Registers next() { return std::move(Next); }
  /// Makes the code after the loop.
  void end();

private:
  LogicalResult chooseWays();
  uint64_t carriedWords();
  void chooseStages();
  void limitLoads();
  void remark(bool IsPipelined, const llvm::Twine &Text);
  void remarkPipelined();
  LogicalResult makeSlice(Value Counter);
  Value isBefore(Value Counter, Value Step);
  Value stepBy(unsigned Iterations);
  LogicalResult copyAll(Value Stage, Value Exists);
  FailureOr<Registers> loadAll(Value Counter, Value Exists);
  LogicalResult beginCopies(Value First, Value IsAny, Registers &Carried);
  LogicalResult enterCopies(Value Counter, Value Stage);
  LogicalResult fillOnlyStage(Value Counter);
  void useStage(Value Own);
  LogicalResult enterLoads(Value Counter, ValueRange Words);

  Lowering &L;
  mlir::scf::ForOp Loop;
  AheadLoads Ahead;
  llvm::SmallVector<std::unique_ptr<AheadTile>> Copies;
  llvm::SmallVector<mlir::Operation *> Loads; ///< To registers.
  unsigned Stages = 0;
  uint64_t StageBytes = 0;
  Value Ring, CopyStep;
  Registers Next;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_LOOPPIPELINE_H
