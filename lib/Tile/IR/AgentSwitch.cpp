//===- AgentSwitch.cpp - Warps split into agents --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

/// The default for a machine that specifies nothing else: 1,024 threads.
static constexpr int64_t DefaultWarps = 32;

/// A count that inherits that of the surrounding operation.
static constexpr int32_t Inherits = -1;

/// The count that the agents of a group agree on: \p Inherits if none has one,
/// nothing if two differ.
static std::optional<int32_t> agreedCount(ArrayRef<int32_t> Group) {
  int32_t Agreed = Inherits;
  for (int32_t Count : Group) {
    if (Count == Inherits)
      continue;
    if (Agreed != Inherits && Agreed != Count)
      return std::nullopt;
    Agreed = Count;
  }
  return Agreed;
}

LogicalResult AgentSwitchOp::verify() {
  ArrayRef<int32_t> Counts = getAgentWarpCounts();
  size_t NumAgents = getAgents().size();
  if (Counts.size() != NumAgents)
    return emitOpError("expects one warp count per agent region, but got ")
           << Counts.size() << " for " << NumAgents << " regions";
  int64_t GroupSize = NumAgents;
  if (std::optional<uint32_t> Given = getNumAgentsPerGroup()) {
    GroupSize = static_cast<int32_t>(*Given);
    if (GroupSize < 1 || NumAgents % GroupSize != 0)
      return withNote(
          emitOpError("expects 'num_agents_per_group' to divide the number "
                      "of agent regions"),
          "it is ", GroupSize, ", the number of regions is ", NumAgents);
  }
  for (int32_t Count : Counts)
    if (Count < 1 && Count != Inherits)
      return withNote(
          emitOpError("expects a positive warp count or -1 to inherit"),
          "there is a count of ", Count);

  int64_t Total = 0;
  for (; !Counts.empty(); Counts = Counts.drop_front(GroupSize)) {
    std::optional<int32_t> Agreed = agreedCount(Counts.take_front(GroupSize));
    if (!Agreed)
      return withNote(emitOpError("agent regions disagree on warp count"),
                      "the counts of a group of agents are [",
                      Counts.take_front(GroupSize), "]");
    if (*Agreed != Inherits)
      Total += *Agreed * GroupSize;
  }
  TargetAttr Target = getTarget(*this);
  int64_t Budget = Target ? Target.getWarps() : DefaultWarps;
  if (Total > Budget)
    return withNote(emitOpError("agent warp count exceeds module budget"),
                    "the agents have ", Total, " warps, the budget is ",
                    Budget);
  return success();
}

static TypeRange yieldedTypes(Region &Agent) {
  return Agent.front().getTerminator()->getOperandTypes();
}

LogicalResult AgentSwitchOp::verifyRegions() {
  MutableArrayRef<Region> Agents = getAgents();
  if (Agents.empty())
    return success();
  TypeRange First = yieldedTypes(Agents.front());
  for (Region &Agent : Agents.drop_front())
    for (auto [A, B] : llvm::zip(First, yieldedTypes(Agent)))
      if (A != B &&
          (isa<PipelineIteratorType>(A) || isa<PipelineIteratorType>(B)))
        return withNote(
            emitOpError(
                "branch arms must yield matching pipeline iterator types"),
            "they yield ", A, " and ", B);
  for (Region &Agent : Agents)
    if (yieldedTypes(Agent) != getResultTypes())
      return emitOpError(
                 "expects region yield types to match with result types [")
             << getResultTypes() << "], but got: [" << yieldedTypes(Agent)
             << "]";
  return success();
}
