//===- Evaluator.h - Tile programs, executed --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_EVALUATOR_H
#define OPENNVVM_LIB_TILE_EVAL_EVALUATOR_H

#include "Async.h"
#include "Columns.h"
#include "Scheduler.h"
#include "Tile/Eval/Numbers/Atomics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/DenseMap.h"
#include <array>
#include <map>
#include <memory>
#include <variant>

namespace opennvvm::tile_eval {

class Device;

/// A window of storage: where it begins. It has the rank of the storage; a view
/// of fewer dimensions has the last ones.
struct View {
  Storage Memory;
  llvm::SmallVector<int64_t> Origin;
};

/// A tile of memory at an address, of elements that are so far apart.
struct Window {
  uint64_t Base = 0;
  llvm::SmallVector<int64_t> Origin, Sizes, Strides;
};

/// An element of a tile that is in a window.
struct InWindow {
  uint64_t Offset; ///< From the base, in elements.
  size_t Element;
};

/// A token: the work that it stands for. A memory token stands for none: what
/// returned it has happened.
struct Token {
  llvm::SmallVector<Work *, 1> Of;
};

/// A barrier, and the load that signals it.
struct Barrier {
  Work *Load = nullptr;
};

/// Elements that are copied from one storage to another.
struct Moves {
  Storage From, To;
  /// From where, or -1 for what is outside, to where.
  std::vector<std::pair<int64_t, int64_t>> Places;
  mlir::TypedAttr Outside;
};

/// One stage of a pipeline.
struct Stage {
  llvm::SmallVector<Storage> Parts; ///< One for each type of the payload.
  int64_t Acquired = 0;
  int64_t Committed = 0;
  llvm::SmallVector<int64_t> Released; ///< By each consumer.
  /// What fills the stage; its consumers wait for it.
  llvm::SmallVector<Work *> Filling;
  /// What each consumer still does with the stage that it has released.
  llvm::SmallVector<Work *> Emptying;
};

/// The stages that producers fill and consumers empty.
struct Pipeline {
  mlir::nv_tileas::CreatePipelineOp Op;
  std::vector<Stage> Stages;
};

/// Where an iterator is: the stage, and how often it has gone around.
struct Position {
  int64_t Stage = 0, Round = 0, Stages = 1;
};

/// An end of a pipeline, at the stage that it has been bound to.
struct PipelineEnd {
  std::shared_ptr<Pipeline> Of;
  std::optional<Position> At;
  int64_t Consumer = 0;
};

struct Queue;
struct Descriptor {
  View Tensor;
};

/// A scalar; a tile, which is a buffer if other values may share its storage; a
/// view; a token; and what agents communicate with.
using Value = std::variant<mlir::TypedAttr, Storage, View, Token, PipelineEnd,
                           Position, std::shared_ptr<Queue>, Descriptor,
                           std::shared_ptr<Barrier>, Window>;

/// A load, store or atomic of a tile.
struct TiledAccess {
  mlir::Value View, Source; ///< No source: a load.
  std::optional<mlir::nv_tileas::PaddingValue> Padding;
  llvm::StringRef Word; ///< Of an atomic.
  llvm::SmallVector<int64_t> Start;
  Access Kind = Access::Read;
};

struct Queue {
  size_t Depth;
  std::deque<Value> Values;
};

using Triple = std::array<int64_t, 3>;

/// Blocks that run together.
struct Cluster {
  Triple Extent = {1, 1, 1};
  /// Of cluster_sync: who has come, and how often all have.
  int64_t Arrived = 0, Syncs = 0;
  /// The coordinates of the n-th time that the blocks of a multicast, named by
  /// the first of them, execute a load.
  std::map<std::tuple<mlir::Operation *, Triple, int64_t>, std::vector<int64_t>>
      Multicasts;
};

/// A block of the grid.
struct Block {
  Triple At = {0, 0, 0}, Grid = {1, 1, 1};
  Device *On = nullptr;
  std::shared_ptr<Cluster> Around = std::make_shared<Cluster>();
  std::shared_ptr<WorkList> Works = std::make_shared<WorkList>();

  /// Its place in the cluster.
  Triple inCluster() const;
  std::string name() const;
};

/// Executes functions on whole tiles, one operation after the other. Knows
/// nothing of layouts, threads and PTX. Asynchronous work happens when it is
/// waited for (Async.h).
class Evaluator {
public:
  Evaluator(Scheduler &Tasks, Block Where)
      : Tasks(Tasks), Where(std::move(Where)) {}

  /// Calls \p F. Fails after a diagnostic at what cannot be executed.
  mlir::FailureOr<llvm::SmallVector<Value>>
  call(mlir::FunctionOpInterface F, llvm::ArrayRef<Value> Arguments);

private:
  using Result = llvm::LogicalResult;
  using Values = llvm::SmallVector<Value>;
  using Columns = llvm::SmallVector<Column>;
  /// What is accessed by addresses; without a mask, all of them.
  struct Places {
    Column Addresses;
    std::optional<Column> Mask;
  };

