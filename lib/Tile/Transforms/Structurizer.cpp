//===- Structurizer.cpp - Loops and branches without early exits ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Structurizer.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace opennvvm::tile_import {

static SmallVector<Type> importTypes(TypeRange Types) {
  SmallVector<Type> New;
  for (Type T : Types)
    New.push_back(importType(T));
  return New;
}

/// Whether something in \p Op leaves what is around it.
static bool mayLeave(cuda_tile::IfOp Op) {
  for (Region &R : Op->getRegions())
    for (Block &B : R)
      for (Operation &Inner : B) {
        if (isa<cuda_tile::BreakOp, cuda_tile::ContinueOp, cuda_tile::ReturnOp>(
                Inner))
          return true;
        auto Nested = dyn_cast<cuda_tile::IfOp>(Inner);
        if (Nested && mayLeave(Nested))
          return true;
      }
  return false;
}

/// Whether the code behind a branch may follow this arm.
static bool mayGoOn(Region &Arm) {
  return Arm.empty() || isa<cuda_tile::YieldOp>(Arm.front().back());
}

Structurizer::Values Structurizer::poison(TypeRange Types) {
  Values Any;
  for (Type T : Types)
    Any.push_back(ub::PoisonOp::create(I.B, I.B.getLoc(), T));
  return Any;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

LogicalResult Structurizer::importEntry(Block &Body) {
  Around Function;
  Function.Leave = [](Operation *) { return Values(); };
  return run(Body.begin(), Body, Function, nullptr);
}

LogicalResult Structurizer::runOne(Operation &Op) {
  I.at(&Op);
  if (auto Branch = dyn_cast<cuda_tile::IfOp>(Op))
    return branch(Branch);
  if (auto For = dyn_cast<cuda_tile::ForOp>(Op))
    return counting(For);
  if (auto Loop = dyn_cast<cuda_tile::LoopOp>(Op))
    return looping(Loop);
  return I.importOperation(&Op);
}

Structurizer::Result Structurizer::run(Block::iterator From, Block &Body,
                                       const Around &A, const Rest &AtYield) {
  for (Block::iterator Next = From; Next != Body.end(); ++Next) {
    Operation &Op = *Next;
    I.at(&Op);
    if (isa<cuda_tile::YieldOp>(Op))
      return AtYield(I.getAll(Op.getOperands()));
    if (Op.hasTrait<OpTrait::IsTerminator>())
      return A.Leave(&Op);
    auto Branch = dyn_cast<cuda_tile::IfOp>(Op);
    if (Branch && mayLeave(Branch))
      return leavingBranch(Branch, A, [&](ValueRange Given) -> Result {
        for (auto [Old, New] : llvm::zip_equal(Branch.getResults(), Given))
          I.set(Old, New);
        return run(std::next(Next), Body, A, AtYield);
      });
    if (failed(runOne(Op)))
      return failure();
  }
  return Values();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult Structurizer::arm(Region &From, Region &To, const Around &A,
                                const Rest &AtYield) {
  OpBuilder::InsertionGuard Guard(I.B);
  I.B.createBlock(&To);
  Result Given = From.empty()
                     ? AtYield(ValueRange())
                     : run(From.front().begin(), From.front(), A, AtYield);
  if (failed(Given))
    return failure();
  scf::YieldOp::create(I.B, I.B.getLoc(), *Given);
  return success();
}

Structurizer::Result Structurizer::arms(cuda_tile::IfOp Op, const Around &A,
                                        const Rest &AtYield) {
  I.at(Op);
  auto New =
      scf::IfOp::create(I.B, I.B.getLoc(), A.Types, I.get(Op.getCondition()),
                        /*addThenBlock=*/false, /*addElseBlock=*/false);
  if (failed(arm(Op.getThenRegion(), New.getThenRegion(), A, AtYield)))
    return failure();
  if ((!A.Types.empty() || !Op.getElseRegion().empty() || mayLeave(Op)) &&
      failed(arm(Op.getElseRegion(), New.getElseRegion(), A, AtYield)))
    return failure();
  return Values(New.getResults());
}

LogicalResult Structurizer::branch(cuda_tile::IfOp Op) {
  Around Inside;
  Inside.Types = importTypes(Op.getResultTypes());
  Result Given = arms(
      Op, Inside, [](ValueRange Yielded) -> Result { return Values(Yielded); });
  if (failed(Given))
    return failure();
  for (auto [Old, New] : llvm::zip_equal(Op.getResults(), *Given))
    I.set(Old, New);
  return success();
}

Structurizer::Result Structurizer::leavingBranch(cuda_tile::IfOp Op,
                                                 const Around &A,
                                                 const Rest &Then) {
  if (!mayGoOn(Op.getThenRegion()) || !mayGoOn(Op.getElseRegion()))
    return arms(Op, A, Then);
  // Whether it has left, with what, and what it gives if it has not.
  SmallVector<Type> Given = importTypes(Op.getResultTypes());
  Around Flagged;
  Flagged.Types.push_back(I.B.getI1Type());
  llvm::append_range(Flagged.Types, A.Types);
  llvm::append_range(Flagged.Types, Given);
  auto Flag = [this](bool Left) -> Value {
    return arith::ConstantIntOp::create(I.B, I.B.getLoc(), Left, 1);
  };
  Flagged.Leave = [&](Operation *End) {
    Values All = {Flag(true)};
    llvm::append_range(All, A.Leave(End));
    llvm::append_range(All, poison(Given));
    return All;
  };
  Result Ended = arms(Op, Flagged, [&](ValueRange Yielded) -> Result {
    Values All = {Flag(false)};
    llvm::append_range(All, poison(A.Types));
    llvm::append_range(All, Yielded);
    return All;
  });
  if (failed(Ended))
    return failure();
  ArrayRef<Value> All(*Ended);
  auto New = scf::IfOp::create(I.B, I.B.getLoc(), A.Types, All[0],
                               /*addThenBlock=*/true, /*addElseBlock=*/true);
  OpBuilder::InsertionGuard Guard(I.B);
  I.B.setInsertionPointToStart(New.thenBlock());
  scf::YieldOp::create(I.B, I.B.getLoc(), All.slice(1, A.Types.size()));
  I.B.setInsertionPointToStart(New.elseBlock());
  Result Last = Then(All.drop_front(1 + A.Types.size()));
  if (failed(Last))
    return failure();
  scf::YieldOp::create(I.B, I.B.getLoc(), *Last);
  return Values(New.getResults());
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult Structurizer::counting(cuda_tile::ForOp Op) {
  auto New = scf::ForOp::create(I.B, I.B.getLoc(), I.get(Op.getLowerBound()),
                                I.get(Op.getUpperBound()), I.get(Op.getStep()),
                                I.getAll(Op.getInitValues()), nullptr,
                                Op.getUnsignedCmp());
  Block &Body = *New.getBody();
  if (!Body.empty())
    Body.back().erase();
  OpBuilder::InsertionGuard Guard(I.B);
  I.B.setInsertionPointToStart(&Body);
  for (auto [Old, To] :
       llvm::zip_equal(Op.getRegion().getArguments(), Body.getArguments()))
    I.set(Old, To);
  Around Loop;
  Loop.Types = importTypes(Op.getInitValues().getTypes());
  Loop.Leave = [this](Operation *End) { return I.getAll(End->getOperands()); };
  Block &Inner = Op.getRegion().front();
  Result Next = run(Inner.begin(), Inner, Loop, nullptr);
  if (failed(Next))
    return failure();
  scf::YieldOp::create(I.B, I.B.getLoc(), *Next);
  for (auto [Old, To] : llvm::zip_equal(Op.getResultValues(), New.getResults()))
    I.set(Old, To);
  return success();
}

LogicalResult Structurizer::looping(cuda_tile::LoopOp Op) {
  SmallVector<Type> Carried = importTypes(Op.getInitValues().getTypes()),
                    Given = importTypes(Op.getResultTypes()), Both(Carried);
  llvm::append_range(Both, Given);
  Location Loc = I.B.getLoc();
  auto New = scf::WhileOp::create(I.B, Loc, Both, I.getAll(Op.getInitValues()));
  OpBuilder::InsertionGuard Guard(I.B);
  Block *Before = I.B.createBlock(&New.getBefore(), {}, Carried,
                                  SmallVector<Location>(Carried.size(), Loc));
  for (auto [Old, To] :
       llvm::zip_equal(Op.getRegion().getArguments(), Before->getArguments()))
    I.set(Old, To);
  Around Loop;
  Loop.Types.push_back(I.B.getI1Type());
  llvm::append_range(Loop.Types, Both);
  Loop.Leave = [&](Operation *End) {
    bool Again = isa<cuda_tile::ContinueOp>(End);
    Values All = {arith::ConstantIntOp::create(I.B, I.B.getLoc(), Again, 1)};
    llvm::append_range(All,
                       Again ? I.getAll(End->getOperands()) : poison(Carried));
    llvm::append_range(All,
                       Again ? poison(Given) : I.getAll(End->getOperands()));
    return All;
  };
  Block &Inner = Op.getRegion().front();
  Result Next = run(Inner.begin(), Inner, Loop, nullptr);
  if (failed(Next))
    return failure();
  scf::ConditionOp::create(I.B, I.B.getLoc(), Next->front(),
                           ValueRange(*Next).drop_front());
  Block *After = I.B.createBlock(&New.getAfter(), {}, Both,
                                 SmallVector<Location>(Both.size(), Loc));
  scf::YieldOp::create(
      I.B, Loc, ValueRange(After->getArguments()).take_front(Carried.size()));
  for (auto [Old, To] : llvm::zip_equal(
           Op.getResultValues(), New.getResults().drop_front(Carried.size())))
    I.set(Old, To);
  return success();
}

LogicalResult Importer::importEntry(Region &Body) {
  return Structurizer(*this).importEntry(Body.front());
}

} // namespace opennvvm::tile_import
