//===- Pipelines.cpp - Places, sizes, groups, consumers -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

namespace {
/// One operation at an end of a pipeline.
struct EndUse {
  Operation *Op;
  Value Token;
  /// Null for the pipeline's own results and commits.
  Value Iterator;
  bool IsConsumer;
  /// Which of the consumers.
  int64_t Consumer;
};
} // namespace

template <typename OpT> static EndUse producerUse(OpT Op) {
  return {Op, Op.getToken(), Op.getIterator(), false, 0};
}

template <typename OpT> static EndUse consumerUse(OpT Op, int64_t Given) {
  PipelineConsumerTokenType T = Op.getToken().getType();
  int64_t Idx = Given >= 0 ? Given : std::max<int64_t>(T.getConsumerIdx(), 0);
  return {Op, Op.getToken(), Op.getIterator(), true, Idx};
}

static std::optional<EndUse> endUseOf(Operation *Op) {
  return llvm::TypeSwitch<Operation *, std::optional<EndUse>>(Op)
      .Case<ProduceOneOp, ProduceOneAsyncOp, ProducerWriteOp,
            ProducerAcquireOp>([](auto Use) { return producerUse(Use); })
      .Case<ConsumeOneOp, ConsumeOneAsyncOp>([](auto Use) {
        std::optional<uint32_t> Given = Use.getConsumerIdx();
        return consumerUse(Use, Given ? static_cast<int64_t>(*Given) : -1);
      })
      .Case<ConsumerWaitOp, ConsumerReadOp>(
          [](auto Use) { return consumerUse(Use, Use.getConsumerIdx()); })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// The pipeline itself
//===----------------------------------------------------------------------===//

static void lintPlace(Linter &L, CreatePipelineOp Op) {
  if (!isa_and_nonnull<FunctionOpInterface>(Op->getParentOp()))
    L.report(Op, TileLint::PipelinePlace, {}, Op->getParentOp());
}

/// Bytes of one part of a payload, and to what it is aligned; nothing for
/// types that have no size here.
static std::optional<std::pair<int64_t, int64_t>> sizeOf(Type T) {
  int64_t Alignment = 16;
  if (SharedLayoutAttr Layout = sharedLayoutOf(T);
      Layout && Layout.getSwizzle())
    Alignment = 8 * Layout.getSwizzle();
  if (auto Tile = dyn_cast<TileType>(T))
    return std::pair(bytesOf(Tile.getShape(), Tile.getElementType()),
                     Alignment);
  if (auto View = dyn_cast<TiledViewType>(T))
    return std::pair(bytesOf(View.getShape(), View.getElementType()),
                     Alignment);
  if (T.isIntOrIndexOrFloat())
    return std::pair(bytesOf({}, T), Alignment);
  return std::nullopt;
}

static void lintBytes(Linter &L, CreatePipelineOp Op) {
  TiledViewType Buffer = Op.getBuffer().getType();
  int64_t All = bytesOf(Buffer.getShape(), Buffer.getElementType());
  int64_t Stages = Op.getNumStages();
  if (All % Stages)
    return L.report(Op, TileLint::PipelineBytes,
                    {"a buffer of " + std::to_string(All) +
                     " bytes cannot be divided into " + std::to_string(Stages) +
                     " stages"});
  int64_t Needed = 0;
  for (Type T : Op.getProducer().getType().getElementTypes()) {
    auto Size = sizeOf(T);
    if (!Size)
      return;
    int64_t Begin = llvm::alignTo(Needed, Size->second);
    if (llvm::AddOverflow(Begin, Size->first, Needed))
      return;
  }
  if (Needed > All / Stages)
    L.report(Op, TileLint::PipelineBytes,
             {"the contents of a stage are " + std::to_string(Needed) +
              " bytes, a stage has " + std::to_string(All / Stages)});
}

//===----------------------------------------------------------------------===//
// Uses of its ends
//===----------------------------------------------------------------------===//

/// The group that the agent of \p Op belongs to, if agents have groups.
static std::optional<int64_t> groupOf(Operation *Op) {
  Region *Agent = agentOf(Op);
  if (!Agent)
    return std::nullopt;
  auto Switch = cast<AgentSwitchOp>(Agent->getParentOp());
  std::optional<uint32_t> Size = Switch.getNumAgentsPerGroup();
  if (!Size)
    return std::nullopt;
  return Agent->getRegionNumber() / *Size;
}

static void lintGroup(Linter &L, const EndUse &Use, CreatePipelineOp From) {
  std::optional<int64_t> Group = groupOf(Use.Op);
  int64_t Allowed = static_cast<int32_t>(
      Use.IsConsumer ? From.getConsumerGroup() : From.getProducerGroup());
  if (Group && *Group != Allowed)
    L.report(Use.Op, TileLint::PipelineGroup,
             {Use.IsConsumer ? "consumer" : "producer", std::to_string(Allowed),
              std::to_string(*Group)},
             From);
}

/// In the order of agents: the agent that each consumer is in.
static void lintConsumers(Linter &L, CreatePipelineOp Op,
                          ArrayRef<EndUse> Uses) {
  int64_t Count = Op.getConsumer().getType().getNumConsumers();
  SmallVector<const EndUse *> First;
  First.resize(std::min<int64_t>(Count, 1024));
  for (const EndUse &Use : Uses) {
    if (!Use.IsConsumer || Use.Consumer >= static_cast<int64_t>(First.size()))
      continue;
    const EndUse *&Before = First[Use.Consumer];
    if (Before && agentOf(Before->Op) != agentOf(Use.Op))
      L.report(
          Use.Op, TileLint::PipelineConsumers,
          {"consumer " + std::to_string(Use.Consumer) + " is in two agents"},
          Before->Op);
    Before = Before ? Before : &Use;
  }
  for (auto [Consumer, Use] : llvm::enumerate(First))
    if (!Use)
      L.report(Op, TileLint::PipelineConsumers,
               {"nothing consumes as consumer " + std::to_string(Consumer)});
}

//===----------------------------------------------------------------------===//
// Iterators
//===----------------------------------------------------------------------===//

/// The iterator counts the stages of its own pipeline.
static void lintIterator(Linter &L, const EndUse &Use, CreatePipelineOp From) {
  for (Value Origin : originsOf(Use.Iterator)) {
    auto Begin = Origin.getDefiningOp<CreateIteratorOp>();
    CreatePipelineOp Own =
        Begin ? pipelineOf(Begin.getToken()) : CreatePipelineOp();
    if (Own && Own.getNumStages() != From.getNumStages())
      return L.report(
          Use.Op, TileLint::PipelineIterator,
          {"the iterator counts " + std::to_string(Own.getNumStages()) +
           " stages, the pipeline has " + std::to_string(From.getNumStages())},
          Begin);
  }
  Type Payload =
      cast<PipelineIteratorType>(Use.Iterator.getType()).getPayloadType();
  if (isa<TileType, TiledViewType>(Payload) &&
      !llvm::is_contained(From.getProducer().getType().getElementTypes(),
                          Payload))
    L.report(Use.Op, TileLint::PipelineIterator,
             {"the iterator is for " + textOf(Payload) +
              ", which no stage of the pipeline holds"},
             From);
}

static bool isStatic(const EndUse &Use) {
  // In a function that is called, the caller knows.
  return pipelineOf(Use.Token) || !kernelOf(Use.Op);
}

void lint::lintPipelines(Linter &L) {
  llvm::MapVector<CreatePipelineOp, SmallVector<EndUse>> Uses;
  llvm::SmallDenseSet<Operation *> Unsure;
  bool HasUnknown = false;
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (auto Create = dyn_cast<CreatePipelineOp>(Op)) {
      lintPlace(L, Create);
      lintBytes(L, Create);
      Uses[Create];
      for (Operation *User : Create.getConsumer().getUsers())
        HasUnknown |= isa<CallOpInterface>(User);
    }
    std::optional<EndUse> Use = endUseOf(Op);
    if (!Use)
      return;
    if (!isStatic(*Use)) {
      HasUnknown = true;
      return L.report(Op, TileLint::PipelineStatic, {});
    }
    CreatePipelineOp From = pipelineOf(Use->Token);
    if (!From)
      return;
    Uses[From].push_back(*Use);
    lintGroup(L, *Use, From);
    lintIterator(L, *Use, From);
  });
  if (HasUnknown)
    return;
  for (auto &[Create, All] : Uses)
    lintConsumers(L, Create, All);
}