  mlir::FailureOr<Values> runBlock(mlir::Block &Body,
                                   llvm::ArrayRef<Value> Arguments);
  Result run(mlir::Operation &Op);
  Result runScalar(mlir::Operation &Op);
  Result runFor(mlir::Operation &Op);
  Result runIf(mlir::Operation &Op);
  Result runWhile(mlir::Operation &Op);
  Result runCall(mlir::Operation &Op);
  Result runBlockTile(mlir::nv_tileas::BlockTileOp Op);
  Result runTile(mlir::Operation &Op);
  Result runMemory(mlir::Operation &Op);
  Result runGather(mlir::Operation &Op);
  Result runMap(mlir::Operation &Op, mlir::Region &Body);
  Result runMapSlowly(mlir::Operation &Op, mlir::Region &Body);
  Result runReduce(mlir::nv_tileas::ReduceOp Op);
  Result runScan(mlir::nv_tileas::ScanOp Op);
  mlir::FailureOr<Columns> runSpread(mlir::Block &Body, Columns Arguments,
                                     size_t Count);
  mlir::FailureOr<Columns> combinePairs(
      mlir::Operation &Op, std::optional<mlir::nv_tileas::Combiner> Word,
      llvm::MutableArrayRef<mlir::Region> Body, Columns Earlier, Columns Later);
  template <typename OpT> mlir::FailureOr<Columns> sourcesOf(OpT Op);
  Result runDot(mlir::Operation &Op);
  Result runCopy(mlir::Operation &Op);
  Result move(mlir::Operation &Op, Moves M);
  Result runScaledProduct(mlir::nv_tileas::BlockScaledMMAOp Op);

  // Memory by addresses, text, tiles rearranged: nothing for other operations.
  std::optional<Result> runAddresses(mlir::Operation &Op);
  std::optional<Result> runShape(mlir::Operation &Op);
  Result makeWindow(mlir::nv_tileas::BlockTileOp Op);
  Result runWindow(mlir::Operation &Op, const TiledAccess &A);
  Result gatherWindow(mlir::Operation &Op, const TiledAccess &A,
                      mlir::OperandRange Indices, mlir::Value Mask);
  /// Accesses the elements \p Inside of a tile of \p Count; the others are
  /// padding.
  Result accessWindow(mlir::Operation &Op, const TiledAccess &A, size_t Count,
                      llvm::ArrayRef<InWindow> Inside);
  template <typename OpT> mlir::FailureOr<Places> placesOf(OpT Op);
  void seePlaces(mlir::nv_tileas::LoadAtOp Op, const Places &P);
  Result loadAt(mlir::nv_tileas::LoadAtOp Op);
  Result storeAt(mlir::nv_tileas::StoreAtOp Op);
  Result changeAt(mlir::nv_tileas::AtomicRMWAtOp Op);
  Result swapAt(mlir::nv_tileas::AtomicCASAtOp Op);
  Result allocateAt(mlir::nv_tileas::AllocAtOp Op);
  Result addOffset(mlir::nv_tileas::OffsetOp Op);
  Result addressOf(mlir::Operation &Op);
  Result joinTokens(mlir::Operation &Op);
  Result reinterpret(mlir::nv_tileas::ReinterpretOp Op);
  template <typename OpT>
  mlir::FailureOr<llvm::SmallVector<int64_t>>
  partOf(OpT Op, llvm::ArrayRef<int64_t> Part, llvm::ArrayRef<int64_t> Whole);
  Result print(mlir::nv_tileas::PrintOp Op);
  Result assertTrue(mlir::nv_tileas::AssertOp Op);

  // Asynchronous work.

  /// Does what \p Land does: now or, if \p Op returns an async token, later.
  /// Sets the tokens that \p Op returns.
  Result perform(mlir::Operation &Op, llvm::SmallVector<Touch, 2> Touches,
                 std::function<Result()> Land);
  Work &start(mlir::Operation &Op, llvm::SmallVector<Touch, 2> Touches,
              llvm::SmallVector<Work *, 1> After, std::function<Result()> Land);
  llvm::SmallVector<Work *, 1> workBefore(mlir::Operation &Op);
  Result await(mlir::nv_tileas::AsyncWaitOp Op);
  Result awaitAll(llvm::ArrayRef<Work *> Works);
  /// The tiles that \p Op reads or writes must not be under way.
  Result checkTiles(mlir::Operation &Op);

