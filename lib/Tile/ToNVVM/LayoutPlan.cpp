//===- LayoutPlan.cpp - Which layout each tile has ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayoutPlan.h"
#include "AccessLayouts.h"
#include "AccessWidth.h"
#include "LocalViews.h"
#include "Lowering.h"
#include "Memory.h"
#include "Numbers/Numbers.h"
#include "Products.h"
#include "Reductions.h"
#include "Tile/Analysis/Lint.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// What is made anew for each use costs at most so many operations an element.
static constexpr unsigned FreeWork = 32;
/// A thread loads at most so many elements of a small tile by itself, rather
/// than exchange what others have loaded.
static constexpr unsigned MostOwnLoads = 8;
/// Rounds over loops: what is carried is known after two, unless loops nest.
static constexpr unsigned MaxRounds = 6;

namespace {
/// How much a layout is worth keeping.
enum Strength : unsigned { None, PassedOn, Reduced, Accessed, Multiplied };
} // namespace

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

/// Whether the program's wish for the layout of \p V is followed: where tiles
/// come from memory, and where a layout is asked for.
static bool takesGiven(Value V) {
  return isa_and_nonnull<TiledLoadOp, AsyncTiledLoadOp, GatherLoadOp,
                         ConvertLayoutOp>(V.getDefiningOp());
}

/// Boxes of elements in each thread, threads along the dimensions in their
/// order, then repetitions.
static Layout givenLayout(BlockedLayoutAttr Given, ArrayRef<int64_t> Shape,
                          unsigned WarpBits) {
  SmallVector<Field> Fields = fieldsOf(Shape);
  SmallVector<unsigned> Next(Fields.size());
  Layout L;
  SmallVector<uint32_t> Threads;
  auto Take = [&](SmallVectorImpl<uint32_t> &To, unsigned D) {
    To.push_back(uint32_t(1) << (Fields[D].Shift + Next[D]++));
  };
  for (int64_t D : Given.getOrder())
    for (int64_t Each = Given.getSizePerThread()[D];
         Each > 1 && Next[D] < Fields[D].Bits; Each /= 2)
      Take(L.Register, unsigned(D));
  for (int64_t D : Given.getOrder())
    while (Threads.size() < 5 + WarpBits && Next[D] < Fields[D].Bits)
      Take(Threads, unsigned(D));
  Threads.resize(5 + WarpBits);
  L.Lane.assign(Threads.begin(), Threads.begin() + 5);
  L.Warp.assign(Threads.begin() + 5, Threads.end());
  for (int64_t D : Given.getOrder())
    while (Next[D] < Fields[D].Bits)
      Take(L.Register, unsigned(D));
  return L;
}

class LayoutPlanner {
public:
  LayoutPlanner(LayoutPlan &Plan, const AxisFactsAnalysis &Facts,
                const Machine &M, const GivenLayouts &Given)
      : Plan(Plan), Facts(Facts), M(M), Given(Given) {}

  void run(FunctionOpInterface F) {
    for (unsigned Round = 0; Round < MaxRounds; ++Round) {
      Changed = false;
      visit(F.getFunctionBody());
      if (!Changed)
        return;
    }
  }

private:
  using Home = LayoutPlan::Home;

  static TileType tileOf(Value V) { return dyn_cast<TileType>(V.getType()); }
  Home of(Value V) const { return Plan.Homes.lookup(V); }

  void set(Value V, Home New) {
    if (auto At = Given.find(V); At != Given.end() && takesGiven(V))
      New = {
          givenLayout(At->second, tileOf(V).getShape(), Plan.Access.WarpBits),
          false, Accessed};
    Home &Old = Plan.Homes[V];
    if (Old == New)
      return;
    Old = std::move(New);
    Changed = true;
  }

