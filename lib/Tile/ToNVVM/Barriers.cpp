//===- Barriers.cpp - The mbarriers of a kernel ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "Buffers.h"
#include "Tile/Analysis/Lint.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

static constexpr uint64_t BarrierBytes = 8;

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// \p Offset plus \p Each times \p Stage.
static Value inRing(Lowering &L, uint64_t Offset, Value Stage, uint64_t Each) {
  Value First = L.sharedAt(Offset);
  Value By = arith::MulIOp::create(L.B, Stage, L.constant(int32_t(Each)));
  return LLVM::GEPOp::create(L.B, First.getType(), L.B.getI8Type(), First,
                             LLVM::GEPArg(By));
}

Value Ring::full(Lowering &L, Value Stage) const {
  return inRing(L, FullAt, Stage, BarrierBytes);
}

Value Ring::empty(Lowering &L, Value Stage) const {
  return inRing(L, EmptyAt, Stage, BarrierBytes);
}

Value Ring::part(Lowering &L, Value Stage, unsigned Number) const {
  return inRing(L, At + PartsAt[Number], Stage, StageBytes);
}

bool fillsStage(AsyncTiledTMALoadOp Op) {
  if (Op.getBarrier())
    return false;
  for (Operation *Outer = Op->getParentOp(); Outer;
       Outer = Outer->getParentOp())
    if (isa<ProduceOneOp, ProduceOneAsyncOp, ProducerWriteOp>(Outer))
      return true;
  return false;
}

namespace {
/// Who uses a pipeline.
struct RingUses {
  SmallVector<Operation *> Filling; ///< Operations with regions.
  SmallVector<Operation *> Producers;
  llvm::MapVector<int64_t, Operation *> Consumers;
};
} // namespace

static RingUses usesOf(CreatePipelineOp Create, FunctionOpInterface F) {
  RingUses Uses;
  auto IsIts = [&](Value Token) { return lint::pipelineOf(Token) == Create; };
  auto Consume = [&](auto Use, int64_t Number) {
    if (!IsIts(Use.getToken()))
      return;
    if (Number < 0)
      Number = std::max<int64_t>(Use.getToken().getType().getConsumerIdx(), 0);
    Uses.Consumers.try_emplace(Number, Use);
  };
  F.walk([&](Operation *Op) {
    llvm::TypeSwitch<Operation *>(Op)
        .Case<ProduceOneOp, ProduceOneAsyncOp>([&](auto Use) {
          if (!IsIts(Use.getToken()))
            return;
          Uses.Filling.push_back(Op);
          Uses.Producers.push_back(Op);
        })
        .Case([&](ProducerWriteOp Use) {
          if (IsIts(Use.getToken()))
            Uses.Filling.push_back(Op);
        })
        .Case([&](ProducerCommitOp Use) {
          if (IsIts(Use.getToken()))
            Uses.Producers.push_back(Op);
        })
        .Case<ConsumeOneOp, ConsumeOneAsyncOp>([&](auto Use) {
          std::optional<uint32_t> Given = Use.getConsumerIdx();
          Consume(Use, Given ? int64_t(*Given) : -1);
        })
        .Case<ConsumerWaitOp, ConsumerReadOp>(
            [&](auto Use) { Consume(Use, Use.getConsumerIdx()); });
  });
  return Uses;
}

/// What the region of \p Op fills its stage with.
static void addFilling(Operation *Op, ArrayRef<Type> Payload, Ring &To) {
  Op->walk([&](Operation *Inner) {
    if (auto Load = dyn_cast<AsyncTiledTMALoadOp>(Inner)) {
      To.HasTransfers |= fillsStage(Load);
      return;
    }
    To.HasCopies |= isa<AsyncCopyOp>(Inner);
    forEachSharedUse(Inner, [&](Value, SharedUse How) {
      To.HasStores |= How != SharedUse::Read && !isa<AsyncCopyOp>(Inner);
    });
  });
  To.HasStores |=
      llvm::any_of(Payload, [](Type T) { return !isa<TiledViewType>(T); });
}

/// The warps of the agent that \p Op is in, or of the block.
static unsigned warpsAt(Operation *Op) {
  return unsigned(lint::warpsOf(lint::agentOf(Op), Op).value_or(1));
}

