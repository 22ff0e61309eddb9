//===- Agents.cpp - Warps that go different ways --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "Tile/Analysis/Lint.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Whether accesses in agents may be ordered behind what was before the switch.
static bool hasTokens(AgentSwitchOp Op) {
  return Op
      ->walk([](Operation *Inner) {
        return llvm::any_of(Inner->getOperandTypes(),
                            [](Type T) { return isa<MemTokenType>(T); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Makes the code of agents from \p Number on, each for its warps, at the
/// builder's place.
static LogicalResult lowerFrom(Lowering &L, AgentSwitchOp Op, unsigned Number,
                               ArrayRef<Team> Teams, Registers &Results) {
  ImplicitLocOpBuilder &B = L.B;
  SmallVector<Type> Types = L.flatTypes(Op.getResults());
  if (Number == Teams.size()) {
    // Warps that no agent has.
    for (Type T : Types)
      Results.push_back(LLVM::PoisonOp::create(B, T));
    return success();
  }
  mlir::Block &Body = Op.getAgents()[Number].front();
  auto MakeAgent = [&](Registers &To) {
    return L.asTeam(Teams[Number], [&] {
      L.Plans->enter(L, Body.getParent());
      if (failed(L.lowerBody(Body)))
        return LogicalResult(failure());
      FailureOr<Registers> Yielded =
          L.flatten(Body.getTerminator()->getOperands(), Op.getResults());
      if (succeeded(Yielded))
        To = std::move(*Yielded);
      return LogicalResult(Yielded);
    });
  };
  unsigned End =
      Teams[Number].FirstWarp + Teams[Number].Warps - L.team().FirstWarp;
  if (End == L.team().Warps)
    return MakeAgent(Results);
  Value Is = arith::CmpIOp::create(B, arith::CmpIPredicate::ult, L.warp(),
                                   L.constant(int32_t(End)));
  auto If = scf::IfOp::create(B, Types, Is, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard Guard(B);
  auto Arm = [&](mlir::Block *To, auto Make) -> LogicalResult {
    if (!To->empty())
      To->back().erase();
    B.setInsertionPointToEnd(To);
    Registers Yields;
    if (failed(Make(Yields)))
      return failure();
    scf::YieldOp::create(B, Yields);
    return success();
  };
  if (failed(Arm(If.thenBlock(), MakeAgent)) ||
      failed(Arm(If.elseBlock(), [&](Registers &To) {
        return lowerFrom(L, Op, Number + 1, Teams, To);
      })))
    return failure();
  Results.append(If.result_begin(), If.result_end());
  return success();
}

static LogicalResult lowerSwitch(Lowering &L, AgentSwitchOp Op) {
  std::optional<SmallVector<int64_t>> Warps = lint::warpsOfAgents(Op);
  if (!Warps)
    return Op.emitOpError("cannot be compiled to PTX: the warps of the block "
                          "cannot be divided among its agents");
  unsigned Before = L.NextBarrier;
  SmallVector<Team> Teams;
  unsigned Next = L.team().FirstWarp;
  for (int64_t Count : *Warps) {
    if (!llvm::isPowerOf2_64(uint64_t(Count)))
      return Op.emitOpError("with an agent of ")
             << Count
             << " warps cannot be compiled to PTX yet: the number must be a "
                "power of two";
    Teams.push_back({Next, unsigned(Count), L.NextBarrier++, false});
    Next += unsigned(Count);
  }
  if (Next - L.team().FirstWarp > L.team().Warps)
    return Op.emitOpError("cannot be compiled to PTX: its agents have ")
           << Next - L.team().FirstWarp << " warps, and there are "
           << L.team().Warps;
  if (L.NextBarrier > L.Plans->firstNumbered())
    return Op.emitOpError("cannot be compiled to PTX: a block has ")
           << L.Plans->firstNumbered() - 1 << " barriers for agents";
  // What the warps did together, each agent has done.
  if (!L.sharedUses().empty() || ((L.HasRead || L.HasWritten) && hasTokens(Op)))
    L.barrier();
  Registers Results;
  if (failed(lowerFrom(L, Op, 0, Teams, Results)))
    return failure();
  L.NextBarrier = Before;
  L.unflatten(Op.getResults(), Results);
  // At the end of a kernel nobody waits for the others.
  if (!Op->getNextNode()->hasTrait<OpTrait::ReturnLike>())
    L.barrier();
  return success();
}

void addAgentHandlers(Handlers &To) { On<lowerSwitch>::add(To); }

} // namespace opennvvm::tile