  Layout accessed(TileType T) const { return accessLayout(T, Plan.access()); }
  /// The layout of \p V, or if it is free one in which it can be made.
  Layout layoutOf(Value V) const {
    Home H = of(V);
    return H.Strength == None ? accessed(tileOf(V)) : H.Where;
  }

  void visit(Region &R) {
    for (mlir::Block &Body : R)
      for (Operation &Op : Body)
        visit(Op);
  }
  void visit(Operation &Op);
  void visitAccess(Operation &Op);
  void visitCombination(Operation &Op);
  void setRows(Operation &Op, unsigned S) {
    for (Value Result : Op.getResults())
      if (TileType T = tileOf(Result))
        set(Result, {accessed(T), false, S});
  }
  void visitMap(MapOp Op);
  void visitOffset(OffsetOp Op);
  void visitLike(Operation *Op, Value Source,
                 function_ref<Layout(const Layout &)> Change);
  void visitBroadcast(BroadcastOp Op);
  void visitPermute(PermuteOp Op);
  void visitCat(CatOp Op);
  void visitReinterpret(ReinterpretOp Op);
  void visitConvert(ConvertLayoutOp Op);
  void visitInside(Operation &Op);
  void visitAgents(AgentSwitchOp Op);
  void visitFor(scf::ForOp Op);
  void visitIf(scf::IfOp Op);
  void visitWhile(scf::WhileOp Op);
  void carry(Value To, ArrayRef<Value> From);
  void want(Value V, const Layout &L);
  void wantLoads(Value V, const Layout &L);
  bool isSmall(Value V) const;

  LayoutPlan &Plan;
  const AxisFactsAnalysis &Facts;
  const Machine &M;
  const GivenLayouts &Given;
  DenseMap<Value, Layout> Wanted;
  DenseSet<Value> Asked; ///< By wantLoads().
  DenseMap<Value, unsigned> Work;
  bool Changed = false;
};

/// Lets what is carried or passed on take a layout that its users access.
void LayoutPlanner::want(Value V, const Layout &L) {
  if (!V || !tileOf(V) || of(V).IsFree || of(V).Strength > PassedOn)
    return;
  auto [At, IsNew] = Wanted.try_emplace(V, L);
  if (!IsNew)
    return;
  Changed = true;
  if (isa_and_nonnull<MapOp, OffsetOp>(V.getDefiningOp()))
    for (Value Source : V.getDefiningOp()->getOperands()) {
      want(Source, L);
      wantLoads(Source, L);
    }
}

/// Whether there are more threads than elements of \p V.
bool LayoutPlanner::isSmall(Value V) const {
  return tileOf(V).getNumElements() < int64_t(32) << Plan.Access.WarpBits;
}

/// Has the small tiles that \p V is made of be loaded by all threads that have
/// their elements, if \p V is wanted in layout \p L.
void LayoutPlanner::wantLoads(Value V, const Layout &L) {
  Operation *Op = V.getDefiningOp();
  if (!Op || !tileOf(V) || of(V).IsFree || !Asked.insert(V).second)
    return;
  auto Load = [&](auto Loaded) {
    if (isSmall(V) && L.registers() <= MostOwnLoads &&
        !orderingOf(Loaded).isStrong())
      Changed |= Wanted.try_emplace(V, L).second;
  };
  TypeSwitch<Operation *>(Op)
      .Case<ReshapeOp, ExpandDimsOp>(
          [&](auto Same) { wantLoads(Same.getSource(), L); })
      .Case([&](AssumeOp Assume) { wantLoads(Assume.getValue(), L); })
      .Case([&](BroadcastOp Broadcast) {
        Value Source = Broadcast.getSource();
        wantLoads(Source, renamed(L, commonBits(tileOf(V).getShape(),
                                                tileOf(Source).getShape())));
      })
      .Case<MapOp, OffsetOp>([&](auto Same) {
        if (isSmall(V))
          for (Value Source : Same->getOperands())
            wantLoads(Source, L);
      })
      .Case([&](LoadAtOp At) { Load(At); })
      .Case([&](TiledLoadOp At) {
        if (!localViewOf(At.getView()))
          Load(At);
      });
}

