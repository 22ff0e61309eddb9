//===- Shapes.cpp - Tiles rearranged --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Columns.h"
#include "Device.h"
#include "Evaluator.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

using Coordinates = SmallVector<int64_t>;

static ArrayRef<int64_t> shapeOf(mlir::Value V) {
  return cast<TileType>(V.getType()).getShape();
}

/// Fills a new tile of \p R's shape with the elements that \p Element gives
/// for coordinates.
template <typename Fn> static Storage filled(mlir::Value R, Fn Element) {
  Storage New = newTile(shapeOf(R));
  for (int64_t I = 0, E = New->Data.size(); I != E; ++I)
    New->Data[I] = Element(coordinatesOf(I, New->Shape));
  return New;
}

static Storage permuted(PermuteOp Op, const Elements &From) {
  return filled(Op, [&](const Coordinates &At) {
    Coordinates Source(At.size());
    for (auto [To, Of] : llvm::enumerate(Op.getPermutation()))
      Source[Of] = At[To];
    return From.Data[indexOf(Source, From.Shape)];
  });
}

static Storage concatenated(CatOp Op, const Elements &First,
                            const Elements &Second) {
  int64_t Extent = First.Shape[Op.getAxis()];
  return filled(Op, [&](Coordinates At) {
    int64_t &I = At[Op.getAxis()];
    const Elements &From = I < Extent ? First : Second;
    I -= I < Extent ? 0 : Extent;
    return From.Data[indexOf(At, From.Shape)];
  });
}

/// Where a part begins: its number times its extent along each dimension. Fails
/// after a diagnostic if there is no such part.
static FailureOr<Coordinates> beginOf(Operation &Op, ArrayRef<int64_t> Numbers,
                                      ArrayRef<int64_t> Part,
                                      ArrayRef<int64_t> Whole) {
  Coordinates Begin;
  for (auto [N, Extent, All] : llvm::zip_equal(Numbers, Part, Whole)) {
    if (N < 0 || N >= All / Extent)
      return Op.emitError("there is no part ") << N << " of " << All / Extent;
    Begin.push_back(N * Extent);
  }
  return Begin;
}

static Storage extracted(ExtractPartOp Op, const Elements &From,
                         ArrayRef<int64_t> Begin) {
  return filled(Op, [&](Coordinates At) {
    for (auto [I, First] : llvm::zip_equal(At, Begin))
      I += First;
    return From.Data[indexOf(At, From.Shape)];
  });
}

static Storage inserted(const Elements &Part, const Elements &Whole,
                        ArrayRef<int64_t> Begin) {
  Storage New = copyOf(Whole);
  for (int64_t I = 0, E = Part.Data.size(); I != E; ++I) {
    Coordinates At = coordinatesOf(I, Part.Shape);
    for (auto [To, First] : llvm::zip_equal(At, Begin))
      To += First;
    New->Data[indexOf(At, Whole.Shape)] = Part.Data[I];
  }
  return New;
}

Evaluator::Result Evaluator::reinterpret(ReinterpretOp Op) {
  FailureOr<Column> From = written(*Op, Op.getSource());
  if (failed(From))
    return failure();
  Type To = Op.getResult().getType().getElementType();
  if (!kindOf(To))
    return Op.emitError("the evaluator has no elements of type ") << To;
  Column Out(To, countOf(shapeOf(Op)));
  unsigned FromBits = numbers::infoOf(From->Kind).Bits,
           ToBits = numbers::infoOf(Out.Kind).Bits;
  for (size_t Bit = 0, E = From->count() * FromBits; Bit != E; ++Bit) {
    size_t Source = Bit % FromBits, Target = Bit % ToBits;
    bool IsSet = From->at(Bit / FromBits)[Source / 8] >> (Source % 8) & 1;
    Out.at(Bit / ToBits)[Target / 8] |= uint8_t(IsSet) << Target % 8;
  }
  setColumn(Op, Out);
  return success();
}

/// The parts of tiles that are moved by numbers known when the program runs.
template <typename OpT>
FailureOr<Coordinates> Evaluator::partOf(OpT Op, ArrayRef<int64_t> Part,
                                         ArrayRef<int64_t> Whole) {
  Coordinates Numbers;
  for (mlir::Value V : Op.getPart())
    Numbers.push_back(integerOf(scalar(V)));
  return beginOf(*Op, Numbers, Part, Whole);
}

std::optional<Evaluator::Result> Evaluator::runShape(Operation &Op) {
  return TypeSwitch<Operation *, std::optional<Result>>(&Op)
      .Case([&](ReshapeOp Any) {
        Storage New = newTile(shapeOf(Any));
        New->Data = tile(Any.getSource())->Data;
        set(Any, New);
        return success();
      })
      .Case([&](PermuteOp Any) {
        set(Any, permuted(Any, *tile(Any.getSource())));
        return success();
      })
      .Case([&](CatOp Any) {
        set(Any,
            concatenated(Any, *tile(Any.getFirst()), *tile(Any.getSecond())));
        return success();
      })
      .Case([&](ExtractPartOp Any) -> Result {
        const Elements &From = *tile(Any.getSource());
        FailureOr<Coordinates> Begin = partOf(Any, shapeOf(Any), From.Shape);
        if (failed(Begin))
          return failure();
        set(Any, extracted(Any, From, *Begin));
        return success();
      })
      .Case([&](InsertPartOp Any) -> Result {
        const Elements &Part = *tile(Any.getSource());
        FailureOr<Coordinates> Begin = partOf(Any, Part.Shape, shapeOf(Any));
        if (failed(Begin))
          return failure();
        set(Any, inserted(Part, *tile(Any.getDest()), *Begin));
        return success();
      })
      .Case([&](ReinterpretOp Any) { return reinterpret(Any); })
      .Case([&](ElementOp Any) {
        set(Any, tile(Any.getSource())->Data.front());
        return success();
      })
      .Case([&](AssumeOp Any) {
        auto Tile = dyn_cast<TileType>(Any.getType());
        if (kindOf(Tile ? Tile.getElementType() : Any.getType()))
          Where.On->seePromise(Any, column(Any.getValue()));
        set(Any, Known[Any.getValue()]);
        return success();
      })
      .Default([](Operation *) { return std::nullopt; });
}

} // namespace opennvvm::tile_eval
