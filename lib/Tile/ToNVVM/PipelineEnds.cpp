//===- PipelineEnds.cpp - Stages that are filled and used -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "Buffers.h"
#include "Copies.h"
#include "TilePlaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Iterators
//===----------------------------------------------------------------------===//

/// The stages are part of the plan.
static LogicalResult lowerCreate(Lowering &L, CreatePipelineOp Op) {
  // Not bound to a stage yet.
  Value None = L.constant(0);
  L.setParts(Op.getProducer(), None);
  L.setParts(Op.getConsumer(), None);
  return success();
}

static LogicalResult lowerIterator(Lowering &L, CreateIteratorOp Op) {
  Value Zero = L.constant(0);
  L.setParts(Op.getIterator(), {Zero, Zero});
  return success();
}

/// The number of stages that an iterator counts.
static unsigned stagesOf(Lowering &L, Value Iterator) {
  Value Origin = lint::originsOf(Iterator)[0];
  return L.Plans->ringOf(Origin.getDefiningOp<CreateIteratorOp>().getToken())
      .Stages;
}

static LogicalResult lowerStep(Lowering &L, IncIterOp Op) {
  ImplicitLocOpBuilder &B = L.B;
  ArrayRef<Value> At = L.parts(Op.getIterator());
  Value Stage = At[0], Phase = At[1];
  Value Next = arith::AddIOp::create(B, Stage, L.constant(1));
  Value IsEnd =
      arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Next,
                            L.constant(int32_t(stagesOf(L, Op.getIterator()))));
  Next = arith::SelectOp::create(B, IsEnd, L.constant(0), Next);
  Phase = arith::XOrIOp::create(
      B, Phase, arith::ExtUIOp::create(B, B.getI32Type(), IsEnd));
  L.setParts(Op.getNext(), {Next, Phase});
  return success();
}

//===----------------------------------------------------------------------===//
// Waiting and handing on
//===----------------------------------------------------------------------===//

/// Waits until a stage is free; in the first round, all are.
static void acquire(Lowering &L, const Ring &R, ArrayRef<Value> Iterator) {
  L.HasPlainCopies = false;
  for (const Ring::Numbered &Of : R.Consumers)
    waitAtNumber(L, Of.Empty, Iterator[0], Of.Threads);
  if (!hasMbarriers(L))
    return;
  Value Parity = arith::XOrIOp::create(L.B, Iterator[1], L.constant(1));
  waitFor(L, R.empty(L, Iterator[0]), Parity);
}

static void arrive(Lowering &L, Value Barrier) {
  callIntrinsic(L, L.B.getI64Type(), "mbarrier.arrive.shared", Barrier);
}

/// The lanes of each warp are done, and one says so.
static void arriveByWarps(Lowering &L, Value Barrier) {
  NVVM::SyncWarpOp::create(L.B, L.constant(-1));
  inOneLane(L, [&] { arrive(L, Barrier); });
}

