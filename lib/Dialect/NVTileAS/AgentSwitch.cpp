//===- AgentSwitch.cpp - Warps split into agents --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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
      return emitOpError("expects 'num_agents_per_group' to divide the number "
                         "of agent regions");
  }
  if (llvm::any_of(Counts, [](int32_t N) { return N < 1 && N != Inherits; }))
    return emitOpError("expects a positive warp count or -1 to inherit");

  int64_t Total = 0;
  for (; !Counts.empty(); Counts = Counts.drop_front(GroupSize)) {
    std::optional<int32_t> Agreed = agreedCount(Counts.take_front(GroupSize));
    if (!Agreed)
      return emitOpError("agent regions disagree on warp count");
    if (*Agreed != Inherits)
      Total += *Agreed * GroupSize;
  }
  TargetAttr Target = getTarget(*this);
  if (Total > (Target ? Target.getWarps() : DefaultWarps))
    return emitOpError("agent warp count exceeds module budget");
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
        return emitOpError(
            "branch arms must yield matching pipeline iterator types");
  for (Region &Agent : Agents)
    if (yieldedTypes(Agent) != getResultTypes())
      return emitOpError(
                 "expects region yield types to match with result types [")
             << getResultTypes() << "], but got: [" << yieldedTypes(Agent)
             << "]";
  return success();
}