void LayoutPlanner::visitMap(MapOp Op) {
  unsigned Cost = 0;
  bool IsCheap = true;
  Op.getBody().walk([&](Operation *In) {
    ++Cost;
    IsCheap &= !isa<math::MathDialect>(In->getDialect()) &&
               !isa<arith::DivFOp, FpOp>(In);
  });
  Home Best;
  bool AreFree = true;
  for (Value Source : Op.getSources()) {
    Home H = of(Source);
    AreFree &= H.IsFree;
    Cost += Work.lookup(Source);
    if (H.Strength > Best.Strength)
      Best = H;
  }
  if (AreFree && IsCheap && Cost <= FreeWork) {
    Best = Home{{}, true, None};
  } else if (Best.Strength <= PassedOn) {
    auto At = Wanted.find(Op.getResult(0));
    if (At != Wanted.end())
      Best.Where = At->second;
    else if (Best.Strength == None)
      Best.Where = accessed(tileOf(Op.getResult(0)));
    Best.Strength = PassedOn;
  }
  if (Best.Strength > PassedOn)
    for (Value Source : Op.getSources())
      wantLoads(Source, Best.Where);
  for (Value Result : Op.getResults()) {
    Work[Result] = Best.IsFree ? Cost : 0;
    set(Result, Best);
  }
}

/// Addresses are made in any layout in which their parts are.
void LayoutPlanner::visitOffset(OffsetOp Op) {
  Value Result = Op.getResult();
  if (!tileOf(Result))
    return;
  Home Best = of(Op.getAddresses()), By = of(Op.getOffset());
  unsigned Cost =
      Work.lookup(Op.getAddresses()) + Work.lookup(Op.getOffset()) + 2;
  bool AreFree = Best.IsFree && By.IsFree;
  if (By.Strength > Best.Strength)
    Best = By;
  if (AreFree && Cost <= FreeWork) {
    Best = Home{{}, true, None};
  } else if (Best.Strength <= PassedOn) {
    auto At = Wanted.find(Result);
    if (At != Wanted.end())
      Best.Where = At->second;
    else if (Best.Strength == None)
      Best.Where = accessed(tileOf(Result));
    Best.Strength = PassedOn;
    Best.IsFree = false;
  }
  Work[Result] = Best.IsFree ? Cost : 0;
  set(Result, Best);
}

/// The result is \p Source in other places.
void LayoutPlanner::visitLike(Operation *Op, Value Source,
                              function_ref<Layout(const Layout &)> Change) {
  Home H = of(Source);
  if (H.Strength != None)
    H.Where = Change(H.Where);
  Work[Op->getResult(0)] = Work.lookup(Source);
  set(Op->getResult(0), std::move(H));
}

/// Lanes and warps that make no difference get the bits that are new.
static Layout spread(Layout L, uint32_t Bits) {
  uint32_t Missing = Bits & ~L.bits();
  auto Fill = [&](MutableArrayRef<uint32_t> Bases) {
    for (uint32_t &Basis : Bases)
      if (!Basis && Missing) {
        Basis = Missing & -Missing;
        Missing &= Missing - 1;
      }
  };
  Fill(L.Lane);
  Fill(L.Warp);
  return completed(std::move(L), Bits);
}

void LayoutPlanner::visitBroadcast(BroadcastOp Op) {
  TileType Result = tileOf(Op.getResult());
  // All threads have a tile of one element.
  if (tileOf(Op.getSource()).getNumElements() == 1)
    return set(Op.getResult(), {{}, true, None});
  SmallVector<int> To =
      commonBits(tileOf(Op.getSource()).getShape(), Result.getShape());
  uint32_t All = 0;
  for (Field F : fieldsOf(Result.getShape()))
    All |= F.mask();
  visitLike(Op, Op.getSource(),
            [&](const Layout &L) { return spread(renamed(L, To), All); });
  Home H = of(Op.getResult());
  if (H.Strength > PassedOn) {
    H.Strength = PassedOn;
    set(Op.getResult(), std::move(H));
  }
}

