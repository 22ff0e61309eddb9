//===- AheadTile.cpp - Tiles that are copied to shared memory -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AheadTile.h"
#include "AddressPlaces.h"
#include "ProductCode.h"
#include "TilePlaces.h"
#include "TokenOrder.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// A row of all banks: where tiles begin.
static constexpr uint64_t RowBytes = 128;

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a `tiled_load`.
class ViewPlaces {
public:
  ViewPlaces(Lowering &L, TiledLoadOp Op, const ViewParts &View,
             const Layout &In)
      : At(L, View, In, L.tileType(Op.getResult()), Op.getCoords(),
           Op.getOffsets(), Op.getInBounds()),
        Op(Op) {}

  unsigned vectorBits() const { return At.vectorBits(); }
  bool isPadded() { return bool(At.isAllInside()); }
  Value pointer(Lowering &, unsigned R) { return At.pointer(R); }
  Value bytes(Lowering &, unsigned R) { return At.bytesInside(R); }
  /// Whether there are no bytes unless \p Exists.
  bool restrict(const AheadLoads &Ahead, Value Exists) {
    return At.restrict(Exists, [&](unsigned D) {
      return Ahead.varies(Op.getView()) || Ahead.varies(Op.getCoords()[D]) ||
             (D < Op.getOffsets().size() && Ahead.varies(Op.getOffsets()[D]));
    });
  }

private:
  TilePlaces At;
  TiledLoadOp Op;
};

/// Those of a `load_at`.
class MaskedPlaces {
public:
  static FailureOr<MaskedPlaces> of(Lowering &L, LoadAtOp Op,
                                    const Layout &In) {
    FailureOr<Registers> Addresses = L.get(Op.getAddresses(), In);
    FailureOr<Registers> Mask = Registers();
    if (Op.getMask())
      Mask = L.get(Op.getMask(), In);
    if (failed(Addresses) || failed(Mask))
      return failure();
    MaskedPlaces New;
    New.Pointers = globalPointers(L, Op.getAddresses(), *Addresses, In);
    New.Mask = std::move(*Mask);
    unsigned Bytes =
        memoryBits(L.tileType(Op.getResult()).getElementType()) / 8;
    New.Vector = neighborBits(L, Op.getAddresses(), Op.getMask(), In, Bytes);
    New.Bytes = Bytes << New.Vector;
    return New;
  }

