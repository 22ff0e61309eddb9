//===- Agents.cpp - Warps, registers, results -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "opennvvm/Target/Registers.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

static constexpr int64_t WarpSize = 32, MaxWarps = 32, Warpgroup = 4;
static constexpr int64_t RegisterFile = opennvvm::MostRegistersOfBlock,
                         LeastRegs = 24, MostRegs = 256, StartRegs = 248;

static int64_t sumOf(ArrayRef<int64_t> Warps) {
  int64_t Sum = 0;
  for (int64_t Count : Warps)
    Sum += Count;
  return Sum;
}

/// Whether tiles are spread over the threads of the agent.
static bool hasTiles(Region &Agent) {
  return Agent
      .walk([](Operation *Op) {
        bool Any = llvm::any_of(Op->getResultTypes(), [](Type T) {
          return isa<TileType>(T) && !getResource(T);
        });
        return Any ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static void lintWarps(Linter &L, AgentSwitchOp Op) {
  std::optional<int64_t> Outer = warpsOf(agentOf(Op), Op);
  auto Warps = warpsOfAgents(Op);
  if (!Warps) {
    if (Outer)
      L.report(Op, TileLint::AgentWarps,
               {"the warps left of " + std::to_string(*Outer) +
                " cannot be divided among the agents that inherit"});
    return;
  }
  int64_t Sum = sumOf(*Warps);
  if (Outer && Sum > *Outer)
    L.report(Op, TileLint::AgentWarps,
             {"the agents have " + std::to_string(Sum) +
              " warps, what is around them " + std::to_string(*Outer)});
  for (auto [Agent, Count] : llvm::zip(Op.getAgents(), *Warps))
    if (!llvm::isPowerOf2_64(Count) && hasTiles(Agent))
      L.report(Op, TileLint::AgentWarps,
               {"agent " + std::to_string(Agent.getRegionNumber()) +
                " spreads tiles over " + std::to_string(Count) +
                " warps, which is no power of two"});
}

/// The warp of the block with which \p Agent begins.
static std::optional<int64_t> firstWarpOf(Region *Agent) {
  int64_t First = 0;
  while (Agent) {
    auto Switch = cast<AgentSwitchOp>(Agent->getParentOp());
    auto Warps = warpsOfAgents(Switch);
    if (!Warps)
      return std::nullopt;
    First += sumOf(ArrayRef(*Warps).take_front(Agent->getRegionNumber()));
    Agent = agentOf(Switch);
  }
  return First;
}

/// Reports an agent that is not made of whole warpgroups, for the sake of
/// \p What.
static void lintWarpgroup(Linter &L, Operation *Op, Region *Agent,
                          StringRef What) {
  std::optional<int64_t> First = firstWarpOf(Agent), Count = warpsOf(Agent, Op);
  if (First && Count && (*First % Warpgroup || *Count % Warpgroup))
    L.report(Op, TileLint::AgentWarpgroup,
             {What.str(), std::to_string(*First), std::to_string(*Count)});
}

static int64_t startRegs(int64_t Threads) {
  return std::min(StartRegs, RegisterFile / Threads / 8 * 8);
}

static void lintRegisters(Linter &L, AgentSwitchOp Op) {
  std::optional<ArrayRef<int32_t>> Regs = Op.getMaxRegs();
  if (!Regs)
    return;
  if (Regs->size() != Op.getAgents().size())
    return L.report(Op, TileLint::AgentRegisters,
                    {"'max_regs' has " + std::to_string(Regs->size()) +
                     " numbers for " + std::to_string(Op.getAgents().size()) +
                     " agents"});
  for (int64_t Number : *Regs)
    if (Number < LeastRegs || Number > MostRegs || Number % 8)
      return L.report(
          Op, TileLint::AgentRegisters,
          {std::to_string(Number) + " is no multiple of 8 from 24 to 256"});
  auto Warps = warpsOfAgents(Op);
  if (!Warps)
    return;
  int64_t Sum = 0;
  for (auto [Number, Count] : llvm::zip(*Regs, *Warps))
    Sum += Number * Count * WarpSize;
  int64_t Threads = sumOf(*Warps) * WarpSize;
  int64_t Pool = startRegs(Threads) * Threads;
  if (Sum > Pool)
    L.report(Op, TileLint::AgentRegisters,
             {"the agents take " + std::to_string(Sum) + " registers of " +
              std::to_string(Pool)});
  for (Region &Agent : Op.getAgents())
    lintWarpgroup(L, Op, &Agent, "an agent with 'max_regs'");
}

static void lintResults(Linter &L, AgentSwitchOp Op) {
  for (Type T : Op.getResultTypes())
    if (isa<TileType, TiledViewType>(T))
      L.report(Op, TileLint::AgentResults,
               {"an agent cannot return " + textOf(T) + " to all of them"});
  Operation *Next = Op->getNextNode();
  if (Op.getIsolated() && Next && !Next->hasTrait<OpTrait::IsTerminator>())
    L.report(Next, TileLint::AgentResults,
             {"the agents before this are isolated: their threads have ended"},
             Op);
}

static void lintBlockWarps(Linter &L, FunctionOpInterface F) {
  auto Warps = F->getAttrOfType<IntegerAttr>("nv_tileas.warps");
  if (Warps && Warps.getInt() > MaxWarps)
    L.report(F, TileLint::AgentWarps,
             {"a block of " + std::to_string(Warps.getInt()) +
              " warps has more than 1024 threads"});
}

void lint::lintAgents(Linter &L) {
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (auto F = dyn_cast<FunctionOpInterface>(Op))
      lintBlockWarps(L, F);
    if (isa<TmemLoadOp, TmemStoreOp>(Op))
      lintWarpgroup(L, Op, agentOf(Op), "an access to tensor memory");
    auto Switch = dyn_cast<AgentSwitchOp>(Op);
    if (!Switch)
      return;
    if (Switch.getAgents().empty())
      return L.report(Op, TileLint::AgentNone, {});
    lintWarps(L, Switch);
    lintRegisters(L, Switch);
    lintResults(L, Switch);
  });
}