void LayoutPlanner::visitPermute(PermuteOp Op) {
  SmallVector<Field> Old = fieldsOf(tileOf(Op.getSource()).getShape()),
                     New = fieldsOf(tileOf(Op.getResult()).getShape());
  SmallVector<int> To(32, -1);
  for (auto [D, S] : llvm::enumerate(Op.getPermutation()))
    for (unsigned I = 0; I < New[D].Bits; ++I)
      To[Old[unsigned(S)].Shift + I] = int(New[D].Shift + I);
  visitLike(Op, Op.getSource(),
            [&](const Layout &L) { return renamed(L, To); });
}

/// Which tile an element is of is said by a register.
void LayoutPlanner::visitCat(CatOp Op) {
  Field Axis = fieldsOf(tileOf(Op.getResult()).getShape())[Op.getAxis()];
  unsigned Chosen = Axis.Shift + Axis.Bits - 1;
  SmallVector<int> To(32, -1);
  for (unsigned I = 0; I < 31; ++I)
    To[I] = int(I < Chosen ? I : I + 1);
  Value Like = of(Op.getFirst()).Strength >= of(Op.getSecond()).Strength
                   ? Op.getFirst()
                   : Op.getSecond();
  Layout L = renamed(layoutOf(Like), To);
  L.Register.push_back(1U << Chosen);
  set(Op.getResult(), {std::move(L), false, PassedOn});
}

/// Narrow elements that are one wide one are in the same thread.
void LayoutPlanner::visitReinterpret(ReinterpretOp Op) {
  int Old = int(llvm::Log2_32_Ceil(
          memoryBits(tileOf(Op.getSource()).getElementType()))),
      New = int(llvm::Log2_32_Ceil(
          memoryBits(tileOf(Op.getResult()).getElementType())));
  SmallVector<int> To(32, -1);
  for (int I = 0; I < 32; ++I)
    if (int At = I + Old - New; At >= 0 && At < 32)
      To[unsigned(I)] = At;
  visitLike(Op, Op.getSource(), [&](const Layout &L) {
    Layout Moved = renamed(L, To);
    for (int I = 0; I < Old - New; ++I)
      Moved.Register.insert(Moved.Register.begin() + I, 1U << I);
    return Moved;
  });
}

/// The same tile, unless it becomes a buffer.
void LayoutPlanner::visitConvert(ConvertLayoutOp Op) {
  Home H = of(Op.getSource());
  if (H.IsFree || H.Strength == None || Lowering::isBuffer(Op.getSource()) ||
      Lowering::isBuffer(Op.getResult()))
    return setRows(*Op, PassedOn);
  set(Op.getResult(), std::move(H));
}

/// Operations whose regions are executed once, and yield what they return.
void LayoutPlanner::visitInside(Operation &Op) {
  for (Region &R : Op.getRegions()) {
    for (Value Argument : R.getArguments())
      if (TileType T = tileOf(Argument))
        set(Argument, {accessed(T), false, Accessed});
    visit(R);
    for (auto [Result, V] :
         llvm::zip(Op.getResults(), R.front().getTerminator()->getOperands()))
      carry(Result, {V});
  }
}

void LayoutPlanner::visitAgents(AgentSwitchOp Op) {
  std::optional<SmallVector<int64_t>> Warps = lint::warpsOfAgents(Op);
  unsigned Outer = Plan.Access.WarpBits;
  for (auto [I, Agent] : llvm::enumerate(Op.getAgents())) {
    Plan.Access.WarpBits =
        Warps ? llvm::Log2_32_Ceil(unsigned((*Warps)[I])) : Outer;
    visit(Agent);
  }
  Plan.Access.WarpBits = Outer;
}