  // Agents, pipelines, queues, TMA: nothing for other operations.
  std::optional<Result> runTogether(mlir::Operation &Op);
  std::optional<Result> runPipeline(mlir::Operation &Op);
  Result runAgents(mlir::nv_tileas::AgentSwitchOp Op);
  Result createPipeline(mlir::nv_tileas::CreatePipelineOp Op);
  Result acquire(mlir::Operation &Op, PipelineEnd &End, Position At);
  Result commit(mlir::Operation &Op, PipelineEnd &End);
  Result await(mlir::Operation &Op, PipelineEnd &End, Position At);
  Result release(mlir::Operation &Op, PipelineEnd &End);
  void fillPart(mlir::Operation &Op, const Storage &Part, const Storage &Tile);
  template <typename OpT> Result produce(OpT Op, bool IsWhole);
  template <typename OpT> Result consume(OpT Op);
  Result read(mlir::nv_tileas::ConsumerReadOp Op);
  Result put(mlir::nv_tileas::QueuePutOp Op);
  Result get(mlir::nv_tileas::QueueGetOp Op);
  Result syncCluster(mlir::Operation &Op);
  Result transfer(mlir::Operation &Op);
  Result signal(mlir::nv_tileas::AsyncTiledTMALoadOp Op);
  Result agreeOnMulticast(mlir::nv_tileas::AsyncTiledTMALoadOp Op,
                          llvm::ArrayRef<int64_t> At);
  /// What a region sees of the stage that \p End is bound to.
  Values payload(const PipelineEnd &End, mlir::TypeRange Types, bool IsRead);
  Result runBlockId(mlir::Operation &Op);

  mlir::TypedAttr scalar(mlir::Value V) { return std::get<0>(Known[V]); }
  Storage &tile(mlir::Value V) { return std::get<1>(Known[V]); }
  /// Fails after a diagnostic at \p Op if \p V is memory at an address.
  mlir::FailureOr<View> view(mlir::Operation &Op, mlir::Value V);
  /// A scalar or tile, whose elements have a kind, as a column, and back.
  Column column(mlir::Value V);
  void setColumn(mlir::Value V, const Column &To);
  void setAddress(mlir::Value V, uint64_t At);
  /// As column(). Fails after a diagnostic at \p Op if an element has no kind
  /// or has not been written.
  mlir::FailureOr<Column> written(mlir::Operation &Op, mlir::Value V);
  void set(mlir::Value V, Value To) { Known[V] = std::move(To); }

  Scheduler &Tasks;
  Block Where;
  std::string Agent;
  /// The work that this agent has started, in order.
  llvm::SmallVector<Work *> Started;
  /// How often each multicast load has been executed.
  llvm::DenseMap<mlir::Operation *, int64_t> Times;
  llvm::DenseMap<mlir::Value, Value> Known;
};

/// Runs a kernel on each block of \p Grid, or on those of the first clusters if
/// \p Clusters is not 0; clusters are as it says. Fails after a diagnostic.
llvm::LogicalResult runGrid(mlir::FunctionOpInterface Kernel, Triple Grid,
                            llvm::ArrayRef<Value> Arguments, unsigned Seed,
                            Device &On, size_t Clusters = 0);

/// What a load gives outside of memory: one element of type \p T, which has a
/// kind.
Column paddingOf(mlir::Type T,
                 std::optional<mlir::nv_tileas::PaddingValue> Padding);

/// How an atomic changes elements of the kind of \p Of.
numbers::AtomicFn atomicOf(mlir::nv_tileas::RMWMode Mode, const Column &Of);

/// Where an element of a view is, or -1 if it is outside.
int64_t place(const View &V, llvm::ArrayRef<int64_t> At);

/// Fails after a diagnostic at \p Op if an element has not been written.
llvm::LogicalResult check(mlir::Operation &Op,
                          llvm::ArrayRef<mlir::TypedAttr> Data);

/// A tile that has not been written.
Storage newTile(llvm::ArrayRef<int64_t> Shape);

/// The integer, sign-extended.
int64_t integerOf(mlir::Attribute A);

/// The number of elements of \p Shape.
int64_t countOf(llvm::ArrayRef<int64_t> Shape);

/// The coordinates of the \p Index-th element, in row-major order.
llvm::SmallVector<int64_t> coordinatesOf(int64_t Index,
                                         llvm::ArrayRef<int64_t> Shape);

/// The index of the element at \p At.
int64_t indexOf(llvm::ArrayRef<int64_t> At, llvm::ArrayRef<int64_t> Shape);

/// The number that a float is.
double numberOf(mlir::TypedAttr A);

/// Combines two elements as an atomic operation or a reduction does.
mlir::TypedAttr combine(llvm::StringRef Word, mlir::TypedAttr A,
                        mlir::TypedAttr B);

/// \p Number as an element of type \p T.
mlir::TypedAttr elementOf(mlir::Type T, double Number);

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_LIB_TILE_EVAL_EVALUATOR_H
