//===- Barriers.h - The mbarriers of a kernel -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_BARRIERS_H
#define OPENNVVM_LIB_TILE_TONVVM_BARRIERS_H

#include "Lowering.h"
#include "llvm/ADT/MapVector.h"

namespace opennvvm::tile {

/// A pipeline: stages in shared memory, each with two mbarriers. A stage is
/// full when all who fill it have arrived, and empty when all consumers have.
/// Where the machine has no mbarriers, each consumer has two numbered barriers
/// for each stage: the producer arrives at one and waits at the other.
struct Ring {
  /// What fills stages: copies of threads under way, stores of threads, TMA.
  bool HasCopies = false, HasStores = false, HasTransfers = false;
  unsigned Stages = 0;
  uint64_t At = 0;         ///< Of the first stage, for Lowering::sharedAt().
  uint64_t StageBytes = 0; ///< From one stage to the next.
  llvm::SmallVector<uint64_t> PartsAt; ///< Of what a stage holds, in it.
  uint64_t FullAt = 0, EmptyAt = 0;    ///< Of the mbarriers of the first stage.
  /// How many arrive at each.
  unsigned FullCount = 0, EmptyCount = 0;

  /// The numbers of the barriers that one consumer has for the first stage, and
  /// of the threads that arrive and wait; of its agent, which may be null.
  struct Numbered {
    int64_t Consumer;
    mlir::Region *Agent;
    unsigned Full, Empty, Threads;
  };
  llvm::SmallVector<Numbered, 2> Consumers;
  const Numbered &numbered(int64_t Consumer) const;

  /// The mbarriers of \p Stage, an i32.
  Value full(Lowering &L, Value Stage) const;
  Value empty(Lowering &L, Value Stage) const;
  /// Where a part of \p Stage is.
  Value part(Lowering &L, Value Stage, unsigned Number) const;
};

/// What a kernel's schedule needs before it begins.
class Schedule {
public:
  /// Plans all pipelines and mbarriers of \p F. Fails after a diagnostic.
  LogicalResult plan(Lowering &L, mlir::FunctionOpInterface F);
  /// Makes the code that initializes the mbarriers, if there are any.
  void begin(Lowering &L);

  /// Makes the code at the beginning of \p Agent, or of the kernel if it is
  /// null: without mbarriers, its consumers say that all stages are empty.
  void enter(Lowering &L, mlir::Region *Agent);
  /// Numbered barriers from this one on are those of pipelines.
  unsigned firstNumbered() const { return FirstNumbered; }

  /// The pipeline of \p Token; lints have found that there is one.
  const Ring &ringOf(Value Token) const;
  /// The mbarrier of \p Op, which makes one or loads by TMA without one.
  Value barrierOf(Lowering &L, Operation *Op) const;
  bool hasBarrier(Operation *Op) const { return Own.contains(Op); }

private:
  LogicalResult planRing(Lowering &L, mlir::nv_tileas::CreatePipelineOp Op,
                         mlir::FunctionOpInterface F);
  LogicalResult
  planNumbered(mlir::nv_tileas::CreatePipelineOp Op,
               const llvm::MapVector<int64_t, Operation *> &Consumers,
               unsigned Warps, Ring New);
  uint64_t addBarriers(Lowering &L, unsigned Number, unsigned Count);

  struct Barriers {
    uint64_t At;
    unsigned Number, Count;
  };
  llvm::SmallVector<Barriers> All;
  llvm::MapVector<Operation *, Ring> Rings;
  llvm::DenseMap<Operation *, uint64_t> Own;
  unsigned FirstNumbered = 16;
};

/// Whether the machine has mbarriers.
bool hasMbarriers(const Lowering &L);

/// Waits at barrier \p First plus \p Stage for \p Threads in all, or arrives
/// there.
void waitAtNumber(Lowering &L, unsigned First, Value Stage, unsigned Threads);
void arriveAtNumber(Lowering &L, unsigned First, Value Stage, unsigned Threads);

/// Whether the machine has copies that threads start and do not wait for.
bool hasAsyncCopies(const Lowering &L);

/// Whether what \p Op loads by TMA belongs to the stage that a region around it
/// fills.
bool fillsStage(mlir::nv_tileas::AsyncTiledTMALoadOp Op);

/// Calls the intrinsic `llvm.nvvm.` \p Name, which gives a \p Result; null for
/// none.
Value callIntrinsic(Lowering &L, Type Result, llvm::StringRef Name,
                    ValueRange Operands);
/// Whether the machine has it.
bool hasIntrinsic(const Lowering &L, llvm::StringRef Name);

/// Waits until the phase of \p Barrier whose parity is \p Parity, an i32, is
/// over.
void waitFor(Lowering &L, Value Barrier, Value Parity);

/// Makes code for one thread of the team.
template <typename Fn> void inOneThread(Lowering &L, Fn Make) {
  Value IsFirst = mlir::arith::CmpIOp::create(
      L.B, mlir::arith::CmpIPredicate::eq, L.thread(), L.constant(0));
  mlir::OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(
      mlir::scf::IfOp::create(L.B, IsFirst, /*withElseRegion=*/false)
          .thenBlock());
  Make();
}

/// The same for one lane of each warp.
template <typename Fn> void inOneLane(Lowering &L, Fn Make) {
  Value IsFirst = mlir::arith::CmpIOp::create(
      L.B, mlir::arith::CmpIPredicate::eq, L.lane(), L.constant(0));
  mlir::OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(
      mlir::scf::IfOp::create(L.B, IsFirst, /*withElseRegion=*/false)
          .thenBlock());
  Make();
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_BARRIERS_H
