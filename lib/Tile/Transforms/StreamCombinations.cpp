//===- StreamCombinations.cpp - Reductions, scans, products of parts ------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Streamer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

template <typename OpT>
static Value makePair(ImplicitLocOpBuilder &B, Value A, Value C) {
  return OpT::create(B, A, C);
}

namespace {
/// What a word does with integers and with floats.
struct WordRow {
  using Maker = Value (*)(ImplicitLocOpBuilder &, Value, Value);
  Maker Integers, Floats;
};
} // namespace

/// By Combiner. Words that floats do not have are refused before.
static const WordRow Words[] = {
    /*Add=*/{makePair<arith::AddIOp>, makePair<arith::AddFOp>},
    /*Mul=*/{makePair<arith::MulIOp>, makePair<arith::MulFOp>},
    /*Min=*/{makePair<arith::MinSIOp>, makePair<arith::MinNumFOp>},
    /*Max=*/{makePair<arith::MaxSIOp>, makePair<arith::MaxNumFOp>},
    /*UMin=*/{makePair<arith::MinUIOp>, nullptr},
    /*UMax=*/{makePair<arith::MaxUIOp>, nullptr},
    /*And=*/{makePair<arith::AndIOp>, nullptr},
    /*Or=*/{makePair<arith::OrIOp>, nullptr},
    /*Xor=*/{makePair<arith::XOrIOp>, nullptr},
};

