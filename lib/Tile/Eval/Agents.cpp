//===- Agents.cpp - Blocks, agents, pipelines and queues ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

Triple Block::inCluster() const {
  Triple In;
  for (int D = 0; D != 3; ++D)
    In[D] = At[D] % Around->Extent[D];
  return In;
}

std::string Block::name() const {
  return "block (" + std::to_string(At[0]) + ", " + std::to_string(At[1]) +
         ", " + std::to_string(At[2]) + ")";
}

/// The coordinates of each place in \p Extent, x fastest.
static std::vector<Triple> placesIn(Triple Extent) {
  std::vector<Triple> Places;
  Places.reserve(Extent[0] * Extent[1] * Extent[2]);
  for (int64_t Z = 0; Z != Extent[2]; ++Z)
    for (int64_t Y = 0; Y != Extent[1]; ++Y)
      for (int64_t X = 0; X != Extent[0]; ++X)
        Places.push_back({X, Y, Z});
  return Places;
}

LogicalResult runGrid(FunctionOpInterface Kernel, Triple Grid,
                      ArrayRef<Value> Arguments, unsigned Seed, Device &On,
                      size_t Clusters) {
  Triple Size = {1, 1, 1}, Count;
  if (auto Said = Kernel->getAttrOfType<DenseI32ArrayAttr>("nv_tileas.cluster"))
    llvm::copy(Said.asArrayRef(), Size.begin());
  for (int D = 0; D != 3; ++D) {
    if (Grid[D] % Size[D])
      return Kernel.emitError("the grid is no whole number of clusters");
    Count[D] = Grid[D] / Size[D];
  }
  std::vector<Triple> Places = placesIn(Count);
  if (Clusters && Clusters < Places.size())
    Places.resize(Clusters);
  for (const Triple &At : Places) {
    Scheduler Tasks(Seed);
    auto Around = std::make_shared<Cluster>();
    Around->Extent = Size;
    std::vector<Scheduler::Task> Blocks;
    for (const Triple &In : placesIn(Size)) {
      Block B{{}, Grid, &On, Around};
      for (int D = 0; D != 3; ++D)
        B.At[D] = At[D] * Size[D] + In[D];
      Blocks.push_back(
          {B.name(), [&Tasks, Kernel, Arguments, B] {
             bool Done = succeeded(Evaluator(Tasks, B).call(Kernel, Arguments));
             return success(succeeded(endOf(*B.Works, Done)) && Done);
           }});
    }
    if (failed(Tasks.run(Blocks)))
      return failure();
  }
  return success();
}

/// block_id and its kin, whose attribute names the axis.
Evaluator::Result Evaluator::runBlockId(Operation &Op) {
  const Cluster &Around = *Where.Around;
  auto Set = [&](auto Id, Triple Values) -> Result {
    int D = static_cast<int>(Id.getDimension());
    set(Id, TypedAttr(IntegerAttr::get(Id.getType(), Values[D])));
    return success();
  };
  Triple ClusterAt, Clusters;
  for (int D = 0; D != 3; ++D) {
    ClusterAt[D] = Where.At[D] / Around.Extent[D];
    Clusters[D] = Where.Grid[D] / Around.Extent[D];
  }
  return TypeSwitch<Operation *, Result>(&Op)
      .Case([&](gpu::BlockIdOp Id) { return Set(Id, Where.At); })
      .Case([&](gpu::GridDimOp Id) { return Set(Id, Where.Grid); })
      .Case([&](gpu::ClusterIdOp Id) { return Set(Id, ClusterAt); })
      .Case([&](gpu::ClusterDimOp Id) { return Set(Id, Clusters); })
      .Case(
          [&](gpu::ClusterBlockIdOp Id) { return Set(Id, Where.inCluster()); })
      .Case([&](gpu::ClusterDimBlocksOp Id) { return Set(Id, Around.Extent); })
      .Default([](Operation *Other) -> Result {
        return Other->emitError("the evaluator does not know this operation");
      });
}

//===----------------------------------------------------------------------===//
// Agents
//===----------------------------------------------------------------------===//

/// Whether agents may both return these: all of them go on with the result.
static bool isSame(const Value &A, const Value &B) {
  if (const auto *X = std::get_if<TypedAttr>(&A)) {
    const auto *Y = std::get_if<TypedAttr>(&B);
    return Y && *X == *Y;
  }
  if (const auto *X = std::get_if<Position>(&A)) {
    const auto *Y = std::get_if<Position>(&B);
    return Y && X->Stage == Y->Stage && X->Round == Y->Round;
  }
  return A.index() == B.index();
}