  unsigned vectorBits() const { return Vector; }
  bool isPadded() const { return !Mask.empty(); }
  Value pointer(Lowering &, unsigned R) const { return Pointers[R]; }
  Value bytes(Lowering &L, unsigned R) const {
    if (Mask.empty())
      return {};
    return arith::SelectOp::create(L.B, Mask[R], L.constant(int32_t(Bytes)),
                                   L.constant(0));
  }
  bool restrict(const AheadLoads &, Value) const { return false; }

private:
  Registers Pointers, Mask;
  unsigned Vector = 0, Bytes = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Where the elements are in shared memory: the product that reads the tile
/// decides, or else the threads that copy it.
StageMap AheadTile::chooseMap(Lowering &L, const AheadLoads &Ahead) {
  unsigned Bytes = Element.getIntOrFloatBitWidth() / 8;
  for (Operation *Product : Ahead.Products) {
    ProductPlan Plan = planProduct(Product, L.M);
    for (const Factor &F : factorsOf(Product, Plan)) {
      ShapeSource From = shapeSource(F.Of);
      if (From.Source != Load->getResult(0))
        continue;
      std::optional<FragmentReader> Reader = sharedReader(L, Plan, F);
      if (!Reader)
        continue;
      Layout Home = L.layoutOf(F.Of);
      StageMap Own = mapOfSource(
          stageMap(Home, Reader->In, Reader->VectorBits, Home.bits(), Bytes),
          From);
      if (!areNeighbors(Own, Writer, VectorBits))
        continue;
      IsMultiplied = true;
      return Own;
    }
  }
  return stageMap(Writer, Writer, VectorBits, Writer.bits(), Bytes);
}

static PaddingValue paddingOfLoad(Operation *Load) {
  std::optional<PaddingValue> Padding =
      isa<TiledLoadOp>(Load) ? cast<TiledLoadOp>(Load).getPaddingValue()
                             : cast<LoadAtOp>(Load).getPaddingValue();
  return Padding.value_or(PaddingValue::Zero);
}

FailureOr<std::unique_ptr<AheadTile>>
AheadTile::make(Lowering &L, Operation *Load, const AheadLoads &Ahead) {
  std::unique_ptr<AheadTile> None;
  Value Tile = Load->getResult(0);
  Type Memory = L.tileType(Tile).getElementType();
  auto New = std::make_unique<AheadTile>();
  New->Load = Load;
  New->Element = registerType(Memory);
  unsigned Bits = memoryBits(Memory);
  if (!L.M.hasAsyncCopies() || Bits % 8 != 0 ||
      Bits != New->Element.getIntOrFloatBitWidth())
    return std::move(None);
  New->Writer = L.Plan.home(Tile);
  bool IsPadded = false;
  if (auto Tiled = dyn_cast<TiledLoadOp>(Load)) {
    FailureOr<ViewParts> View = viewOf(L, Tiled.getView(), Load);
    if (failed(View))
      return failure();
    ViewPlaces At(L, Tiled, *View, New->Writer);
    New->VectorBits = At.vectorBits();
    IsPadded = At.isPadded();
  } else {
    FailureOr<MaskedPlaces> At =
        MaskedPlaces::of(L, cast<LoadAtOp>(Load), New->Writer);
    if (failed(At))
      return failure();
    New->VectorBits = At->vectorBits();
    IsPadded = At->isPadded();
  }
  if ((Bits << New->VectorBits) < 32 ||
      (IsPadded && paddingOfLoad(Load) != PaddingValue::Zero))
    return std::move(None);
  New->Map = New->chooseMap(L, Ahead);
  return std::move(New);
}

uint64_t AheadTile::placeAt(uint64_t From) {
  Offset = llvm::alignTo(From, RowBytes);
  uint64_t Bytes = Element.getIntOrFloatBitWidth() / 8;
  return llvm::alignTo(Offset + (Bytes << llvm::popcount(Writer.bits())),
                       RowBytes);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static Value moved(Lowering &L, Value Pointer, uint64_t By) {
  return By ? LLVM::GEPOp::create(L.B, Pointer.getType(), L.B.getI8Type(),
                                  Pointer, LLVM::GEPArg(int32_t(By)))
                  .getResult()
            : Pointer;
}

template <typename PlacesT>
void AheadTile::copyFrom(Lowering &L, PlacesT &From, Value Stage,
                         Value Exists) const {
  ImplicitLocOpBuilder &B = L.B;
  Value IsOwner = L.isOwner(Writer);
  OpBuilder::InsertionGuard Guard(B);
  if (IsOwner)
    B.setInsertionPointToStart(
        scf::IfOp::create(B, IsOwner, /*withElseRegion=*/false).thenBlock());
  unsigned Bytes = (Element.getIntOrFloatBitWidth() / 8) << VectorBits;
  class Stage To(L, Map, Writer, Writer, VectorBits, Element);
  To.begin(moved(L, Stage, Offset));
  Value Whole;
  for (unsigned R = 0; R < Writer.registers(); R += 1U << VectorBits) {
    Value Some = From.bytes(L, R);
    if (Exists && (Some || !Whole)) {
      Value Most = Some ? Some : L.constant(int32_t(Bytes));
      Value New = arith::SelectOp::create(B, Exists, Most, L.constant(0));
      if (Some)
        Some = New;
      else
        Whole = New;
    }
    NVVM::CpAsyncOp::create(B, To.writerAddress(Writer.ofRegister(R)),
                            From.pointer(L, R), Bytes,
                            Bytes == 16 ? NVVM::LoadCacheModifierKind::CG
                                        : NVVM::LoadCacheModifierKind::CA,
                            Some ? Some : Whole);
  }
}

LogicalResult AheadTile::copy(Lowering &L, const AheadLoads &Ahead, Value Stage,
                              Value Exists) const {
  L.B.setLoc(Load->getLoc());
  TokenOrder::Making Of(*L.Order, Load);
  // Threads copy what others use.
  L.Order->notePlaces(Load, {}, Layout());
  if (auto Tiled = dyn_cast<TiledLoadOp>(Load)) {
    FailureOr<ViewParts> View = viewOf(L, Tiled.getView(), Load);
    if (failed(View))
      return failure();
    ViewPlaces From(L, Tiled, *View, Writer);
    bool IsKnown = From.restrict(Ahead, Exists);
    copyFrom(L, From, Stage, IsKnown ? Value() : Exists);
    return success();
  }
  FailureOr<MaskedPlaces> From =
      MaskedPlaces::of(L, cast<LoadAtOp>(Load), Writer);
  if (failed(From))
    return failure();
  copyFrom(L, *From, Stage, Exists);
  return success();
}

SharedTile AheadTile::inStage(Lowering &L, Value Stage) const {
  return {Map, Element, moved(L, Stage, Offset)};
}

} // namespace opennvvm::tile
