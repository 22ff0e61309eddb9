//===- LiveOps.cpp - What a machine reaches of MLIR -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own propagation of constants through control flow. It knows neither
// __nvvm_reflect nor what most operations of the llvm dialect compute.
//
//===----------------------------------------------------------------------===//

#include "LiveOps.h"
#include "Catalog/DeviceFunction.h"
#include "mlir/Analysis/DataFlow/ConstantPropagationAnalysis.h"
#include "mlir/Analysis/DataFlow/DeadCodeAnalysis.h"
#include "mlir/Analysis/DataFlowFramework.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

namespace {

class Propagation : public dataflow::SparseConstantPropagation {
public:
  using Lattice = dataflow::Lattice<dataflow::ConstantValue>;

  Propagation(DataFlowSolver &Solver, const SMInfo &SM)
      : SparseConstantPropagation(Solver), SM(SM) {}

  LogicalResult visitOperation(Operation *Op,
                               ArrayRef<const Lattice *> Operands,
                               ArrayRef<Lattice *> Results) override {
    if (auto Call = dyn_cast<LLVM::CallIntrinsicOp>(Op))
      if (answer(Call.getIntrin(), Op, Results))
        return success();
    if (std::optional<APInt> Value = fold(Op, Operands)) {
      set(Op, Results, *Value);
      return success();
    }
    return SparseConstantPropagation::visitOperation(Op, Operands, Results);
  }

  void visitExternalCall(CallOpInterface Call, ArrayRef<const Lattice *>,
                         ArrayRef<Lattice *> Results) override {
    auto Callee = dyn_cast<SymbolRefAttr>(Call.getCallableForCallee());
    if (!Callee || !answer(Callee.getLeafReference(), Call, Results))
      setAllToEntryStates(Results);
  }

private:
  bool answer(StringRef Callee, Operation *Call, ArrayRef<Lattice *> Results);
  void set(Operation *Op, ArrayRef<Lattice *> Results, const APInt &Value);
  static std::optional<APInt> fold(Operation *Op,
                                   ArrayRef<const Lattice *> Operands);

  const SMInfo &SM;
};

} // namespace

/// The constant string that \p Pointer is the address of; empty if none is
/// known.
static StringRef textAt(Value Pointer) {
  while (Operation *Op = Pointer.getDefiningOp()) {
    if (auto Cast = dyn_cast<LLVM::AddrSpaceCastOp>(Op)) {
      Pointer = Cast.getArg();
      continue;
    }
    if (auto Offset = dyn_cast<LLVM::GEPOp>(Op);
        Offset && Offset.getDynamicIndices().empty() &&
        llvm::all_of(Offset.getRawConstantIndices(),
                     [](int32_t I) { return I == 0; })) {
      Pointer = Offset.getBase();
      continue;
    }
    auto Address = dyn_cast<LLVM::AddressOfOp>(Op);
    if (!Address)
      return {};
    auto Global = SymbolTable::lookupNearestSymbolFrom<LLVM::GlobalOp>(
        Op, Address.getGlobalNameAttr());
    auto Text = Global ? dyn_cast_or_null<StringAttr>(Global.getValueOrNull())
                       : StringAttr();
    return Text ? Text.getValue().take_until([](char C) { return !C; })
                : StringRef();
  }
  return {};
}

void Propagation::set(Operation *Op, ArrayRef<Lattice *> Results,
                      const APInt &Value) {
  Attribute Number = IntegerAttr::get(Op->getResult(0).getType(), Value);
  propagateIfChanged(
      Results.front(),
      Results.front()->join(dataflow::ConstantValue(Number, Op->getDialect())));
}

bool Propagation::answer(StringRef Callee, Operation *Call,
                         ArrayRef<Lattice *> Results) {
  if (!lookupDeviceFunction(Callee).AsksCompiler ||
      Call->getNumResults() != 1 || Call->getNumOperands() == 0)
    return false;
  auto Ty = dyn_cast<IntegerType>(Call->getResult(0).getType());
  StringRef Name = textAt(Call->getOperand(0));
  if (!Ty || Ty.getWidth() < 32 ||
      (Name != "__CUDA_ARCH" && Name != "__CUDA_ARCH__"))
    return false;
  set(Call, Results, APInt(Ty.getWidth(), SM.Number * 10));
  return true;
}

