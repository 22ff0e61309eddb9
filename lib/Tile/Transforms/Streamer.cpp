//===- Streamer.cpp - Makes the loops over parts of large tiles -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Streamer.h"
#include "LoopHints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include <utility>

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

Streamer::Streamer(func::FuncOp F, const StreamPlan &Plan)
    : F(F), Plan(Plan), B(F.getLoc(), F.getContext()) {}

void Streamer::run() {
  mlir::Block *Old = &F.getBody().front();
  Entry = new mlir::Block;
  F.getBody().push_back(Entry);
  for (BlockArgument Argument : Old->getArguments())
    Map.map(Argument, Entry->addArgument(Argument.getType(), F.getLoc()));
  B.setInsertionPointToEnd(Entry);
  emitBody(*Old);
  emitWhole(Old->getTerminator());
  Old->erase();
  F->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *Op) {
    if (isMemoryEffectFree(Op) && isOpTriviallyDead(Op))
      Op->erase();
  });
}

Value Streamer::index(int64_t Number) {
  Value &Is = Numbers[Number];
  if (!Is) {
    OpBuilder::InsertionGuard Guard(B);
    B.setInsertionPointToStart(Entry);
    Is = arith::ConstantIndexOp::create(B, Number);
  }
  return Is;
}

/// Null is zero.
Value Streamer::sum(Value A, Value C) {
  if (!A || !C)
    return A ? A : C;
  return arith::AddIOp::create(B, A, C);
}

