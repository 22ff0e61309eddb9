//===- AxisFixpoint.cpp - Facts of all values in a function ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations are visited in the order of the program, again and again until
// nothing changes. Facts begin with those of the first visit and only become
// weaker. Bounds that still grow after some rounds are given up, and if all
// that takes too long, so is everything that loops and branches carry.
//
//===----------------------------------------------------------------------===//

#include "AxisHandlers.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "opennvvm/Dialect/NVTileAS/Effects.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

class AxisFixpoint {
public:
  AxisFixpoint(AxisFactsAnalysis &To) : Known(To.Known) {
    addAxisArithmetic(Table);
    addAxisDivisions(Table);
    addAxisBits(Table);
    addAxisChoices(Table);
    addAxisSources(Table);
    addAxisShapes(Table);
  }

  void run(Operation *Function);

private:
  void visit(Block &B);
  void visit(Operation &Op);
  void visitElements(Operation &Op);
  void visitFor(scf::ForOp For);
  void visitWhile(scf::WhileOp While);
  void visitBranches(Operation &Op);
  void visitOther(Operation &Op);
  void visitSimple(Operation &Op);

  /// What \p V may also be. \p IsCarried is what comes from another place of
  /// the program: every cycle has one.
  void add(Value V, const AxisFacts &F, bool IsCarried);
  /// That each of \p To may be what the value of \p From is.
  void carry(ValueRange To, ValueRange From);
  void addUnknown(ValueRange Values);
  /// The facts of \p V, null if it has not been computed yet.
  const AxisFacts *find(Value V) const {
    auto It = Known.find(V);
    return It == Known.end() ? nullptr : &It->second;
  }

  llvm::DenseMap<Value, AxisFacts> &Known;
  AxisHandlers Table;
  llvm::DenseMap<Value, unsigned> Growth;
  /// The tile whose elements the region computes that is being visited.
  const AxisFacts *Element = nullptr;
  bool HasChanged = false, GivesUp = false;
};

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Bounds that grow from \p Old to \p New go on to zero, and then to the end.
static void widen(AxisFacts &New, const AxisFacts &Old) {
  int64_t Low = New.Min, High = New.Max;
  if (Low < Old.Min)
    Low = Low >= 0 ? 0 : New.lowest();
  if (High > Old.Max)
    High = New.highest();
  New.setRange(Low, High);
  New.conclude();
}

void AxisFixpoint::add(Value V, const AxisFacts &F, bool IsCarried) {
  /// How often bounds may grow by what they grow.
  constexpr unsigned MaxGrowth = 3;
  auto [It, IsNew] = Known.try_emplace(V, F);
  if (IsNew) {
    if (IsCarried && GivesUp)
      It->second = AxisFacts::unknown(V.getType());
    HasChanged = true;
    return;
  }
  AxisFacts Joined = join(It->second, F);
  if (Joined == It->second)
    return;
  if (IsCarried && ++Growth[V] > MaxGrowth)
    widen(Joined, It->second);
  It->second = std::move(Joined);
  HasChanged = true;
}

void AxisFixpoint::carry(ValueRange To, ValueRange From) {
  for (auto [V, Other] : llvm::zip_equal(To, From))
    if (const AxisFacts *F = find(Other))
      add(V, AxisFacts(*F), /*IsCarried=*/true);
}

