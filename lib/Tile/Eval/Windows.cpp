//===- Windows.cpp - Tiles of memory at addresses -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Evaluator.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

/// A view of global memory: extents and strides default to those of a
/// row-major tile.
Evaluator::Result Evaluator::makeWindow(BlockTileOp Op) {
  TiledViewType T = Op.getView().getType();
  if (T.getResidency() != Residency::Gmem)
    return Op.emitError("the evaluator has no shared memory at addresses");
  int64_t Rank = T.getRank();
  Window New;
  New.Base = integerOf(scalar(Op.getSource()));
  SmallVector<int64_t> Given;
  for (mlir::Value V : Op.getPosition())
    Given.push_back(integerOf(scalar(V)));
  int64_t Begin = Given.size(), Sizes = 0;
  if (std::optional<ArrayRef<int32_t>> Groups = Op.getGroups()) {
    Begin = (*Groups)[0];
    Sizes = (*Groups)[1];
  }
  New.Origin.assign(Rank, 0);
  for (int64_t D = 0; D != Begin; ++D)
    New.Origin[D] = Given[D];
  New.Sizes.assign(T.getShape());
  New.Strides.assign(Rank, 1);
  for (int64_t D = Rank - 1; D > 0; --D)
    New.Strides[D - 1] = New.Strides[D] * New.Sizes[D];
  if (Sizes) {
    New.Sizes.assign(ArrayRef(Given).slice(Begin, Rank));
    New.Strides.assign(ArrayRef(Given).drop_front(Begin + Rank));
  }
  set(Op, std::move(New));
  return success();
}

/// How far the element at the coordinates that \p At gives is from the base, in
/// elements; nothing if it is outside. Dimensions that are \p InBounds are not
/// tested.
static std::optional<uint64_t> offsetIn(const Window &W,
                                        function_ref<int64_t(size_t D)> At,
                                        ArrayRef<bool> InBounds = {}) {
  uint64_t Offset = 0;
  bool IsInside = true;
  for (size_t D = 0; D != W.Origin.size(); ++D) {
    int64_t Coordinate = At(D) + W.Origin[D];
    IsInside &= (!InBounds.empty() && InBounds[D]) ||
                (Coordinate >= 0 && Coordinate < W.Sizes[D]);
    Offset +=
        static_cast<uint64_t>(Coordinate) * static_cast<uint64_t>(W.Strides[D]);
  }
  return IsInside ? std::optional(Offset) : std::nullopt;
}

static SmallVector<InWindow> elementsIn(const Window &W,
                                        ArrayRef<int64_t> Shape,
                                        ArrayRef<int64_t> Start,
                                        ArrayRef<bool> InBounds) {
  SmallVector<InWindow> All;
  for (int64_t I = 0, E = countOf(Shape); I != E; ++I) {
    SmallVector<int64_t> At = coordinatesOf(I, Shape);
    if (auto Offset =
            offsetIn(W, [&](size_t D) { return At[D] + Start[D]; }, InBounds))
      All.push_back({*Offset, static_cast<size_t>(I)});
  }
  return All;
}

/// Reads or writes half a byte.
static void accessNibble(uint8_t *Pair, bool IsHigh, uint8_t *Element,
                         bool Writes) {
  unsigned Shift = IsHigh ? 4 : 0;
  if (Writes)
    *Pair = (*Pair & ~(15 << Shift)) | (*Element & 15) << Shift;
  else
    *Element = *Pair >> Shift & 15;
}

/// Tells \p D of a load of \p Count elements.
static void seeInside(Device &D, Operation &Op, ArrayRef<InWindow> Inside,
                      size_t Count,
                      llvm::function_ref<uint64_t(const InWindow &)> PlaceOf) {
  std::vector<uint64_t> Places(Count);
  llvm::BitVector On(Count);
  for (const InWindow &E : Inside) {
    Places[E.Element] = PlaceOf(E);
    On.set(E.Element);
  }
  D.seeLoad(Op, Places, On);
}

