//===- Evaluator.cpp - Tile programs, executed ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

//===----------------------------------------------------------------------===//
// Functions, blocks and control flow
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>> Evaluator::call(FunctionOpInterface F,
                                              ArrayRef<Value> Arguments) {
  Region &Body = F.getFunctionBody();
  if (!Body.hasOneBlock())
    return F.emitError("the evaluator runs functions of one block");
  return runBlock(Body.front(), Arguments);
}

/// Returns the operands of the terminator.
FailureOr<SmallVector<Value>> Evaluator::runBlock(mlir::Block &Body,
                                                  ArrayRef<Value> Arguments) {
  for (auto [Argument, Given] : llvm::zip_equal(Body.getArguments(), Arguments))
    set(Argument, Given);
  for (Operation &Op : Body.without_terminator())
    if (failed(run(Op)))
      return failure();
  Values Yielded;
  for (mlir::Value V : Body.getTerminator()->getOperands())
    Yielded.push_back(Known[V]);
  return Yielded;
}

Evaluator::Result Evaluator::runFor(Operation &Op) {
  auto For = cast<scf::ForOp>(Op);
  int64_t Last = integerOf(scalar(For.getUpperBound()));
  int64_t Step = integerOf(scalar(For.getStep()));
  int64_t First = integerOf(scalar(For.getLowerBound()));
  if (Step < 1 && First < Last)
    return Op.emitError("the step is not positive");
  Values Carried;
  for (mlir::Value V : For.getInitArgs())
    Carried.push_back(Known[V]);
  Type Counter = For.getInductionVar().getType();
  for (int64_t I = First; I < Last; I += Step) {
    Carried.insert(Carried.begin(), TypedAttr(IntegerAttr::get(Counter, I)));
    FailureOr<Values> Next = runBlock(*For.getBody(), Carried);
    if (failed(Next))
      return failure();
    Carried = *Next;
  }
  for (auto [R, V] : llvm::zip_equal(For.getResults(), Carried))
    set(R, V);
  return success();
}

Evaluator::Result Evaluator::runIf(Operation &Op) {
  auto If = cast<scf::IfOp>(Op);
  Region &Arm = cast<IntegerAttr>(scalar(If.getCondition())).getValue().isOne()
                    ? If.getThenRegion()
                    : If.getElseRegion();
  if (Arm.empty())
    return success();
  FailureOr<Values> Yielded = runBlock(Arm.front(), {});
  if (failed(Yielded))
    return failure();
  for (auto [R, V] : llvm::zip_equal(If.getResults(), *Yielded))
    set(R, V);
  return success();
}

Evaluator::Result Evaluator::runWhile(Operation &Op) {
  auto Loop = cast<scf::WhileOp>(Op);
  Values Carried;
  for (mlir::Value V : Loop.getInits())
    Carried.push_back(Known[V]);
  while (true) {
    FailureOr<Values> Given = runBlock(*Loop.getBeforeBody(), Carried);
    if (failed(Given))
      return failure();
    auto Again = cast<IntegerAttr>(std::get<0>(Given->front()));
    Given->erase(Given->begin());
    if (Again.getValue().isZero()) {
      for (auto [R, V] : llvm::zip_equal(Loop.getResults(), *Given))
        set(R, V);
      return success();
    }
    FailureOr<Values> Next = runBlock(*Loop.getAfterBody(), *Given);
    if (failed(Next))
      return failure();
    Carried = *Next;
  }
}

Evaluator::Result Evaluator::runCall(Operation &Op) {
  auto Call = cast<func::CallOp>(Op);
  auto F = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      &Op, Call.getCalleeAttr());
  if (!F || F.isExternal())
    return Op.emitError("there is no such function");
  Values Arguments;
  for (mlir::Value V : Call.getOperands())
    Arguments.push_back(Known[V]);
  FailureOr<Values> Returned = call(F, Arguments);
  if (failed(Returned))
    return failure();
  for (auto [R, V] : llvm::zip_equal(Call.getResults(), *Returned))
    set(R, V);
  return success();
}

/// A constant tile has as many elements as its type.
static Storage constantTile(ElementsAttr Constant) {
  auto New = std::make_shared<Elements>();
  New->Shape.assign(Constant.getShapedType().getShape());
  for (Attribute Element : Constant.getValues<Attribute>())
    New->Data.push_back(cast<TypedAttr>(Element));
  return New;
}