Evaluator::Result Evaluator::runAgents(AgentSwitchOp Op) {
  std::vector<Evaluator> Agents;
  std::vector<Values> Yields(Op.getAgents().size());
  Agents.reserve(Yields.size());
  std::vector<Scheduler::Task> Work;
  for (auto [I, Body] : llvm::enumerate(Op.getAgents())) {
    Evaluator &Own = Agents.emplace_back(*this);
    Own.Agent = "agent " + std::to_string(I) + " of " +
                (Agent.empty() ? Where.name() : Agent);
    Work.push_back(
        {Own.Agent, [&Own, &Body = Body, &To = Yields[I]]() -> Result {
           FailureOr<Values> Yielded = Own.runBlock(Body.front(), {});
           if (failed(Yielded))
             return failure();
           To = *Yielded;
           return success();
         }});
  }
  if (failed(Tasks.run(Work)))
    return failure();
  for (OpResult R : Op.getResults()) {
    unsigned N = R.getResultNumber();
    for (const Values &Other : Yields)
      if (!isSame(Yields.front()[N], Other[N]))
        return Op.emitError("the agents return different values as result ")
               << N;
    Value Common = Yields.front()[N];
    // The work of all of them.
    if (auto *All = std::get_if<Token>(&Common))
      for (const Values &Other : ArrayRef(Yields).drop_front())
        llvm::append_range(All->Of, std::get<Token>(Other[N]).Of);
    set(R, Common);
  }
  return success();
}

