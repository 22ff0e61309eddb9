//===- Control.cpp - Loops and branches -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPipeline.h"
#include "Tile/Transforms/LoopHints.h"

using namespace mlir;

namespace opennvvm::tile {

/// Whether all threads have reached the same point says nothing of what is in a
/// region, or of what is behind it: others may have accessed memory there.
static void forgetOrder(Lowering &L) {
  L.HasRead = L.HasWritten = true;
  L.scratch().assumeRead();
}

/// Lowers \p Body at the end of \p To, with what its terminator hands on, as
/// \p As.
static FailureOr<Registers> lowerRegion(Lowering &L, mlir::Block &Body,
                                        mlir::Block &To, ValueRange As,
                                        ValueRange Yielded) {
  L.B.setInsertionPointToEnd(&To);
  forgetOrder(L);
  if (failed(L.lowerBody(Body)))
    return failure();
  return L.flatten(Yielded, As);
}

//===----------------------------------------------------------------------===//
// Loops that count
//===----------------------------------------------------------------------===//

/// Whether a body branches. Copies of it would be executed one after the other,
/// gain little, and take as much code again each.
static bool hasBranches(scf::ForOp Loop) {
  return llvm::any_of(Loop.getBody()->getOps<scf::IfOp>(),
                      [](scf::IfOp If) { return !If.getElseRegion().empty(); });
}

static LogicalResult lowerFor(Lowering &L, scf::ForOp Op) {
  FailureOr<Registers> Inits =
      L.flatten(Op.getInitArgs(), Op.getRegionIterArgs());
  if (failed(Inits))
    return failure();
  LoopPipeline Pipeline(L, Op);
  FailureOr<Registers> Ahead = Pipeline.begin();
  if (failed(Ahead))
    return failure();
  size_t Own = Inits->size();
  Inits->append(*Ahead);
  ImplicitLocOpBuilder &B = L.B;
  L.useSharedIn(Op);
  Lowering::SharedUseMap Before = L.sharedUses();
  auto New = scf::ForOp::create(
      B, L.scalar(Op.getLowerBound()), L.scalar(Op.getUpperBound()),
      L.scalar(Op.getStep()), *Inits,
      [](OpBuilder &, Location, Value, ValueRange) {}, Op.getUnsignedCmp());
  if (Attribute Hints = Op->getAttr(LoopHintsAttr))
    New->setAttr(LoopHintsAttr, Hints);
  {
    OpBuilder::InsertionGuard Guard(B);
    Lowering::Scope Inside(L);
    L.setScalar(Op.getInductionVar(), New.getInductionVar());
    L.unflatten(Op.getRegionIterArgs(), New.getRegionIterArgs());
    B.setInsertionPointToEnd(New.getBody());
    forgetOrder(L);
    if (failed(Pipeline.enter(New, New.getRegionIterArgs().drop_front(Own))) ||
        failed(L.lowerBody(*Op.getBody())))
      return failure();
    FailureOr<Registers> Next = L.flatten(
        Op.getBody()->getTerminator()->getOperands(), Op.getRegionIterArgs());
    if (failed(Next))
      return failure();
    Next->append(Pipeline.next());
    scf::YieldOp::create(B, *Next);
  }
  if (!New->hasAttr(LoopHintsAttr) && hasBranches(New))
    limitUnrolling(New, Unrolling::NotAtRunTime);
  forgetOrder(L);
  Pipeline.end();
  L.assumeSharedIn(Op, Before);
  // Results have the layouts of the arguments.
  L.unflatten(Op.getResults(), New.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static LogicalResult lowerArm(Lowering &L, Region &From, Region &To,
                              ValueRange Results) {
  if (From.empty())
    return success();
  OpBuilder::InsertionGuard Guard(L.B);
  Lowering::Scope Inside(L);
  if (To.empty())
    To.emplaceBlock();
  mlir::Block &Body = To.front();
  if (!Body.empty() && Body.back().hasTrait<OpTrait::IsTerminator>())
    Body.back().erase();
  FailureOr<Registers> Yielded =
      lowerRegion(L, From.front(), Body, Results,
                  From.front().getTerminator()->getOperands());
  if (failed(Yielded))
    return failure();
  scf::YieldOp::create(L.B, *Yielded);
  return success();
}

static LogicalResult lowerIf(Lowering &L, scf::IfOp Op) {
  auto New = scf::IfOp::create(L.B, L.flatTypes(Op.getResults()),
                               L.scalar(Op.getCondition()),
                               !Op.getElseRegion().empty());
  Lowering::SharedUseMap Before = L.sharedUses();
  if (failed(lowerArm(L, Op.getThenRegion(), New.getThenRegion(),
                      Op.getResults())))
    return failure();
  L.setSharedUses(Before);
  if (failed(lowerArm(L, Op.getElseRegion(), New.getElseRegion(),
                      Op.getResults())))
    return failure();
  forgetOrder(L);
  L.assumeSharedIn(Op, Before);
  L.unflatten(Op.getResults(), New.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Loops that ask
//===----------------------------------------------------------------------===//

static void addArguments(Lowering &L, mlir::Block &To, ValueRange Like) {
  for (Type T : L.flatTypes(Like))
    To.addArgument(T, L.B.getLoc());
}

static LogicalResult lowerWhile(Lowering &L, scf::WhileOp Op) {
  FailureOr<Registers> Inits =
      L.flatten(Op.getInits(), Op.getBeforeArguments());
  if (failed(Inits))
    return failure();
  ImplicitLocOpBuilder &B = L.B;
  L.useSharedIn(Op);
  Lowering::SharedUseMap Earlier = L.sharedUses();
  auto New = scf::WhileOp::create(B, L.flatTypes(Op.getResults()), *Inits);
  {
    OpBuilder::InsertionGuard Guard(B);
    mlir::Block &Before = New.getBefore().emplaceBlock();
    mlir::Block &After = New.getAfter().emplaceBlock();
    addArguments(L, Before, Op.getBeforeArguments());
    addArguments(L, After, Op.getAfterArguments());
    {
      Lowering::Scope Inside(L);
      L.unflatten(Op.getBeforeArguments(), Before.getArguments());
      FailureOr<Registers> Handed =
          lowerRegion(L, *Op.getBeforeBody(), Before, Op.getResults(),
                      Op.getConditionOp().getArgs());
      if (failed(Handed))
        return failure();
      scf::ConditionOp::create(B, L.scalar(Op.getConditionOp().getCondition()),
                               *Handed);
    }
    Lowering::Scope Inside(L);
    L.unflatten(Op.getAfterArguments(), After.getArguments());
    FailureOr<Registers> Next =
        lowerRegion(L, *Op.getAfterBody(), After, Op.getBeforeArguments(),
                    Op.getYieldOp().getOperands());
    if (failed(Next))
      return failure();
    scf::YieldOp::create(B, *Next);
  }
  forgetOrder(L);
  L.assumeSharedIn(Op, Earlier);
  L.unflatten(Op.getResults(), New.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Choices between tiles
//===----------------------------------------------------------------------===//

/// `arith.select` of whole tiles by one condition.
static LogicalResult lowerSelect(Lowering &L, arith::SelectOp Op) {
  Value Condition = L.scalar(Op.getCondition());
  if (!L.isTile(Op.getResult()) || L.isBuffer(Op.getResult())) {
    if (auto Several = L.partTypes(Op.getType())) {
      SmallVector<Value> Chosen;
      for (auto [T, F] : llvm::zip_equal(L.parts(Op.getTrueValue()),
                                         L.parts(Op.getFalseValue())))
        Chosen.push_back(arith::SelectOp::create(L.B, Condition, T, F));
      L.setParts(Op, Chosen);
    } else {
      L.setScalar(Op, arith::SelectOp::create(L.B, Condition,
                                              L.scalar(Op.getTrueValue()),
                                              L.scalar(Op.getFalseValue())));
    }
    return success();
  }
  const Layout &Home = L.Plan.home(Op.getResult());
  FailureOr<Registers> True = L.get(Op.getTrueValue(), Home),
                       False = L.get(Op.getFalseValue(), Home);
  if (failed(True) || failed(False))
    return failure();
  Registers Are;
  for (auto [T, F] : llvm::zip_equal(*True, *False))
    Are.push_back(arith::SelectOp::create(L.B, Condition, T, F));
  L.set(Op.getResult(), Home, std::move(Are));
  return success();
}

void addControlHandlers(Handlers &To) {
  On<lowerFor>::add(To);
  On<lowerIf>::add(To);
  On<lowerWhile>::add(To);
  On<lowerSelect>::add(To);
}

} // namespace opennvvm::tile