/// \p To is one of \p From: it has the layout of the strongest.
void LayoutPlanner::carry(Value To, ArrayRef<Value> From) {
  if (!tileOf(To))
    return;
  Home Best;
  for (Value V : From)
    if (Home H = of(V); H.Strength > Best.Strength)
      Best = H;
  if (Best.Strength <= PassedOn) {
    auto At = Wanted.find(To);
    if (At != Wanted.end())
      Best.Where = At->second;
    else if (Best.Strength == None)
      Best.Where = accessed(tileOf(To));
    Best.Strength = PassedOn;
  }
  Best.IsFree = false;
  set(To, std::move(Best));
}

void LayoutPlanner::visitFor(scf::ForOp Op) {
  Operation *Yield = Op.getBody()->getTerminator();
  auto CarryAll = [&] {
    for (auto [I, Argument] : llvm::enumerate(Op.getRegionIterArgs())) {
      Value Init = Op.getInitArgs()[I], Next = Yield->getOperand(I);
      carry(Argument, {Next, Init});
      if (tileOf(Argument))
        set(Op.getResult(I), of(Argument));
    }
  };
  CarryAll();
  visit(Op.getRegion());
  CarryAll();
}

void LayoutPlanner::visitIf(scf::IfOp Op) {
  visit(Op.getThenRegion());
  visit(Op.getElseRegion());
  for (auto [I, Result] : llvm::enumerate(Op.getResults()))
    carry(Result, {Op.thenYield().getOperand(I), Op.elseYield().getOperand(I)});
}

void LayoutPlanner::visitWhile(scf::WhileOp Op) {
  auto CarryAll = [&] {
    for (auto [I, Argument] : llvm::enumerate(Op.getBeforeArguments()))
      carry(Argument, {Op.getYieldOp().getOperand(I), Op.getInits()[I]});
    for (auto [I, Result] : llvm::enumerate(Op.getResults())) {
      carry(Result, {Op.getConditionOp().getArgs()[I]});
      if (tileOf(Result))
        set(Op.getAfterArguments()[I], of(Result));
    }
  };
  CarryAll();
  visit(Op.getBefore());
  visit(Op.getAfter());
  CarryAll();
}

/// Accesses say how their tiles are spread; so does everything that is not
/// known here.
void LayoutPlanner::visitAccess(Operation &Op) {
  auto Load = [&](auto At, Value Place) {
    TileType T = tileOf(At.getResult());
    auto Own = Wanted.find(At.getResult());
    Layout L =
        Own != Wanted.end()
            ? Own->second
            : accessLayout(T, Plan.access(), innerDimension(Place, T, Facts));
    set(At.getResult(), {L, false, Accessed});
    return L;
  };
  TypeSwitch<Operation *>(&Op)
      .Case([&](LoadAtOp At) {
        if (!tileOf(At.getResult()))
          return;
        Layout L = Load(At, At.getAddresses());
        want(At.getAddresses(), L);
        want(At.getMask(), L);
      })
      .Case([&](TiledLoadOp At) {
        if (localViewOf(At.getView()))
          return set(At.getResult(),
                     {localLayout(At.getView(), Plan.Access.WarpBits), false,
                      Accessed});
        Load(At, At.getView());
      })
      .Case([&](StoreAtOp Store) {
        TileType T = tileOf(Store.getValue());
        if (!T)
          return;
        Layout L = accessLayout(T, Plan.access(),
                                innerDimension(Store.getAddresses(), T, Facts));
        want(Store.getAddresses(), L);
        want(Store.getMask(), L);
      })
      .Case<AtomicRMWAtOp, AtomicCASAtOp>([&](auto Atomic) {
        setRows(Op, Accessed);
        if (!tileOf(Atomic.getValue()))
          return;
        Home H = of(changedLike(Atomic, of(Atomic.getValue()).IsFree));
        want(Atomic.getAddresses(), H.Where);
        want(Atomic.getMask(), H.Where);
      })
      .Default([&](Operation *) { setRows(Op, Accessed); });
}