/// What has no loop is folded: the operands are constants.
Evaluator::Result Evaluator::runScalar(Operation &Op) {
  if (auto Constant = dyn_cast<arith::ConstantOp>(Op))
    if (auto Tile = dyn_cast<ElementsAttr>(Constant.getValue())) {
      set(Constant, constantTile(Tile));
      return success();
    }
  if (auto Select = dyn_cast<arith::SelectOp>(Op)) {
    bool Condition =
        cast<IntegerAttr>(scalar(Select.getCondition())).getValue().isOne();
    set(Select,
        Known[Condition ? Select.getTrueValue() : Select.getFalseValue()]);
    return success();
  }
  if (hasLoop(Op)) {
    Columns Operands, Results;
    for (mlir::Value V : Op.getOperands())
      Operands.push_back(column(V));
    SmallVector<const Column *> Each;
    for (const Column &C : Operands)
      Each.push_back(&C);
    if (failed(computeColumns(Op, Each, 1, Results)))
      return failure();
    for (auto [R, Given] : llvm::zip_equal(Op.getResults(), Results))
      set(R, Given.element(0));
    return success();
  }
  SmallVector<Attribute> Constants;
  Constants.reserve(Op.getNumOperands());
  for (mlir::Value V : Op.getOperands()) {
    if (!scalar(V))
      return Op.emitError("reads an element that has not been written");
    Constants.push_back(scalar(V));
  }
  SmallVector<OpFoldResult> Folded;
  if (failed(Op.fold(Constants, Folded)) || Folded.size() != Op.getNumResults())
    return Op.emitError("the evaluator cannot compute this");
  for (auto [R, To] : llvm::zip_equal(Op.getResults(), Folded)) {
    if (auto Same = dyn_cast<mlir::Value>(To))
      set(R, Known[Same]);
    else
      set(R, cast<TypedAttr>(cast<Attribute>(To)));
  }
  return success();
}

Evaluator::Result Evaluator::run(Operation &Op) {
  if (failed(checkTiles(Op)))
    return failure();
  if (isa<scf::ForOp>(Op))
    return runFor(Op);
  if (isa<scf::IfOp>(Op))
    return runIf(Op);
  if (isa<scf::WhileOp>(Op))
    return runWhile(Op);
  if (isa<func::CallOp>(Op))
    return runCall(Op);
  StringRef Dialect = Op.getName().getDialectNamespace();
  if (Dialect == "arith" || Dialect == "math" || isa<FpOp, FloatToIntOp>(Op))
    return runScalar(Op);
  // Nothing may depend on it.
  if (auto Poison = dyn_cast<ub::PoisonOp>(Op)) {
    auto Tile = dyn_cast<TileType>(Poison.getType());
    set(Poison, Tile ? Value(newTile(Tile.getShape())) : Value(TypedAttr()));
    return success();
  }
  if (auto Tile = dyn_cast<BlockTileOp>(Op))
    return runBlockTile(Tile);
  if (auto Reduce = dyn_cast<ReduceOp>(Op))
    return runReduce(Reduce);
  if (auto Scan = dyn_cast<ScanOp>(Op))
    return runScan(Scan);
  if (auto Map = dyn_cast<MapOp>(Op))
    return runMap(Op, Map.getBody());
  if (auto Generate = dyn_cast<GenerateOp>(Op))
    return runMap(Op, Generate.getBody());
  if (isa<DotOp, MmaOp, AsyncDotOp>(Op))
    return runDot(Op);
  if (isa<CopyOp, AsyncCopyOp>(Op))
    return runCopy(Op);
  if (isa<TiledLoadOp, AsyncTiledLoadOp, TiledStoreOp, TiledAtomicRMWOp,
          AsyncTiledAtomicRMWOp>(Op))
    return runMemory(Op);
  if (auto Scaled = dyn_cast<BlockScaledMMAOp>(Op))
    return runScaledProduct(Scaled);
  if (isa<GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp>(Op))
    return runGather(Op);
  if (Dialect == "gpu")
    return runBlockId(Op);
  if (auto Print = dyn_cast<PrintOp>(Op))
    return print(Print);
  if (auto Assert = dyn_cast<AssertOp>(Op))
    return assertTrue(Assert);
  for (auto Family : {&Evaluator::runAddresses, &Evaluator::runShape,
                      &Evaluator::runTogether})
    if (std::optional<Result> Done = (this->*Family)(Op))
      return *Done;
  return runTile(Op);
}

} // namespace opennvvm::tile_eval