void AxisFixpoint::addUnknown(ValueRange Values) {
  for (Value V : Values)
    add(V, AxisFacts::unknown(V.getType()), /*IsCarried=*/false);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void AxisFixpoint::visitSimple(Operation &Op) {
  AxisHandler Handle = Table.lookup(Op.getName().getTypeID());
  if (Op.getNumResults() == 0)
    return;
  auto TopOf = [&](Value V) {
    AxisFacts Top = AxisFacts::unknown(V.getType());
    if (Element)
      for (const Axis &A : Element->Axes)
        Top.Axes.push_back({A.Extent, 1, 0, 1});
    return Top;
  };
  for (Value V : llvm::drop_begin(Op.getResults()))
    add(V, TopOf(V), /*IsCarried=*/false);
  Value Result = Op.getResult(0);
  AxisFacts Top = TopOf(Result);
  // What is stored in a buffer can be written.
  if (!Handle || !Top.Width || getResource(Result.getType())) {
    add(Result, Top, /*IsCarried=*/false);
    return;
  }
  SmallVector<AxisFacts> Operands;
  Operands.reserve(Op.getNumOperands());
  for (Value V : Op.getOperands()) {
    const AxisFacts *F = find(V);
    if (!F)
      return;
    Operands.push_back(Element ? F->liftedTo(*Element) : *F);
  }
  add(Result, Handle({&Op, Top, Operands}), /*IsCarried=*/false);
}

/// The elements that map and generate compute, one after the other.
void AxisFixpoint::visitElements(Operation &Op) {
  Block &Body = Op.getRegion(0).front();
  AxisFacts Tile = AxisFacts::unknown(Op.getResult(0).getType());
  if (isa<MapOp>(Op)) {
    for (auto [Argument, Source] :
         llvm::zip_equal(Body.getArguments(), Op.getOperands()))
      if (const AxisFacts *F = find(Source))
        add(Argument, AxisFacts(*F), /*IsCarried=*/false);
  } else {
    for (auto [D, Argument] : llvm::enumerate(Body.getArguments())) {
      AxisFacts F = AxisFacts::unknown(Argument.getType());
      for (const Axis &A : Tile.Axes)
        F.Axes.push_back({A.Extent, A.Extent, 0, 1});
      int64_t Extent = Tile.Axes[D].Extent;
      F.Axes[D] = {Extent, Extent, Extent == 1 ? 0 : 1,
                   AxisFacts::MaxDivisibility};
      F.setRange(0, Extent - 1);
      F.conclude();
      add(Argument, F, /*IsCarried=*/false);
    }
  }
  Element = &Tile;
  visit(Body);
  Element = nullptr;
  for (auto [Result, Yielded] :
       llvm::zip_equal(Op.getResults(), Body.getTerminator()->getOperands()))
    if (const AxisFacts *F = find(Yielded))
      add(Result,
          F->Width && !getResource(Result.getType())
              ? F->liftedTo(Tile)
              : AxisFacts::unknown(Result.getType()),
          /*IsCarried=*/false);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// What the number of a round of \p For is.
static AxisFacts inductionOf(scf::ForOp For, const AxisFacts &Lower,
                             const AxisFacts &Upper, const AxisFacts &Step) {
  AxisFacts F = AxisFacts::unknown(For.getInductionVar().getType());
  F.Divisibility = std::min(Lower.Divisibility, Step.Divisibility);
  // Unsigned bounds are signed ones unless they are negative.
  bool IsPlain = !For.getUnsignedCmp() ||
                 (Lower.Min >= 0 && Upper.Min >= 0 && Step.Min >= 0);
  // The last step goes beyond the upper bound, and may wrap if that is close to
  // the end; by one, it only reaches the bound.
  bool HasNoWrap = Step.Min >= 1 &&
                   (Step.Max == 1 || Upper.Max <= F.highest() - (Step.Max - 1));
  if (F.Width && IsPlain && HasNoWrap && Upper.Max > F.lowest() &&
      Lower.Min <= Upper.Max - 1)
    F.setRange(Lower.Min, Upper.Max - 1);
  F.conclude();
  return F;
}

void AxisFixpoint::visitFor(scf::ForOp For) {
  const AxisFacts *Lower = find(For.getLowerBound());
  const AxisFacts *Upper = find(For.getUpperBound());
  const AxisFacts *Step = find(For.getStep());
  if (!Lower || !Upper || !Step)
    return;
  add(For.getInductionVar(), inductionOf(For, *Lower, *Upper, *Step),
      /*IsCarried=*/true);
  carry(For.getRegionIterArgs(), For.getInitArgs());
  carry(For.getResults(), For.getInitArgs());
  visit(*For.getBody());
  ValueRange Yielded = For.getBody()->getTerminator()->getOperands();
  carry(For.getRegionIterArgs(), Yielded);
  carry(For.getResults(), Yielded);
}

void AxisFixpoint::visitWhile(scf::WhileOp While) {
  carry(While.getBeforeArguments(), While.getInits());
  visit(*While.getBeforeBody());
  ValueRange Passed = While.getConditionOp().getArgs();
  carry(While.getAfterArguments(), Passed);
  carry(While.getResults(), Passed);
  visit(*While.getAfterBody());
  carry(While.getBeforeArguments(), While.getYieldOp().getOperands());
}

/// Regions without arguments, one of which yields the results.
void AxisFixpoint::visitBranches(Operation &Op) {
  for (Region &R : Op.getRegions())
    for (Block &B : R) {
      visit(B);
      if (isa<scf::YieldOp>(B.getTerminator()))
        carry(Op.getResults(), B.getTerminator()->getOperands());
    }
}

void AxisFixpoint::visitOther(Operation &Op) {
  for (Region &R : Op.getRegions())
    for (Block &B : R) {
      addUnknown(B.getArguments());
      visit(B);
    }
}

void AxisFixpoint::visit(Operation &Op) {
  if (auto For = dyn_cast<scf::ForOp>(Op))
    return visitFor(For);
  if (auto While = dyn_cast<scf::WhileOp>(Op))
    return visitWhile(While);
  if (isa<scf::IfOp, scf::IndexSwitchOp>(Op))
    return visitBranches(Op);
  if (isa<MapOp, GenerateOp>(Op))
    return visitElements(Op);
  visitOther(Op);
  visitSimple(Op);
}

void AxisFixpoint::visit(Block &B) {
  for (Operation &Op : B)
    visit(Op);
}

void AxisFixpoint::run(Operation *Function) {
  /// Enough for runs, divisors and bounds to settle in nests of loops.
  constexpr unsigned MaxRounds = 64;
  unsigned Round = 0;
  do {
    if (Round++ == MaxRounds) {
      GivesUp = true;
      Known.clear();
    }
    HasChanged = false;
    visitOther(*Function);
  } while (HasChanged);
}

AxisFactsAnalysis::AxisFactsAnalysis(Operation *Function) {
  AxisFixpoint(*this).run(Function);
  auto AddRest = [&](ValueRange Values) {
    for (Value V : Values)
      Known.try_emplace(V, AxisFacts::unknown(V.getType()));
  };
  // What no path computes has no facts either.
  Function->walk([&](Operation *Op) {
    AddRest(Op->getResults());
    for (Region &R : Op->getRegions())
      for (Block &B : R)
        AddRest(B.getArguments());
  });
}

const AxisFacts &AxisFactsAnalysis::of(Value V) const {
  auto It = Known.find(V);
  return It == Known.end() ? Nothing : It->second;
}

} // namespace opennvvm::tile