/// Reductions, scans and products decide themselves.
void LayoutPlanner::visitCombination(Operation &Op) {
  TypeSwitch<Operation *>(&Op)
      .Case([&](ReduceOp Reduce) {
        TileType T = tileOf(Reduce.getSources()[0]);
        Home H = {reducedLayout(layoutOf(Reduce.getSources()[0]), T.getShape(),
                                Reduce.getAxis()),
                  false, Reduced};
        for (Value Result : Reduce.getResults())
          set(Result, H);
      })
      .Case([&](ScanOp Scan) {
        TileType T = tileOf(Scan.getSources()[0]);
        for (Value Result : Scan.getResults())
          set(Result,
              {scanLayout(T.getShape(), Scan.getAxis(), Plan.Access.WarpBits),
               false, Accessed});
      })
      .Case<MmaOp, DotOp, BlockScaledMMAOp>([&](auto Product) {
        set(Product.getResult(),
            {productLayout(Product, M, Plan.Access.WarpBits), false,
             Multiplied});
      });
}

void LayoutPlanner::visit(Operation &Op) {
  auto Free = [&] { set(Op.getResult(0), {{}, true, None}); };
  TypeSwitch<Operation *>(&Op)
      .Case([&](scf::ForOp For) { visitFor(For); })
      .Case([&](scf::IfOp If) { visitIf(If); })
      .Case([&](scf::WhileOp While) { visitWhile(While); })
      .Case<SplatOp, arith::ConstantOp, ub::PoisonOp>([&](auto) {
        if (tileOf(Op.getResult(0)))
          Free();
      })
      .Case([&](GenerateOp Generate) {
        unsigned Cost = 0;
        Generate.getBody().walk([&](Operation *) { ++Cost; });
        if (Cost > FreeWork)
          return setRows(Op, PassedOn);
        Work[Generate.getResult()] = Cost;
        Free();
      })
      .Case([&](MapOp Map) { visitMap(Map); })
      .Case([&](ConvertLayoutOp Convert) { visitConvert(Convert); })
      .Case([&](AgentSwitchOp Switch) { visitAgents(Switch); })
      .Case<ProduceOneOp, ProduceOneAsyncOp, ProducerWriteOp, ConsumeOneOp,
            ConsumeOneAsyncOp>([&](auto) { visitInside(Op); })
      .Case([&](OffsetOp Offset) { visitOffset(Offset); })
      .Case<ReshapeOp, ExpandDimsOp>([&](auto Same) {
        visitLike(Same, Same.getSource(), [](const Layout &L) { return L; });
      })
      .Case([&](AssumeOp Assume) {
        if (tileOf(Assume.getValue()))
          visitLike(Assume, Assume.getValue(),
                    [](const Layout &L) { return L; });
      })
      .Case([&](BroadcastOp Broadcast) { visitBroadcast(Broadcast); })
      .Case([&](PermuteOp Permute) { visitPermute(Permute); })
      .Case([&](CatOp Cat) { visitCat(Cat); })
      .Case([&](ReinterpretOp Other) { visitReinterpret(Other); })
      .Case<ReduceOp, ScanOp, MmaOp, DotOp, BlockScaledMMAOp>(
          [&](auto) { visitCombination(Op); })
      .Default([&](Operation *) { visitAccess(Op); });
}

LayoutPlan::LayoutPlan(FunctionOpInterface Function,
                       const AxisFactsAnalysis &Facts, const Machine &M,
                       unsigned WarpBits, const GivenLayouts &Given)
    : Access(accessShape(Function, Facts, WarpBits)) {
  LayoutPlanner(*this, Facts, M, Given).run(Function);
}

} // namespace opennvvm::tile