/// Combines tiles, those of \p Earlier with those of \p Later, as \p Op, a
/// reduction or a scan, combines elements.
template <typename OpT>
static SmallVector<Value> combineTiles(ImplicitLocOpBuilder &B, OpT Op,
                                       ValueRange Earlier, ValueRange Later,
                                       const IRMapping &Outside) {
  SmallVector<Value> Sources(Earlier);
  Sources.append(Later.begin(), Later.end());
  auto New = MapOp::create(B, Later.getTypes(), Sources);
  mlir::Region &Body = New.getBody();
  OpBuilder::InsertionGuard Guard(B);
  if (!Op.getCombiner()) {
    IRMapping Map = Outside;
    Op.getCombine().front().cloneInto(&Body, Map);
    return New.getResults();
  }
  mlir::Block &Block = Body.emplaceBlock();
  for (Value Source : Sources)
    Block.addArgument(tileTypeOf(Source).getElementType(), Op.getLoc());
  B.setInsertionPointToStart(&Block);
  const WordRow &Row = Words[unsigned(*Op.getCombiner())];
  SmallVector<Value> Yielded;
  for (size_t I = 0; I < Later.size(); ++I) {
    Value A = Block.getArgument(unsigned(I)),
          C = Block.getArgument(unsigned(I + Later.size()));
    bool IsInteger = A.getType().isIntOrIndex();
    Yielded.push_back((IsInteger ? Row.Integers : Row.Floats)(B, A, C));
  }
  TileYieldOp::create(B, Yielded);
  return New.getResults();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The part at \p At along \p Axis.
static Part along(Part P, size_t Axis, Value At) {
  P.At[Axis] = At;
  return P;
}

static BoxShape without(ArrayRef<int64_t> Box, size_t Axis) {
  BoxShape New(Box);
  New.erase(New.begin() + ptrdiff_t(Axis));
  return New;
}

/// The reduction of one part of the other dimensions. Words may be applied to
/// elements in any order, so that threads combine their own until the end;
/// regions get elements in their order.
Streamer::Values Streamer::reducePart(ReduceOp Op, const Part &P) {
  size_t Axis = Op.getAxis();
  int64_t Extent = tileTypeOf(Op.getSources()[0]).getShape()[Axis];
  int64_t Step = P.Box[Axis];
  auto Reduced = [&](ValueRange Tiles) -> Values {
    return copy(Op, Tiles, without(P.Box, Axis))->getResults();
  };
  bool IsWord = Op.getCombiner().has_value();
  Values First = parts(Op.getSources(), P);
  if (!IsWord)
    First = Reduced(First);
  Values All = loop(
      {Extent}, {Step}, First, Op.getSources(),
      [&](const Part &Place, ValueRange Before) {
        Values Next = parts(Op.getSources(), along(P, Axis, Place.At[0]));
        B.setLoc(Op.getLoc());
        if (!IsWord)
          Next = Reduced(Next);
        return combineTiles(B, Op, Before, Next, Map);
      },
      Step);
  B.setLoc(Op.getLoc());
  return IsWord ? Reduced(All) : All;
}

void Streamer::emitReduce(ReduceOp Op) {
  size_t Axis = Op.getAxis();
  BoxShape Box = Plan.boxFor(Op),
           Shape(tileTypeOf(Op.getSources()[0]).getShape());
  Shape[Axis] = Box[Axis];
  loop(Shape, Box, {}, Op.getSources(), [&](const Part &P, ValueRange) {
    Values Are = reducePart(Op, P);
    Part Place{without(P.Box, Axis), P.At};
    Place.At.erase(Place.At.begin() + ptrdiff_t(Axis));
    for (auto [Old, Now] : llvm::zip_equal(Op.getResults(), Are)) {
      if (Plan.isKept(Old))
        writeStored(Now, storageOf(Old), Place);
      else
        Map.map(Old, Now);
    }
    return Values();
  });
  for (Value Old : Op.getResults())
    defineWhole(Old);
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

/// Scans the part \p P after those that give \p Before, if there are any,
/// writes the results to local memory, and gives what they end with.
Streamer::Values Streamer::scanPart(ScanOp Op, const Part &P,
                                    ValueRange Before) {
  size_t Axis = Op.getAxis();
  Values Tiles = parts(Op.getSources(), P);
  B.setLoc(Op.getLoc());
  Values Are = copy(Op, Tiles, P.Box)->getResults();
  if (!Before.empty()) {
    Values Wide = llvm::map_to_vector(Before, [&](Value V) -> Value {
      if (P.Box[Axis] == 1)
        return V;
      return BroadcastOp::create(B, withShape(tileTypeOf(V), P.Box), V);
    });
    Are = combineTiles(B, Op, Wide, Are, Map);
  }
  BoxShape End = P.Box;
  End[Axis] = 1;
  Values Which(End.size(), index(0)), Ends;
  if (!Op.getReverse())
    Which[Axis] = index(P.Box[Axis] - 1);
  for (auto [Old, Now] : llvm::zip_equal(Op.getResults(), Are)) {
    writeStored(Now, storageOf(Old), P);
    Ends.push_back(P.Box[Axis] == 1
                       ? Now
                       : ExtractPartOp::create(
                             B, withShape(tileTypeOf(Now), End), Now, Which)
                             .getResult());
  }
  return Ends;
}

void Streamer::emitScan(ScanOp Op) {
  size_t Axis = Op.getAxis();
  BoxShape Box = Plan.boxFor(Op.getSources()),
           Shape(tileTypeOf(Op.getSources()[0]).getShape());
  int64_t Extent = Shape[Axis], Step = Box[Axis];
  Shape[Axis] = Step;
  loop(Shape, Box, {}, Op.getSources(), [&](const Part &P, ValueRange) {
    Value Last = index(Extent - Step);
    Values First = scanPart(
        Op, Op.getReverse() && Extent != Step ? along(P, Axis, Last) : P, {});
    loop(
        {Extent}, {Step}, First, Op.getSources(),
        [&](const Part &Place, ValueRange Before) {
          Value At = Place.At[0];
          if (Op.getReverse())
            At = arith::SubIOp::create(B, Last, At);
          return scanPart(Op, along(P, Axis, At), Before);
        },
        Step);
    return Values();
  });
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

void Streamer::emitProduct(Operation *Op) {
  Value Result = Op->getResult(0);
  ProductBox Box = Plan.boxForProduct(Op);
  size_t Rank = Box.Result.size();
  int64_t K = tileTypeOf(Op->getOperand(0)).getShape()[Rank - 1];
  ArrayRef<int64_t> Shape = tileTypeOf(Result).getShape();
  Values Old(Op->getOperands());
  Values Moving = Old;
  Moving.erase(Moving.begin() + 2);
  loop(Shape, Box.Result, {}, Old, [&](const Part &P, ValueRange) {
    Values Sum =
        loop({K}, {Box.K}, {part(Old[2], P)}, Moving,
             [&](const Part &Along, ValueRange Before) -> Values {
               Values Operands;
               for (auto [I, V] : llvm::enumerate(Old)) {
                 if (I == 2) {
                   Operands.push_back(Before[0]);
                   continue;
                 }
                 bool IsA = I == 0 || I == 3;
                 Part Of{productOperandBox(Op, unsigned(I), Box), P.At};
                 Value At = Along.At[0];
                 int64_t Length =
                     tileTypeOf(V).getShape()[IsA ? Rank - 1 : Rank - 2];
                 if (At && Length != K)
                   At = arith::DivUIOp::create(B, At, index(K / Length));
                 Of.At[IsA ? Rank - 1 : Rank - 2] = At;
                 Operands.push_back(part(V, Of));
               }
               B.setLoc(Op->getLoc());
               return copy(Op, Operands, P.Box)->getResults();
             });
    if (Plan.isKept(Result))
      writeStored(Sum[0], storageOf(Result), P);
    else
      Map.map(Result, Sum[0]);
    return Values();
  });
}

//===----------------------------------------------------------------------===//
// Tiles put together
//===----------------------------------------------------------------------===//

/// Writes \p V to the part of \p Storage that begins at \p First.
void Streamer::storeAt(Value V, Value Storage, ArrayRef<Value> First) {
  loop(tileTypeOf(V).getShape(), Plan.boxFor(V), {}, V,
       [&](const Part &P, ValueRange) {
         Value Tile = part(V, P);
         Part To = P;
         for (auto [At, From] : llvm::zip_equal(To.At, First))
           At = sum(At, From);
         writeStored(Tile, Storage, To);
         return Values();
       });
}

void Streamer::emitCat(CatOp Op) {
  Value Storage = storageOf(Op.getResult());
  ArrayRef<int64_t> Shape = tileTypeOf(Op.getFirst()).getShape();
  Values Begin(Shape.size()), Middle(Shape.size());
  Middle[Op.getAxis()] = index(Shape[Op.getAxis()]);
  storeAt(Op.getFirst(), Storage, Begin);
  storeAt(Op.getSecond(), Storage, Middle);
}

void Streamer::emitInsert(InsertPartOp Op) {
  Value Storage = storageOf(Op.getResult());
  store(Op.getDest(), Storage);
  Values First;
  for (auto [Which, Extent] :
       llvm::zip_equal(Op.getPart(), tileTypeOf(Op.getSource()).getShape()))
    First.push_back(Extent == 1
                        ? find(Which)
                        : arith::MulIOp::create(B, find(Which), index(Extent)));
  storeAt(Op.getSource(), Storage, First);
}

} // namespace opennvvm::tile