/// Whether the agent that \p Op is in, or the kernel if there is none, writes
/// to global memory.
static bool writesGlobal(Operation *Op) {
  Region *Team = lint::agentOf(Op);
  if (!Team)
    Team = &Op->getParentOfType<FunctionOpInterface>().getFunctionBody();
  return Team
      ->walk([](MemoryEffectOpInterface Inner) {
        SmallVector<MemoryEffects::EffectInstance> Effects;
        Inner.getEffects(Effects);
        return llvm::any_of(Effects,
                            [](const MemoryEffects::EffectInstance &E) {
                              return isa<MemoryEffects::Write>(E.getEffect()) &&
                                     E.getResource() == GlobalMemory::get();
                            })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What the team has done is handed on with the stage.
static void commit(Lowering &L, Operation *Op, const Ring &R, Value Stage) {
  for (const Ring::Numbered &Of : R.Consumers)
    arriveAtNumber(L, Of.Full, Stage, Of.Threads);
  if (!hasMbarriers(L))
    return;
  // Stores of others than those who arrive are behind a barrier.
  if (!R.HasStores &&
      ((L.HasWritten && writesGlobal(Op)) ||
       L.hasUsedShared(SharedUse::Write) || L.hasUsedShared(SharedUse::Change)))
    L.barrier();
  Value Full = R.full(L, Stage);
  if (R.HasCopies && L.HasPlainCopies) {
    callIntrinsic(L, Type(), "cp.async.wait.all", {});
    arrive(L, Full);
  } else if (R.HasCopies) {
    callIntrinsic(L, Type(), "cp.async.mbarrier.arrive.noinc.shared", Full);
  }
  if (R.HasStores)
    arriveByWarps(L, Full);
  if (R.HasTransfers)
    inOneThread(L, [&] { arrive(L, Full); });
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

/// Says what \p Part, the \p Number-th of a stage, is.
static void bindPart(Lowering &L, const Ring &R, Value Stage, unsigned Number,
                     Value Part, bool IsRead) {
  Type T = Part.getType();
  Value Pointer = R.part(L, Stage, Number);
  if (isShared(T)) {
    L.setScalar(Part, Pointer);
    L.forgetShared(Part);
    return;
  }
  if (!L.isTile(Part)) {
    Value Is = IsRead
                   ? loadVector(L, Pointer, registerType(T), 1)[0]
                   : LLVM::PoisonOp::create(L.B, registerType(T)).getResult();
    L.setScalar(Part, Is);
    return;
  }
  const Layout &Home = L.Plan.home(Part);
  if (IsRead)
    return L.set(Part, Home, readBuffer(L, T, Pointer, Home));
  Value None = LLVM::PoisonOp::create(
      L.B, registerType(L.tileType(Part).getElementType()));
  L.set(Part, Home, Registers(Home.registers(), None));
}

/// Says what the arguments of a region on a stage are.
static void bindArguments(Lowering &L, const Ring &R, mlir::Block &Body,
                          ArrayRef<Value> Iterator, bool IsRead) {
  for (auto [I, Argument] : llvm::enumerate(Body.getArguments())) {
    if (isa<PipelineIteratorType>(Argument.getType()))
      L.setParts(Argument, SmallVector<Value>(Iterator));
    else
      bindPart(L, R, Iterator[0], unsigned(I), Argument, IsRead);
  }
}

/// What a region produces by value goes into the stage.
static LogicalResult storeContents(Lowering &L, const Ring &R, Value Stage,
                                   mlir::Block &Body, ArrayRef<Type> Contents) {
  ValueRange Yields = Body.getTerminator()->getOperands();
  if (Yields.size() < Contents.size() ||
      !llvm::equal(Yields.take_front(Contents.size()).getTypes(), Contents))
    return success();
  for (auto [I, V] : llvm::enumerate(Yields.take_front(Contents.size()))) {
    if (isShared(V.getType()) || llvm::is_contained(Body.getArguments(), V))
      continue;
    Value Pointer = R.part(L, Stage, unsigned(I));
    if (!L.isTile(V)) {
      inOneThread(L, [&] { storeVector(L, L.scalar(V), Pointer); });
      continue;
    }
    Layout In = L.layoutOf(V);
    FailureOr<Registers> Are = L.get(V, In);
    if (failed(Are))
      return failure();
    writeBuffer(L, V.getType(), Pointer, In, *Are);
  }
  return success();
}

/// Results are what the region yields.
static LogicalResult handOn(Lowering &L, Operation *Op, mlir::Block &Body) {
  FailureOr<Registers> Flat =
      L.flatten(Body.getTerminator()->getOperands(), Op->getResults());
  if (succeeded(Flat))
    L.unflatten(Op->getResults(), *Flat);
  return Flat;
}

//===----------------------------------------------------------------------===//
// Producers
//===----------------------------------------------------------------------===//

/// Runs the region of \p Op on the stage that \p Iterator is at.
template <typename OpT>
static LogicalResult fill(Lowering &L, OpT Op, const Ring &R,
                          ArrayRef<Value> Iterator) {
  mlir::Block &Body = Op.getBody().front();
  bindArguments(L, R, Body, Iterator, /*IsRead=*/false);
  L.StageBarriers.push_back(R.full(L, Iterator[0]));
  LogicalResult Done = L.lowerBody(Body);
  L.StageBarriers.pop_back();
  if (failed(Done) ||
      failed(storeContents(L, R, Iterator[0], Body,
                           Op.getToken().getType().getElementTypes())))
    return failure();
  for (Value Argument : Body.getArguments())
    L.forgetShared(Argument);
  return handOn(L, Op, Body);
}

template <typename OpT> static LogicalResult lowerProduce(Lowering &L, OpT Op) {
  const Ring &R = L.Plans->ringOf(Op.getToken());
  SmallVector<Value> Iterator(L.parts(Op.getIterator()));
  acquire(L, R, Iterator);
  if (failed(fill(L, Op, R, Iterator)))
    return failure();
  L.B.setLoc(Op.getLoc());
  commit(L, Op, R, Iterator[0]);
  if (isa<ProduceOneAsyncOp>(Op) && !hasMbarriers(L))
    setDone(L, Op->getResults().back());
  else if (isa<ProduceOneAsyncOp>(Op))
    L.setParts(Op->getResults().back(), {R.full(L, Iterator[0]), Iterator[1]});
  return success();
}

static LogicalResult lowerWrite(Lowering &L, ProducerWriteOp Op) {
  const Ring &R = L.Plans->ringOf(Op.getToken());
  SmallVector<Value> At(L.parts(Op.getIterator()));
  At[0] = L.parts(Op.getToken())[0];
  return fill(L, Op, R, At);
}

static LogicalResult lowerAcquire(Lowering &L, ProducerAcquireOp Op) {
  SmallVector<Value> Iterator(L.parts(Op.getIterator()));
  acquire(L, L.Plans->ringOf(Op.getToken()), Iterator);
  L.setParts(Op.getResult(), Iterator[0]);
  return success();
}

static LogicalResult lowerCommit(Lowering &L, ProducerCommitOp Op) {
  Value Stage = L.parts(Op.getToken())[0];
  commit(L, Op, L.Plans->ringOf(Op.getToken()), Stage);
  L.setParts(Op.getResult(), Stage);
  return success();
}

//===----------------------------------------------------------------------===//
// Consumers
//===----------------------------------------------------------------------===//

static void awaitStage(Lowering &L, const Ring &R, ArrayRef<Value> Iterator,
                       int64_t Consumer) {
  if (!hasMbarriers(L)) {
    const Ring::Numbered &Of = R.numbered(Consumer);
    return waitAtNumber(L, Of.Full, Iterator[0], Of.Threads);
  }
  waitFor(L, R.full(L, Iterator[0]), Iterator[1]);
}

/// The consumer has read the stage.
static void release(Lowering &L, const Ring &R, Value Stage, int64_t Consumer) {
  if (!hasMbarriers(L)) {
    const Ring::Numbered &Of = R.numbered(Consumer);
    return arriveAtNumber(L, Of.Empty, Stage, Of.Threads);
  }
  arriveByWarps(L, R.empty(L, Stage));
}

/// Which consumer a token is of.
static int64_t consumerOf(PipelineConsumerTokenType T) {
  return std::max<int64_t>(T.getConsumerIdx(), 0);
}

template <typename OpT> static LogicalResult lowerConsume(Lowering &L, OpT Op) {
  const Ring &R = L.Plans->ringOf(Op.getToken());
  SmallVector<Value> Iterator(L.parts(Op.getIterator()));
  std::optional<uint32_t> Given = Op.getConsumerIdx();
  int64_t Consumer =
      Given ? int64_t(*Given) : consumerOf(Op.getToken().getType());
  awaitStage(L, R, Iterator, Consumer);
  mlir::Block &Body = Op.getBody().front();
  bindArguments(L, R, Body, Iterator, /*IsRead=*/true);
  if (failed(L.lowerBody(Body)))
    return failure();
  L.B.setLoc(Op.getLoc());
  // What still reads the stage is waited for.
  if (isa<ConsumeOneAsyncOp>(Op))
    awaitToken(L, Body.getTerminator()->getOperands().back());
  if (failed(handOn(L, Op, Body)))
    return failure();
  for (Value Argument : Body.getArguments())
    L.forgetShared(Argument);
  release(L, R, Iterator[0], Consumer);
  return success();
}

static LogicalResult lowerWait(Lowering &L, ConsumerWaitOp Op) {
  SmallVector<Value> Iterator(L.parts(Op.getIterator()));
  awaitStage(L, L.Plans->ringOf(Op.getToken()), Iterator, Op.getConsumerIdx());
  L.setParts(Op.getResult(), Iterator[0]);
  return success();
}

static LogicalResult lowerRead(Lowering &L, ConsumerReadOp Op) {
  const Ring &R = L.Plans->ringOf(Op.getToken());
  SmallVector<Value> Iterator(L.parts(Op.getIterator()));
  awaitStage(L, R, Iterator, Op.getConsumerIdx());
  L.setParts(Op.getResult(), Iterator[0]);
  for (auto [I, Part] : llvm::enumerate(Op.getPayload())) {
    if (isa<PipelineIteratorType>(Part.getType()))
      L.setParts(Part, Iterator);
    else
      bindPart(L, R, Iterator[0], unsigned(I), Part, /*IsRead=*/true);
  }
  return success();
}

static LogicalResult lowerRelease(Lowering &L, ConsumerReleaseOp Op) {
  Value Stage = L.parts(Op.getToken())[0];
  release(L, L.Plans->ringOf(Op.getToken()), Stage,
          consumerOf(Op.getToken().getType()));
  L.setParts(Op.getResult(), Stage);
  return success();
}

void addPipelineHandlers(Handlers &To) {
  On<lowerCreate>::add(To);
  On<lowerIterator>::add(To);
  On<lowerStep>::add(To);
  On<lowerProduce<ProduceOneOp>>::add(To);
  On<lowerProduce<ProduceOneAsyncOp>>::add(To);
  On<lowerWrite>::add(To);
  On<lowerAcquire>::add(To);
  On<lowerCommit>::add(To);
  On<lowerConsume<ConsumeOneOp>>::add(To);
  On<lowerConsume<ConsumeOneAsyncOp>>::add(To);
  On<lowerWait>::add(To);
  On<lowerRead>::add(To);
  On<lowerRelease>::add(To);
}

} // namespace opennvvm::tile
