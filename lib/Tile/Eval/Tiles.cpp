//===- Tiles.cpp - Operations on tiles and memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

using Coordinates = SmallVector<int64_t>;

int64_t countOf(ArrayRef<int64_t> Shape) {
  return ShapedType::getNumElements(Shape);
}

Coordinates coordinatesOf(int64_t Index, ArrayRef<int64_t> Shape) {
  Coordinates At(Shape.size());
  for (size_t D = Shape.size(); D--; Index /= Shape[D])
    At[D] = Index % Shape[D];
  return At;
}

int64_t indexOf(ArrayRef<int64_t> At, ArrayRef<int64_t> Shape) {
  int64_t Index = 0;
  for (auto [I, N] : llvm::zip_equal(At, Shape))
    Index = Index * N + I;
  return Index;
}

Storage newTile(ArrayRef<int64_t> Shape) {
  auto New = std::make_shared<Elements>();
  New->Shape.assign(Shape);
  New->Data.resize(countOf(Shape));
  return New;
}

static ArrayRef<int64_t> shapeOf(mlir::Value V) {
  return cast<TileType>(V.getType()).getShape();
}

LogicalResult check(Operation &Op, ArrayRef<TypedAttr> Data) {
  if (llvm::is_contained(Data, TypedAttr()))
    return Op.emitError("reads an element that has not been written");
  return success();
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

int64_t place(const View &V, ArrayRef<int64_t> At) {
  Coordinates Full(V.Origin);
  size_t Skipped = Full.size() - At.size();
  for (auto [D, I] : llvm::enumerate(At))
    Full[Skipped + D] += I;
  for (auto [I, N] : llvm::zip_equal(Full, V.Memory->Shape))
    if (I < 0 || I >= N)
      return -1;
  return indexOf(Full, V.Memory->Shape);
}

FailureOr<View> Evaluator::view(Operation &Op, mlir::Value V) {
  if (const View *Found = std::get_if<View>(&Known[V]))
    return *Found;
  return Op.emitError("the evaluator has no copies of memory at addresses");
}

Evaluator::Result Evaluator::runBlockTile(BlockTileOp Op) {
  const Value &Source = Known[Op.getSource()];
  View New;
  if (const View *From = std::get_if<View>(&Source))
    New = *From;
  else if (const Storage *Buffer = std::get_if<Storage>(&Source))
    New = {*Buffer, Coordinates((*Buffer)->Shape.size())};
  else if (std::get_if<TypedAttr>(&Source))
    return makeWindow(Op);
  else
    return Op.emitError("the evaluator has no such memory");
  for (auto [D, At] : llvm::enumerate(Op.getPosition()))
    New.Origin[D] += integerOf(scalar(At));
  set(Op, New);
  return success();
}

/// The same for types that loops do not know, too.
static TypedAttr outsideOf(Type T, std::optional<PaddingValue> Padding) {
  return kindOf(T) ? paddingOf(T, Padding).element(0) : elementOf(T, 0);
}

/// The coordinates and offsets of a tiled operation, added.
template <typename OpT, typename Fn>
static Coordinates positionOf(OpT Op, Fn Scalar) {
  Coordinates At;
  for (mlir::Value V : Op.getCoords())
    At.push_back(integerOf(Scalar(V)));
  for (auto [D, V] : llvm::enumerate(Op.getOffsets()))
    At[D] += integerOf(Scalar(V));
  return At;
}

static TiledAccess accessOf(Operation &Op,
                            function_ref<TypedAttr(mlir::Value)> Scalar) {
  TiledAccess A;
  TypeSwitch<Operation *>(&Op)
      .Case<TiledLoadOp, AsyncTiledLoadOp>([&](auto Load) {
        A.View = Load.getView();
        A.Padding = Load.getPaddingValue();
        A.Start = positionOf(Load, Scalar);
      })
      .Case([&](TiledStoreOp Store) {
        A.View = Store.getView();
        A.Source = Store.getValue();
        A.Start = positionOf(Store, Scalar);
        A.Kind = Access::Write;
      })
      .Case<TiledAtomicRMWOp, AsyncTiledAtomicRMWOp>([&](auto Atomic) {
        A.View = Atomic.getView();
        A.Source = Atomic.getValue();
        A.Word = stringifyRMWMode(Atomic.getRmwMode());
        A.Start = positionOf(Atomic, Scalar);
        A.Kind = Access::Atomic;
      });
  return A;
}

Evaluator::Result Evaluator::runMemory(Operation &Op) {
  TiledAccess A = accessOf(Op, [&](mlir::Value V) { return scalar(V); });
  if (std::get_if<Window>(&Known[A.View]))
    return runWindow(Op, A);
  View Where = std::get<View>(Known[A.View]);
  auto Window = cast<TiledViewType>(A.View.getType());
  if (static_cast<int64_t>(A.Start.size()) != Window.getRank())
    return Op.emitError("the evaluator knows no descriptor coordinates");
  Storage From = A.Source ? tile(A.Source) : nullptr;
  Storage Loaded = newTile(Window.getShape());
  Touch Memory{Where.Memory, llvm::BitVector(Where.Memory->Data.size()),
               A.Kind};
  std::vector<int64_t> Places;
  Places.reserve(Loaded->Data.size());
  for (int64_t I = 0, E = Loaded->Data.size(); I != E; ++I) {
    Coordinates At = coordinatesOf(I, Window.getShape());
    for (auto [D, First] : llvm::enumerate(A.Start))
      At[D] += First;
    Places.push_back(place(Where, At));
    if (Places.back() >= 0)
      Memory.Places.set(Places.back());
  }
  for (OpResult R : Op.getResults())
    if (isa<TileType>(R.getType()))
      set(R, Loaded);
  SmallVector<Touch, 2> Touches = {Memory, Touch::all(Loaded, Access::Write)};
  if (From)
    Touches.push_back(Touch::all(From, Access::Read));
  TypedAttr Outside = outsideOf(Window.getElementType(), A.Padding);
  auto Land = [=, &Op, Memory = Where.Memory, Word = A.Word]() -> Result {
    bool IsStore = From && Word.empty();
    for (auto [I, Place] : llvm::enumerate(Places)) {
      TypedAttr Old = Place < 0 ? Outside : Memory->Data[Place];
      Loaded->Data[I] = Old;
      if (From && Place >= 0)
        Memory->Data[Place] =
            IsStore ? From->Data[I] : combine(Word, Old, From->Data[I]);
    }
    return IsStore ? success() : check(Op, Loaded->Data);
  };
  return perform(Op, std::move(Touches), Land);
}

Evaluator::Result Evaluator::runGather(Operation &Op) {
  OperandRange Indices = Op.getOperands().take_front(0);
  mlir::Value Mask;
  TiledAccess A;
  TypeSwitch<Operation *>(&Op)
      .Case<GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp>([&](auto Any) {
        Indices = Any.getIndices();
        Mask = Any.getMask();
        A.View = Any.getView();
      });
  if (auto Load = dyn_cast<GatherLoadOp>(Op)) {
    A.Padding = Load.getPaddingValue();
  } else {
    A.Source = Op.getOperand(1);
    A.Kind = Access::Write;
  }
  if (auto Atomic = dyn_cast<ScatterAtomicRMWOp>(Op)) {
    A.Word = stringifyRMWMode(Atomic.getRmwMode());
    A.Kind = Access::Atomic;
  }
  if (std::get_if<Window>(&Known[A.View]))
    return gatherWindow(Op, A, Indices, Mask);
  View Where = std::get<View>(Known[A.View]);
  Type Element = cast<TiledViewType>(A.View.getType()).getElementType();
  Storage Loaded = newTile(tile(Indices[0])->Shape);
  Touch Touched{Where.Memory, llvm::BitVector(Where.Memory->Data.size()),
                A.Kind};
  std::vector<int64_t> Places;
  Places.reserve(Loaded->Data.size());
  for (int64_t I = 0, E = Loaded->Data.size(); I != E; ++I) {
    Coordinates At;
    for (mlir::Value Index : Indices)
      At.push_back(integerOf(tile(Index)->Data[I]));
    bool IsOn =
        !Mask || !cast<IntegerAttr>(tile(Mask)->Data[I]).getValue().isZero();
    Places.push_back(IsOn ? place(Where, At) : -1);
    if (Places.back() >= 0)
      Touched.Places.set(Places.back());
  }
  if (failed(checkAccess(Op, Touched)))
    return failure();
  for (auto [I, Place] : llvm::enumerate(Places)) {
    Loaded->Data[I] = outsideOf(Element, A.Padding);
    if (Place < 0)
      continue;
    TypedAttr &Old = Where.Memory->Data[Place];
    Loaded->Data[I] = Old;
    if (A.Source)
      Old = A.Word.empty() ? tile(A.Source)->Data[I]
                           : combine(A.Word, Old, tile(A.Source)->Data[I]);
  }
  if (isa<ScatterStoreOp>(Op))
    return success();
  set(Op.getResult(0), Loaded);
  return check(Op, Loaded->Data);
}

Evaluator::Result Evaluator::runCopy(Operation &Op) {
  FailureOr<View> From = view(Op, Op.getOperand(0)),
                  To = view(Op, Op.getOperand(1));
  if (failed(From) || failed(To))
    return failure();
  auto Window = cast<TiledViewType>(Op.getOperand(0).getType());
  Moves M{From->Memory, To->Memory, {}, elementOf(Window.getElementType(), 0)};
  for (int64_t I = 0, E = countOf(Window.getShape()); I != E; ++I) {
    Coordinates At = coordinatesOf(I, Window.getShape());
    if (int64_t Target = place(*To, At); Target >= 0)
      M.Places.push_back({place(*From, At), Target});
  }
  return move(Op, std::move(M));
}

Evaluator::Result Evaluator::move(Operation &Op, Moves M) {
  Touch Read{M.From, llvm::BitVector(M.From->Data.size()), Access::Read};
  Touch Written{M.To, llvm::BitVector(M.To->Data.size()), Access::Write};
  for (auto [Source, Target] : M.Places) {
    if (Source >= 0)
      Read.Places.set(Source);
    Written.Places.set(Target);
  }
  return perform(Op, {std::move(Read), std::move(Written)},
                 [M = std::move(M)]() -> Result {
                   std::vector<TypedAttr> Data;
                   Data.reserve(M.Places.size());
                   for (auto [Source, Target] : M.Places)
                     Data.push_back(Source < 0 ? M.Outside
                                               : M.From->Data[Source]);
                   for (auto [Place, Element] : llvm::zip_equal(M.Places, Data))
                     M.To->Data[Place.second] = Element;
                   return success();
                 });
}

//===----------------------------------------------------------------------===//
// Tiles from tiles
//===----------------------------------------------------------------------===//

/// Fills a new tile of \p R's shape with the elements of \p From at the
/// coordinates that \p Where gives.
template <typename Fn>
static Storage rearranged(mlir::Value R, const Elements &From, Fn Where) {
  Storage New = newTile(shapeOf(R));
  for (int64_t I = 0, E = New->Data.size(); I != E; ++I)
    New->Data[I] =
        From.Data[indexOf(Where(coordinatesOf(I, New->Shape)), From.Shape)];
  return New;
}

static Storage shuffled(ShuffleOp Op, const Elements &From) {
  return rearranged(Op, From, [&](Coordinates At) {
    if (Op.getAxis()) {
      int64_t &I = At[*Op.getAxis()], N = From.Shape[*Op.getAxis()];
      I = Op.getXorMask() ? I ^ *Op.getXorMask()
                          : ((I + *Op.getRotate()) % N + N) % N;
    }
    return At;
  });
}

static Storage inserted(InsertSliceOp Op, const Elements &Part,
                        const Elements &Whole) {
  Storage New = copyOf(Whole);
  for (int64_t I = 0, E = Part.Data.size(); I != E; ++I) {
    Coordinates At = coordinatesOf(I, Part.Shape);
    for (auto [D, From] : llvm::enumerate(Op.getOffsets()))
      At[D] += From;
    New->Data[indexOf(At, Whole.Shape)] = Part.Data[I];
  }
  return New;
}

/// The operations that are about one tile, waiting and storage.
Evaluator::Result Evaluator::runTile(Operation &Op) {
  auto Source = [&]() -> const Elements & { return *tile(Op.getOperand(0)); };
  mlir::Value R = Op.getNumResults() ? Op.getResult(0) : mlir::Value();
  return TypeSwitch<Operation *, Result>(&Op)
      .Case<ConvertLayoutOp, ExpandDimsOp, TmemLoadOp>([&](auto) {
        Storage New = newTile(shapeOf(R));
        New->Data = Source().Data;
        set(R, New);
        return check(Op, New->Data);
      })
      .Case([&](SplatOp) {
        Storage New = newTile(shapeOf(R));
        llvm::fill(New->Data, scalar(Op.getOperand(0)));
        set(R, New);
        return success();
      })
      .Case([&](BroadcastOp) {
        set(R, rearranged(R, Source(), [&](Coordinates At) {
              for (auto [I, N] : llvm::zip_equal(At, Source().Shape))
                I = N == 1 ? 0 : I;
              return At;
            }));
        return success();
      })
      .Case([&](ShuffleOp Shuffle) {
        set(R, shuffled(Shuffle, Source()));
        return success();
      })
      .Case([&](ExtractSliceOp Slice) {
        set(R, rearranged(R, Source(), [&](Coordinates At) {
              for (auto [D, From] : llvm::enumerate(Slice.getOffsets()))
                At[D] += From;
              return At;
            }));
        return success();
      })
      .Case([&](InsertSliceOp Slice) {
        set(R, inserted(Slice, Source(), *tile(Slice.getDest())));
        return success();
      })
      .Case([&](TmemStoreOp Store) {
        tile(Store.getDest())->Data = tile(Store.getValue())->Data;
        return success();
      })
      .Case([&](AllocTensorOp) {
        set(R, newTile(shapeOf(R)));
        return success();
      })
      .Case([&](AllocViewOp Alloc) {
        ArrayRef<int64_t> Shape = Alloc.getView().getType().getShape();
        set(R, View{newTile(Shape), Coordinates(Shape.size())});
        return success();
      })
      .Case([&](AsyncWaitOp Wait) { return await(Wait); })
      .Case([&](CreateBarrierOp) {
        set(R, std::make_shared<Barrier>());
        return success();
      })
      .Default([&](Operation *) -> Result {
        return Op.emitError("the evaluator does not know this operation");
      });
}

} // namespace opennvvm::tile_eval