/// The elements of a tile that \p Indices, a tile for each dimension, place in
/// the window, where \p Mask, if there is one, is on.
static SmallVector<InWindow>
gatheredFrom(const Window &W, ArrayRef<Storage> Indices, const Storage &Mask) {
  SmallVector<InWindow> All;
  for (size_t I = 0, E = Indices[0]->Data.size(); I != E; ++I) {
    if (Mask && cast<IntegerAttr>(Mask->Data[I]).getValue().isZero())
      continue;
    if (auto Offset = offsetIn(
            W, [&](size_t D) { return integerOf(Indices[D]->Data[I]); }))
      All.push_back({*Offset, I});
  }
  return All;
}

Evaluator::Result Evaluator::runWindow(Operation &Op, const TiledAccess &A) {
  const Window W = std::get<Window>(Known[A.View]);
  ArrayRef<int64_t> Shape = cast<TiledViewType>(A.View.getType()).getShape();
  auto InBounds = Op.getAttrOfType<DenseBoolArrayAttr>("in_bounds");
  return accessWindow(
      Op, A, countOf(Shape),
      elementsIn(W, Shape, A.Start,
                 InBounds ? InBounds.asArrayRef() : ArrayRef<bool>()));
}

Evaluator::Result Evaluator::gatherWindow(Operation &Op, const TiledAccess &A,
                                          OperandRange Indices,
                                          mlir::Value Mask) {
  SmallVector<Storage> Tiles;
  for (mlir::Value Index : Indices)
    Tiles.push_back(tile(Index));
  return accessWindow(Op, A, Tiles[0]->Data.size(),
                      gatheredFrom(std::get<Window>(Known[A.View]), Tiles,
                                   Mask ? tile(Mask) : nullptr));
}

Evaluator::Result Evaluator::accessWindow(Operation &Op, const TiledAccess &A,
                                          size_t Count,
                                          ArrayRef<InWindow> Inside) {
  if (isa<AsyncTiledLoadOp, AsyncTiledAtomicRMWOp>(Op))
    return Op.emitError("the evaluator has no asynchronous accesses to memory "
                        "at addresses");
  const Window W = std::get<Window>(Known[A.View]);
  Type Element = cast<TiledViewType>(A.View.getType()).getElementType();
  if (!kindOf(Element))
    return Op.emitError("the evaluator has no memory of ") << Element;
  if (failed(awaitAll(workBefore(Op))))
    return failure();
  for (OpResult R : Op.getResults())
    if (isa<MemTokenType>(R.getType()))
      set(R, Token());
  Column Data = paddingOf(Element, A.Padding).repeated(Count);
  if (A.Source) {
    FailureOr<Column> From = written(Op, A.Source);
    if (failed(From))
      return failure();
    Data = std::move(*From);
  }
  bool IsHalf = Data.Kind == numbers::ElementKind::E2M1;
  unsigned Width = Data.width();
  auto PlaceOf = [&](const InWindow &E) {
    auto Offset = static_cast<int64_t>(E.Offset);
    return W.Base + (IsHalf ? Offset >> 1 : Offset * Width);
  };
  if (A.Kind == Access::Read && Where.On->seesLoads())
    seeInside(*Where.On, Op, Inside, Data.count(), PlaceOf);
  for (const InWindow &E : Inside) {
    uint64_t At = PlaceOf(E);
    uint8_t *There = Where.On->reach(Op, At, Width, A.Kind != Access::Read);
    if (!There)
      return failure();
    uint8_t *Here = Data.at(E.Element);
    if (IsHalf) {
      accessNibble(There, E.Offset & 1, Here, A.Kind == Access::Write);
    } else if (A.Kind == Access::Atomic) {
      uint8_t Old[8];
      atomicOf(*symbolizeRMWMode(A.Word),
               Data)(reinterpret_cast<uint64_t>(There), Here, Old);
      std::memcpy(Here, Old, Width);
    } else if (A.Kind == Access::Write) {
      std::memcpy(There, Here, Width);
    } else {
      std::memcpy(Here, There, Width);
      if (Data.Kind == numbers::ElementKind::I1)
        *Here = *Here != 0;
    }
  }
  for (OpResult R : Op.getResults())
    if (isa<TileType>(R.getType()))
      setColumn(R, Data);
  return success();
}

} // namespace opennvvm::tile_eval