Value Streamer::join(ValueRange Tokens) {
  return JoinTokensOp::create(B, MemTokenType::get(B.getContext()), Tokens);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Streamer::Values Streamer::nest(ArrayRef<int64_t> Shape, int64_t First, Part P,
                                ValueRange Inits, BodyMaker Body) {
  size_t D = P.At.size();
  if (D == Shape.size())
    return Body(P, Inits);
  int64_t Step = P.Box[D];
  if (First == Shape[D])
    return Values(Inits);
  if (First + Step >= Shape[D]) {
    P.At.push_back(First ? index(First) : Value());
    return nest(Shape, First, std::move(P), Inits, Body);
  }
  auto New =
      scf::ForOp::create(B, index(First), index(Shape[D]), index(Step), Inits,
                         [](OpBuilder &, Location, Value, ValueRange) {});
  // If it were unrolled, all parts would have to be in registers again.
  limitUnrolling(New, Unrolling::Never);
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToEnd(New.getBody());
  P.At.push_back(New.getInductionVar());
  Values Next = nest(Shape, First, std::move(P), New.getRegionIterArgs(), Body);
  scf::YieldOp::create(B, Next);
  return Values(New.getResults());
}

/// What is read in a part is behind what has been read before it.
Streamer::Values Streamer::joinReads(ArrayRef<Operation *> Loads,
                                     ValueRange Carried) {
  Values Next;
  for (auto [Load, Before] : llvm::zip_equal(Loads, Carried)) {
    Values Tokens = Reads.lookup(Load);
    Tokens.push_back(Before);
    Next.push_back(join(Tokens));
  }
  return Next;
}

/// All reads of a loop are those of the part that it is in, or else all that
/// the load has stood for.
void Streamer::noteReads(ArrayRef<Operation *> Loads, ValueRange Tokens) {
  for (auto [Load, Token] : llvm::zip_equal(Loads, Tokens)) {
    if (Depth)
      Reads[Load].push_back(Token);
    else
      Map.map(doneOf(Load), join({find(doneOf(Load)), Token}));
  }
}

Streamer::Values Streamer::loop(ArrayRef<int64_t> Shape, ArrayRef<int64_t> Box,
                                ValueRange Inits, ValueRange Wanted,
                                BodyMaker Body, int64_t First) {
  SmallVector<Operation *> Loads = Plan.readsBehind(Wanted).takeVector();
  Values All(Inits);
  for (size_t I = 0; I < Loads.size(); ++I)
    All.push_back(join({}));
  ++Depth;
  Values Out =
      nest(Shape, First, Part{BoxShape(Box), Values()}, All,
           [&](const Part &P, ValueRange Carried) {
             Scope Inside(*this);
             auto Outer = std::exchange(Reads, decltype(Reads)());
             Values Next = Body(P, Carried.take_front(Inits.size()));
             Next.append(joinReads(Loads, Carried.drop_front(Inits.size())));
             Reads = std::move(Outer);
             return Next;
           });
  --Depth;
  noteReads(Loads, ArrayRef(Out).drop_front(Inits.size()));
  Out.truncate(Inits.size());
  return Out;
}

//===----------------------------------------------------------------------===//
// Local memory
//===----------------------------------------------------------------------===//

Value Streamer::allocate(Value V) {
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(Entry);
  TileType T = tileTypeOf(V);
  return AllocViewOp::create(
      B, TiledViewType::get(T.getShape(), T.getElementType(), Residency::Rmem));
}

Value Streamer::storageOf(Value V) {
  Value &Is = Storage[V];
  if (!Is)
    Is = allocate(V);
  return Is;
}

static AtomAttr plainCopy(OpBuilder &B) {
  return AtomAttr::get(B.getContext(), AtomKind::UniversalCopy);
}

static Value windowOf(ImplicitLocOpBuilder &B, Value Storage,
                      ArrayRef<int64_t> Box) {
  auto Whole = cast<TiledViewType>(Storage.getType());
  return BlockTileOp::create(
      B, TiledViewType::get(Box, Whole.getElementType(), Residency::Rmem),
      Storage, ValueRange(), DenseI32ArrayAttr());
}

Value Streamer::readStored(Value Storage, const Part &P) {
  Values At =
      llvm::map_to_vector(P.At, [&](Value V) { return V ? V : index(0); });
  auto T = cast<TiledViewType>(Storage.getType());
  return TiledLoadOp::create(
             B, TileType::get(P.Box, T.getElementType()), Type(),
             windowOf(B, Storage, P.Box), At, ValueRange(), ValueRange(),
             plainCopy(B), MemSemanticAttr(), MemScopeAttr(),
             B.getDenseBoolArrayAttr(SmallVector<bool>(At.size(), true)),
             PaddingValueAttr(), B.getI64IntegerAttr(0))
      .getResult();
}

void Streamer::writeStored(Value Tile, Value Storage, const Part &P) {
  Values At =
      llvm::map_to_vector(P.At, [&](Value V) { return V ? V : index(0); });
  TiledStoreOp::create(
      B, Type(), windowOf(B, Storage, P.Box), Tile, At, ValueRange(),
      ValueRange(), plainCopy(B), MemSemanticAttr(), MemScopeAttr(),
      B.getDenseBoolArrayAttr(SmallVector<bool>(At.size(), true)),
      PaddingValueAttr(), B.getI64IntegerAttr(0));
}

void Streamer::store(Value V, Value Storage) {
  loop(tileTypeOf(V).getShape(), Plan.boxFor(V), {}, V,
       [&](const Part &P, ValueRange) {
         writeStored(part(V, P), Storage, P);
         return Values();
       });
}

void Streamer::defineWhole(Value V) {
  if (Plan.isLarge(V) || !Plan.isKept(V))
    return;
  Part All{BoxShape(tileTypeOf(V).getShape()), Values()};
  All.At.resize(All.Box.size());
  Map.map(V, readStored(storageOf(V), All));
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void Streamer::emitBody(mlir::Block &Old) {
  for (Operation &Op : Old.without_terminator())
    emit(&Op);
}

void Streamer::emitWhole(Operation *Op) { B.insert(Op->clone(Map)); }

void Streamer::emit(Operation *Op) {
  B.setLoc(Op->getLoc());
  Scope Inside(*this);
  TypeSwitch<Operation *>(Op)
      .Case([&](scf::ForOp For) { emitFor(For); })
      .Case([&](scf::IfOp If) { emitIf(If); })
      .Case([&](scf::WhileOp While) { emitWhile(While); })
      .Default([&](Operation *) {
        if (Plan.concerns(Op))
          emitConcerned(Op);
        else
          emitWhole(Op);
      });
}

/// Operations on large tiles without control flow.
void Streamer::emitConcerned(Operation *Op) {
  TypeSwitch<Operation *>(Op)
      .Case([&](ReduceOp Reduce) { emitReduce(Reduce); })
      .Case([&](ScanOp Scan) { emitScan(Scan); })
      .Case([&](CatOp Cat) { emitCat(Cat); })
      .Case([&](InsertPartOp Insert) { emitInsert(Insert); })
      .Case<MmaOp, DotOp, BlockScaledMMAOp>([&](auto) { emitProduct(Op); })
      .Default([&](Operation *) {
        if (isByBox(Op))
          emitByBox(Op);
        else
          emitAccess(Op);
      });
}

/// What is made of parts is made where it is wanted, unless it is kept or
/// small.
void Streamer::emitByBox(Operation *Op) {
  Value Result = Op->getResult(0);
  ArrayRef<int64_t> Shape = tileTypeOf(Result).getShape();
  if (!Plan.isLarge(Result)) {
    Part All{BoxShape(Shape), Values(Shape.size())};
    Map.map(Result, makePart(Result, All));
  } else if (Plan.isKept(Result)) {
    loop(Shape, rowsBox(Shape, Plan.partElements()), {}, tileOperands(Op),
         [&](const Part &P, ValueRange) {
           writeStored(makePart(Result, P), storageOf(Result), P);
           return Values();
         });
  }
}

/// Reads and writes of memory, and assertions.
void Streamer::emitAccess(Operation *Op) {
  Value Done = doneOf(Op);
  bool IsLoad = isTileLoad(Op);
  if (IsLoad && !Plan.isKept(Op->getResult(0))) {
    if (Done) {
      Values Tokens;
      for (Value V : Op->getOperands())
        if (isa<MemTokenType>(V.getType()))
          Tokens.push_back(find(V));
      Map.map(Done, join(Tokens));
    }
    return;
  }
  Values Tiles = tileOperands(Op);
  if (Tiles.empty())
    Tiles.push_back(Op->getResult(0));
  Values Inits;
  if (Done)
    Inits.push_back(join({}));
  Values Out = loop(tileTypeOf(Tiles[0]).getShape(), Plan.boxFor(Tiles), Inits,
                    tileOperands(Op), [&](const Part &P, ValueRange Carried) {
                      Operation *New = copy(Op, accessOperands(Op, P), P.Box);
                      for (auto [Old, Now] :
                           llvm::zip_equal(Op->getResults(), New->getResults()))
                        if (tileTypeOf(Old) && (IsLoad || !Old.use_empty()))
                          writeStored(Now, storageOf(Old), P);
                      Values Next;
                      if (Done)
                        Next.push_back(join({Carried[0], doneOf(New)}));
                      return Next;
                    });
  if (Done)
    Map.map(Done, Out[0]);
}

} // namespace opennvvm::tile