/// Without mbarriers, consumers take numbered barriers from the last one on.
LogicalResult
Schedule::planNumbered(CreatePipelineOp Op,
                       const llvm::MapVector<int64_t, Operation *> &Consumers,
                       unsigned Warps, Ring New) {
  for (const auto &[Number, Consumer] : Consumers) {
    if (FirstNumbered < 2 * New.Stages + 1)
      return Op.emitOpError(
          "cannot be compiled to PTX: a block has no barriers "
          "left for its stages");
    FirstNumbered -= 2 * New.Stages;
    New.Consumers.push_back({Number, lint::agentOf(Consumer), FirstNumbered,
                             FirstNumbered + New.Stages,
                             32 * (Warps + warpsAt(Consumer))});
  }
  Rings[Op] = std::move(New);
  return success();
}

LogicalResult Schedule::planRing(Lowering &L, CreatePipelineOp Op,
                                 FunctionOpInterface F) {
  Ring New;
  New.Stages = Op.getNumStages();
  ArrayRef<Type> Payload = Op.getProducer().getType().getElementTypes();
  RingUses Uses = usesOf(Op, F);
  for (Operation *Filling : Uses.Filling)
    addFilling(Filling, Payload, New);
  if (!New.HasCopies && !New.HasTransfers)
    New.HasStores = true;
  uint64_t Alignment = 16;
  for (Type T : Payload) {
    if (!isa<TiledViewType, TileType>(T) && !T.isIntOrIndexOrFloat())
      return Op.emitOpError("with contents of ")
             << T << " cannot be compiled to PTX yet";
    BufferSize Size = bufferSizeOf(T);
    New.PartsAt.push_back(llvm::alignTo(New.StageBytes, Size.Alignment));
    New.StageBytes = New.PartsAt.back() + Size.Bytes;
    Alignment = std::max(Alignment, Size.Alignment);
  }
  New.StageBytes = llvm::alignTo(New.StageBytes, Alignment);
  New.At = L.reserveShared(New.StageBytes * New.Stages, Alignment);
  unsigned Warps = Uses.Producers.empty() ? 1 : warpsAt(Uses.Producers[0]);
  for (Operation *Producer : Uses.Producers)
    if (warpsAt(Producer) != Warps)
      return Op.emitOpError("with producers of different numbers of warps "
                            "cannot be compiled to PTX yet");
  if (!hasMbarriers(L))
    return planNumbered(Op, Uses.Consumers, Warps, std::move(New));
  New.FullCount = (New.HasCopies ? 32 * Warps : 0) +
                  (New.HasStores ? Warps : 0) + (New.HasTransfers ? 1 : 0);
  for (auto &[Number, Consumer] : Uses.Consumers)
    New.EmptyCount += warpsAt(Consumer);
  New.EmptyCount = std::max(New.EmptyCount, 1U);
  New.FullAt = addBarriers(L, New.Stages, New.FullCount);
  New.EmptyAt = addBarriers(L, New.Stages, New.EmptyCount);
  Rings[Op] = std::move(New);
  return success();
}

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

uint64_t Schedule::addBarriers(Lowering &L, unsigned Number, unsigned Count) {
  uint64_t At = L.reserveShared(BarrierBytes * Number, BarrierBytes);
  All.push_back({At, Number, Count});
  return At;
}

LogicalResult Schedule::plan(Lowering &L, FunctionOpInterface F) {
  SmallVector<CreatePipelineOp> Pipelines;
  LogicalResult Done = success();
  F.walk([&](Operation *Op) {
    auto Load = dyn_cast<AsyncTiledTMALoadOp>(Op);
    if (auto Create = dyn_cast<CreatePipelineOp>(Op))
      Pipelines.push_back(Create);
    else if (isa<CreateBarrierOp>(Op) ||
             (Load && !Load.getBarrier() && !fillsStage(Load)))
      Own[Op] = addBarriers(L, 1, 1);
    if (isa<CreateBarrierOp>(Op) && Op->getParentOp() != F)
      Done = Op->emitOpError("in a loop or an agent cannot be compiled to PTX "
                             "yet");
  });
  for (CreatePipelineOp Op : Pipelines)
    if (failed(Done) || failed(planRing(L, Op, F)))
      return failure();
  if (succeeded(Done) && !All.empty() && !hasMbarriers(L))
    return F.emitError() << "pipelines cannot be compiled to PTX for "
                         << L.M.name() << " yet, which has no mbarriers";
  return Done;
}