Evaluator::Result Evaluator::syncCluster(Operation &Op) {
  Cluster &Around = *Where.Around;
  int64_t Blocks = Around.Extent[0] * Around.Extent[1] * Around.Extent[2];
  int64_t Sync = Around.Syncs;
  if (++Around.Arrived == Blocks) {
    Around.Arrived = 0;
    ++Around.Syncs;
  }
  return Tasks.wait(&Op, "the other blocks of the cluster",
                    [&Around, Sync] { return Around.Syncs != Sync; });
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

static Storage storageOf(Type T) {
  if (auto Tile = dyn_cast<TileType>(T))
    return newTile(Tile.getShape());
  if (auto Window = dyn_cast<TiledViewType>(T))
    return newTile(Window.getShape());
  return newTile({});
}

/// Each part of each stage has storage of its own: what it shares with the
/// buffer is not observable.
Evaluator::Result Evaluator::createPipeline(CreatePipelineOp Op) {
  auto New = std::make_shared<Pipeline>();
  New->Op = Op;
  New->Stages.resize(Op.getNumStages());
  PipelineConsumerTokenType Token = Op.getConsumer().getType();
  for (Stage &S : New->Stages) {
    for (Type T : Token.getElementTypes())
      S.Parts.push_back(storageOf(T));
    S.Released.resize(Token.getNumConsumers());
  }
  set(Op.getProducer(), PipelineEnd{New, std::nullopt, 0});
  set(Op.getConsumer(), PipelineEnd{New, std::nullopt, 0});
  return success();
}

static Stage &stageOf(const PipelineEnd &End) {
  return End.Of->Stages[End.At->Stage];
}

static std::string nameOf(Position At) {
  return "stage " + std::to_string(At.Stage) + " (round " +
         std::to_string(At.Round) + ")";
}

/// The contents of the round before are gone.
Evaluator::Result Evaluator::acquire(Operation &Op, PipelineEnd &End,
                                     Position At) {
  End.At = At;
  Stage &S = stageOf(End);
  auto IsFree = [&S, At] {
    return llvm::all_of(S.Released, [&](int64_t N) { return N >= At.Round; });
  };
  if (failed(Tasks.wait(&Op, nameOf(At) + " to be released by its consumers",
                        IsFree)))
    return failure();
  if (S.Acquired != At.Round)
    return Op.emitError() << nameOf(At) << " has been acquired before";
  ++S.Acquired;
  if (failed(awaitAll(S.Emptying)))
    return failure();
  S.Emptying.clear();
  for (Storage &Part : S.Parts) {
    if (failed(checkAccess(Op, Touch::all(Part, Access::Write))))
      return failure();
    llvm::fill(Part->Data, TypedAttr());
  }
  return success();
}

Evaluator::Result Evaluator::commit(Operation &Op, PipelineEnd &End) {
  if (!End.At)
    return Op.emitError("commits a stage that has not been acquired");
  Stage &S = stageOf(End);
  if (S.Committed != End.At->Round)
    return Op.emitError() << nameOf(*End.At) << " has been committed before";
  ++S.Committed;
  return success();
}

Evaluator::Result Evaluator::await(Operation &Op, PipelineEnd &End,
                                   Position At) {
  End.At = At;
  Stage &S = stageOf(End);
  if (failed(Tasks.wait(&Op, nameOf(At) + " to be committed by the producer",
                        [&S, At] { return S.Committed > At.Round; })))
    return failure();
  SmallVector<Work *> Filling = std::exchange(S.Filling, {});
  return awaitAll(Filling);
}

Evaluator::Result Evaluator::release(Operation &Op, PipelineEnd &End) {
  if (!End.At)
    return Op.emitError("releases a stage that has not been waited for");
  int64_t &Released = stageOf(End).Released[End.Consumer];
  if (Released != End.At->Round)
    return Op.emitError() << nameOf(*End.At) << " has been released before";
  ++Released;
  return success();
}

/// A part that is a tile is read by value; a region that produces it only gives
/// it back.
Evaluator::Values Evaluator::payload(const PipelineEnd &End, TypeRange Types,
                                     bool IsRead) {
  Values Parts;
  for (auto [T, Part] : llvm::zip(Types, stageOf(End).Parts)) {
    if (isa<PipelineIteratorType>(T))
      Parts.push_back(*End.At);
    else if (isa<TiledViewType>(T))
      Parts.push_back(View{Part, SmallVector<int64_t>(Part->Shape.size())});
    else if (isa<TileType>(T))
      Parts.push_back(IsRead ? copyOf(*Part) : Part);
    else
      Parts.push_back(Part->Data.front());
  }
  return Parts;
}

/// Stores a tile in a part of a stage, when it is there.
void Evaluator::fillPart(Operation &Op, const Storage &Part,
                         const Storage &Tile) {
  auto Land = [Part, Tile] {
    Part->Data = std::vector(Tile->Data);
    return success();
  };
  SmallVector<Work *, 1> Before(Tile->UnderWay);
  if (Before.empty())
    (void)Land();
  else
    start(Op, {Touch::all(Part, Access::Write)}, Before, Land);
}

/// \p IsWhole: the operation also acquires and commits the stage.
template <typename OpT>
Evaluator::Result Evaluator::produce(OpT Op, bool IsWhole) {
  auto End = std::get<PipelineEnd>(Known[Op.getToken()]);
  auto At = std::get<Position>(Known[Op.getIterator()]);
  if (IsWhole && failed(acquire(*Op, End, At)))
    return failure();
  if (!End.At)
    return Op.emitError("writes to a stage that has not been acquired");
  mlir::Block &Body = Op.getBody().front();
  size_t Before = Started.size();
  FailureOr<Values> Yielded =
      runBlock(Body, payload(End, Body.getArgumentTypes(), /*IsRead=*/false));
  if (failed(Yielded))
    return failure();
  // What is produced by value goes into the stage.
  TypeRange Types = Body.getTerminator()->getOperandTypes();
  ArrayRef<Type> Wanted = Op.getToken().getType().getElementTypes();
  if (llvm::equal(Types.take_front(Wanted.size()), Wanted))
    for (auto [Part, V] : llvm::zip(stageOf(End).Parts, *Yielded)) {
      if (auto *Tile = std::get_if<Storage>(&V))
        fillPart(*Op, Part, *Tile);
      else if (auto *Scalar = std::get_if<TypedAttr>(&V))
        Part->Data.front() = *Scalar;
    }
  for (auto [R, V] : llvm::zip_equal(Op.getResults(), *Yielded))
    set(R, V);
  // The work that nothing in the region has waited for belongs to the stage.
  Token Filled;
  for (Work *W : ArrayRef(Started).drop_front(Before)) {
    if (W->IsComplete)
      continue;
    W->IsOfStage = true;
    Filled.Of.push_back(W);
  }
  llvm::append_range(stageOf(End).Filling, Filled.Of);
  if (isa<ProduceOneAsyncOp>(Op))
    set(Op->getResults().back(), Filled);
  return IsWhole ? commit(*Op, End) : success();
}

template <typename OpT> Evaluator::Result Evaluator::consume(OpT Op) {
  auto End = std::get<PipelineEnd>(Known[Op.getToken()]);
  End.Consumer = Op.getConsumerIdx().value_or(
      std::max<int64_t>(Op.getToken().getType().getConsumerIdx(), 0));
  if (failed(await(*Op, End, std::get<Position>(Known[Op.getIterator()]))))
    return failure();
  mlir::Block &Body = Op.getBody().front();
  FailureOr<Values> Yielded =
      runBlock(Body, payload(End, Body.getArgumentTypes(), /*IsRead=*/true));
  if (failed(Yielded))
    return failure();
  for (auto [R, V] : llvm::zip_equal(Op.getResults(), *Yielded))
    set(R, V);
  // An asynchronous consumer releases the stage when its work is complete,
  // which is when the producer wants the stage back at the latest.
  if (isa<ConsumeOneAsyncOp>(Op)) {
    llvm::append_range(stageOf(End).Emptying,
                       std::get<Token>(Yielded->back()).Of);
  }
  return release(*Op, End);
}

Evaluator::Result Evaluator::read(ConsumerReadOp Op) {
  auto End = std::get<PipelineEnd>(Known[Op.getToken()]);
  End.Consumer = Op.getConsumerIdx();
  if (failed(await(*Op, End, std::get<Position>(Known[Op.getIterator()]))))
    return failure();
  set(Op.getResult(), End);
  Values Parts = payload(End, Op.getPayload().getTypes(), /*IsRead=*/true);
  for (auto [R, V] : llvm::zip(Op.getPayload(), Parts))
    set(R, V);
  return success();
}

//===----------------------------------------------------------------------===//
// Queues
//===----------------------------------------------------------------------===//

Evaluator::Result Evaluator::put(QueuePutOp Op) {
  auto To = std::get<std::shared_ptr<Queue>>(Known[Op.getQueue()]);
  for (mlir::Value V : Op.getValues()) {
    if (failed(Tasks.wait(Op, "room in the queue",
                          [&] { return To->Values.size() < To->Depth; })))
      return failure();
    Value Copy = Known[V];
    if (auto *Tile = std::get_if<Storage>(&Copy))
      *Tile = copyOf(**Tile);
    To->Values.push_back(Copy);
  }
  return success();
}

Evaluator::Result Evaluator::get(QueueGetOp Op) {
  auto From = std::get<std::shared_ptr<Queue>>(Known[Op.getQueue()]);
  if (failed(Tasks.wait(Op, "a value in the queue",
                        [&] { return !From->Values.empty(); })))
    return failure();
  set(Op.getValue(), From->Values.front());
  From->Values.pop_front();
  return success();
}

//===----------------------------------------------------------------------===//
// TMA
//===----------------------------------------------------------------------===//

/// All blocks of a multicast load the same box.
Evaluator::Result Evaluator::agreeOnMulticast(AsyncTiledTMALoadOp Op,
                                              ArrayRef<int64_t> At) {
  std::optional<ArrayRef<int32_t>> Axes = Op.getMulticast();
  if (!Axes)
    return success();
  Triple First = Where.inCluster();
  for (int32_t Axis : *Axes)
    First[Axis] = 0;
  auto [Entry, IsNew] = Where.Around->Multicasts.try_emplace(
      {Op, First, Times[Op]++}, At.begin(), At.end());
  if (!IsNew && ArrayRef(Entry->second) != At)
    return Op.emitError(
        "blocks of the multicast load boxes at different coordinates");
  return success();
}

Evaluator::Result Evaluator::transfer(Operation &Op) {
  auto Load = dyn_cast<AsyncTiledTMALoadOp>(Op);
  auto Store = dyn_cast<AsyncTiledTMAStoreOp>(Op);
  AtomAttr Atom = Load ? Load.getAtomAttr() : Store.getAtomAttr();
  if (Atom.getMode() != AtomMode::Tile)
    return Op.emitError("the evaluator only moves boxes");
  SmallVector<int64_t> At;
  for (mlir::Value V : Load ? Load.getCoords() : Store.getCoords())
    At.push_back(integerOf(scalar(V)));
  if (Load && failed(agreeOnMulticast(Load, At)))
    return failure();
  View Tensor = std::get<Descriptor>(Known[Op.getOperand(0)]).Tensor;
  FailureOr<View> Shared = view(Op, Op.getOperand(1));
  if (failed(Shared))
    return failure();
  auto Window = cast<TiledViewType>(Op.getOperand(1).getType());
  Moves M{
      Tensor.Memory, Shared->Memory, {}, elementOf(Window.getElementType(), 0)};
  if (Store)
    std::swap(M.From, M.To);
  for (int64_t I = 0, E = countOf(Window.getShape()); I != E; ++I) {
    SmallVector<int64_t> In = coordinatesOf(I, Window.getShape()), Out(At);
    for (auto [To, From] : llvm::zip_equal(Out, In))
      To += From;
    int64_t Inside = place(*Shared, In), Outside = place(Tensor, Out);
    if (Inside < 0)
      return Op.emitError("the box does not fit into the view");
    if (Load)
      M.Places.push_back({Outside, Inside});
    else if (!Shared->Memory->Data[Inside])
      return Op.emitError("reads an element that has not been written");
    else if (Outside >= 0)
      M.Places.push_back({Inside, Outside});
  }
  if (failed(move(Op, std::move(M))))
    return failure();
  return Load && Load.getBarrier() ? signal(Load) : success();
}

/// One load at a time may signal a barrier.
Evaluator::Result Evaluator::signal(AsyncTiledTMALoadOp Op) {
  auto *Of = std::get_if<std::shared_ptr<Barrier>>(&Known[Op.getBarrier()]);
  if (!Of)
    return Op.emitError("this is no barrier that create_barrier has made");
  Work *&Load = (*Of)->Load;
  if (Load && !Load->IsComplete) {
    auto Error = Op.emitError("the barrier is that of another load, which has "
                              "not been waited for");
    Error.attachNote(Load->By->getLoc()) << "the load was started here";
    return Error;
  }
  Load = Started.back();
  return success();
}

/// Nothing for what is no operation of a pipeline.
std::optional<Evaluator::Result> Evaluator::runPipeline(Operation &Op) {
  auto EndOf = [&](auto Any) {
    return std::get<PipelineEnd>(Known[Any.getToken()]);
  };
  auto At = [&](auto Any) {
    return std::get<Position>(Known[Any.getIterator()]);
  };
  // The result is the end, bound to the stage that the operation is about.
  auto Bind = [&](auto Any, int64_t Consumer, auto Do) -> Result {
    PipelineEnd End = EndOf(Any);
    if (Consumer >= 0)
      End.Consumer = Consumer;
    Result Done = Do(End);
    set(Any.getResult(), End);
    return Done;
  };
  return TypeSwitch<Operation *, std::optional<Result>>(&Op)
      .Case([&](CreatePipelineOp Any) { return createPipeline(Any); })
      .Case([&](CreateIteratorOp Any) {
        int64_t Count = EndOf(Any).Of->Stages.size();
        set(Any, Position{0, 0, Count});
        return success();
      })
      .Case([&](IncIterOp Any) {
        Position P = At(Any);
        if (++P.Stage == P.Stages)
          P = {0, P.Round + 1, P.Stages};
        set(Any, P);
        return success();
      })
      .Case<ProduceOneOp, ProduceOneAsyncOp>(
          [&](auto Any) { return produce(Any, /*IsWhole=*/true); })
      .Case([&](ProducerWriteOp Any) { return produce(Any, false); })
      .Case<ConsumeOneOp, ConsumeOneAsyncOp>(
          [&](auto Any) { return consume(Any); })
      .Case([&](ConsumerReadOp Any) { return read(Any); })
      .Case([&](ProducerAcquireOp Any) {
        return Bind(Any, -1,
                    [&](auto &End) { return acquire(Op, End, At(Any)); });
      })
      .Case([&](ProducerCommitOp Any) {
        return Bind(Any, -1, [&](auto &End) { return commit(Op, End); });
      })
      .Case([&](ConsumerWaitOp Any) {
        return Bind(Any, Any.getConsumerIdx(),
                    [&](auto &End) { return await(Op, End, At(Any)); });
      })
      .Case([&](ConsumerReleaseOp Any) {
        return Bind(Any, -1, [&](auto &End) { return release(Op, End); });
      })
      .Default([](Operation *) { return std::nullopt; });
}

std::optional<Evaluator::Result> Evaluator::runTogether(Operation &Op) {
  return TypeSwitch<Operation *, std::optional<Result>>(&Op)
      .Case([&](AgentSwitchOp Any) { return runAgents(Any); })
      .Case([&](QueueCreateOp Any) {
        set(Any, std::make_shared<Queue>(Queue{Any.getDepth(), {}}));
        return success();
      })
      .Case([&](QueuePutOp Any) { return put(Any); })
      .Case([&](QueueGetOp Any) { return get(Any); })
      .Case([&](MakeTiledTMADescOp Any) {
        FailureOr<View> Tensor = view(Op, Any.getView());
        if (succeeded(Tensor))
          set(Any, Descriptor{*Tensor});
        return LogicalResult(Tensor);
      })
      .Case<AsyncTiledTMALoadOp, AsyncTiledTMAStoreOp>(
          [&](auto) { return transfer(Op); })
      .Case([&](ClusterSyncOp) { return syncCluster(Op); })
      .Default([&](Operation *) { return runPipeline(Op); });
}

} // namespace opennvvm::tile_eval