static bool compare(LLVM::ICmpPredicate How, const APInt &A, const APInt &B) {
  switch (How) {
  case LLVM::ICmpPredicate::eq:
    return A == B;
  case LLVM::ICmpPredicate::ne:
    return A != B;
  case LLVM::ICmpPredicate::slt:
    return A.slt(B);
  case LLVM::ICmpPredicate::sle:
    return A.sle(B);
  case LLVM::ICmpPredicate::sgt:
    return A.sgt(B);
  case LLVM::ICmpPredicate::sge:
    return A.sge(B);
  case LLVM::ICmpPredicate::ult:
    return A.ult(B);
  case LLVM::ICmpPredicate::ule:
    return A.ule(B);
  case LLVM::ICmpPredicate::ugt:
    return A.ugt(B);
  case LLVM::ICmpPredicate::uge:
    return A.uge(B);
  }
  llvm_unreachable("covered switch");
}

/// What \p Op, of the llvm dialect, computes from constants; none if MLIR may
/// know it, or if that depends on more.
std::optional<APInt> Propagation::fold(Operation *Op,
                                       ArrayRef<const Lattice *> Operands) {
  auto Get = [&](unsigned I) -> std::optional<APInt> {
    const dataflow::ConstantValue &Known = Operands[I]->getValue();
    auto Number = Known.isUninitialized()
                      ? IntegerAttr()
                      : dyn_cast_or_null<IntegerAttr>(Known.getConstantValue());
    return Number ? std::optional(Number.getValue()) : std::nullopt;
  };
  if (!isa<LLVM::ICmpOp, LLVM::AndOp, LLVM::OrOp, LLVM::XOrOp>(Op))
    return std::nullopt;
  std::optional<APInt> A = Get(0), B = Get(1);
  // One operand may decide alone.
  for (const std::optional<APInt> &Each : {A, B})
    if (Each && ((isa<LLVM::AndOp>(Op) && Each->isZero()) ||
                 (isa<LLVM::OrOp>(Op) && Each->isAllOnes())))
      return Each;
  if (!A || !B)
    return std::nullopt;
  if (auto Compare = dyn_cast<LLVM::ICmpOp>(Op))
    return APInt(1, compare(Compare.getPredicate(), *A, *B));
  return isa<LLVM::AndOp>(Op)  ? *A & *B
         : isa<LLVM::OrOp>(Op) ? *A | *B
                               : *A ^ *B;
}

/// Where the terminator of \p BB goes if a branch of the llvm dialect, which
/// MLIR does not decide, depends on a constant; null if anywhere.
static Block *successorOf(Block &BB, const DataFlowSolver &Solver) {
  auto Branch =
      BB.empty() ? LLVM::CondBrOp() : dyn_cast<LLVM::CondBrOp>(BB.back());
  auto *State =
      Branch ? Solver.lookupState<Propagation::Lattice>(Branch.getCondition())
             : nullptr;
  if (!State || State->getValue().isUninitialized())
    return nullptr;
  auto Known =
      dyn_cast_or_null<IntegerAttr>(State->getValue().getConstantValue());
  if (!Known)
    return nullptr;
  return Known.getValue().isZero() ? Branch.getFalseDest()
                                   : Branch.getTrueDest();
}

/// Adds the blocks of \p R that nothing reaches to \p Dead.
static void findDead(Region &R, DataFlowSolver &Solver,
                     DenseSet<Block *> &Dead) {
  DenseSet<Block *> Live = {&R.front()};
  SmallVector<Block *> Work = {&R.front()};
  while (!Work.empty()) {
    Block *BB = Work.pop_back_val();
    Block *Only = successorOf(*BB, Solver);
    for (Block *To : BB->getSuccessors())
      if ((!Only || To == Only) && Live.insert(To).second)
        Work.push_back(To);
  }
  for (Block &BB : R) {
    auto *State = Solver.lookupState<dataflow::Executable>(
        Solver.getProgramPointBefore(&BB));
    if (!Live.contains(&BB) || (State && !State->isLive()))
      Dead.insert(&BB);
  }
}

static void solve(Operation *Root, const SMInfo &SM, DenseSet<Block *> &Dead) {
  DataFlowSolver Solver;
  Solver.load<dataflow::DeadCodeAnalysis>();
  Solver.load<Propagation>(SM);
  // Without a solution, everything counts.
  if (failed(Solver.initializeAndRun(Root)))
    return;
  Root->walk([&](Operation *Op) {
    for (Region &R : Op->getRegions())
      if (!R.empty())
        findDead(R, Solver, Dead);
  });
}

bool LiveOps::isDead(Operation *Op, const SMInfo &SM) {
  auto [It, IsNew] = Dead.try_emplace(&SM);
  if (IsNew)
    solve(Root, SM, It->second);
  for (; Op && Op != Root; Op = Op->getParentOp())
    if (It->second.contains(Op->getBlock()))
      return true;
  return false;
}

} // namespace opennvvm::mlir_verify