void Schedule::enter(Lowering &L, Region *Agent) {
  for (const auto &[Op, R] : Rings)
    for (const Ring::Numbered &Of : R.Consumers)
      for (unsigned I = 0; Of.Agent == Agent && I < R.Stages; ++I)
        arriveAtNumber(L, Of.Empty, L.constant(int32_t(I)), Of.Threads);
}

void Schedule::begin(Lowering &L) {
  enter(L, nullptr);
  if (All.empty())
    return;
  bool HasTransfers = !Own.empty() || llvm::any_of(Rings, [](auto &R) {
    return R.second.HasTransfers;
  });
  inOneThread(L, [&] {
    for (const Barriers &Of : All)
      for (unsigned I = 0; I < Of.Number; ++I)
        callIntrinsic(L, Type(), "mbarrier.init.shared",
                      {L.sharedAt(Of.At + BarrierBytes * I),
                       L.constant(int32_t(Of.Count))});
    // TMA sees them by another way.
    if (HasTransfers) {
      NVVM::FenceMbarrierInitOp::create(L.B);
      NVVM::FenceProxyOp::create(
          L.B, NVVM::ProxyKind::async_shared,
          NVVM::SharedSpaceAttr::get(L.B.getContext(),
                                     NVVM::SharedSpace::shared_cta));
    }
  });
  L.barrier();
}

const Ring &Schedule::ringOf(Value Token) const {
  return Rings.find(lint::pipelineOf(Token))->second;
}

Value Schedule::barrierOf(Lowering &L, Operation *Op) const {
  return L.sharedAt(Own.lookup(Op));
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Value callIntrinsic(Lowering &L, Type Result, StringRef Name,
                    ValueRange Operands) {
  StringAttr Full = L.B.getStringAttr("llvm.nvvm." + Name);
  if (Result)
    return LLVM::CallIntrinsicOp::create(L.B, Result, Full, Operands)
        .getResults();
  LLVM::CallIntrinsicOp::create(L.B, Full, Operands);
  return {};
}

bool hasIntrinsic(const Lowering &L, StringRef Name) {
  return L.M.hasIntrinsic(("llvm.nvvm." + Name).str());
}

bool hasMbarriers(const Lowering &L) {
  return hasIntrinsic(L, "mbarrier.init.shared");
}

static Value numberOf(Lowering &L, unsigned First, Value Stage) {
  return arith::AddIOp::create(L.B, Stage, L.constant(int32_t(First)));
}

/// The instruction itself: the optimizer makes a barrier of all threads,
/// without a number of them, of the intrinsic, and that is another one for
/// those who arrive.
void waitAtNumber(Lowering &L, unsigned First, Value Stage, unsigned Threads) {
  std::string Text = "bar.sync $0, " + std::to_string(Threads) + ";";
  LLVM::InlineAsmOp::create(L.B, TypeRange(), numberOf(L, First, Stage), Text,
                            "r,~{memory}", /*has_side_effects=*/true,
                            /*is_align_stack=*/false,
                            LLVM::tailcallkind::TailCallKind::None,
                            LLVM::AsmDialectAttr(), ArrayAttr());
}

void arriveAtNumber(Lowering &L, unsigned First, Value Stage,
                    unsigned Threads) {
  callIntrinsic(L, Type(), "barrier.cta.arrive.aligned.count",
                {numberOf(L, First, Stage), L.constant(int32_t(Threads))});
}

const Ring::Numbered &Ring::numbered(int64_t Consumer) const {
  return *llvm::find_if(
      Consumers, [&](const Numbered &Of) { return Of.Consumer == Consumer; });
}

void waitFor(Lowering &L, Value Barrier, Value Parity) {
  ImplicitLocOpBuilder &B = L.B;
  auto Loop = scf::WhileOp::create(B, TypeRange(), ValueRange());
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(&Loop.getBefore().emplaceBlock());
  Type I1 = B.getI1Type();
  StringRef Test = "mbarrier.test.wait.parity.scope.cta.space.cta",
            Try = "mbarrier.try.wait.parity.scope.cta.space.cta";
  Value IsOver = callIntrinsic(L, I1, hasIntrinsic(L, Try) ? Try : Test,
                               {Barrier, Parity});
  Value IsNot =
      arith::XOrIOp::create(B, IsOver, arith::ConstantIntOp::create(B, I1, 1));
  scf::ConditionOp::create(B, IsNot, ValueRange());
  B.setInsertionPointToStart(&Loop.getAfter().emplaceBlock());
  scf::YieldOp::create(B);
}

} // namespace opennvvm::tile
