//===- Invented.cpp - Arguments and memory that are made up ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Invented.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_loads {

using tile_eval::Column;

uint64_t mixed(uint64_t Seed, uint64_t Number) {
  uint64_t X = Seed * 0x9e3779b97f4a7c15 + Number + 1;
  for (unsigned Round = 0; Round != 2; ++Round) {
    X = (X ^ X >> 31) * 0xbf58476d1ce4e5b9;
    X ^= X >> 29;
  }
  return X;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static Type elementOf(Operation &Op) {
  for (Value V : Op.getResults())
    if (auto Tile = dyn_cast<TileType>(V.getType()))
      return Tile.getElementType();
  return Op.getNumResults() ? Op.getResult(0).getType() : Type();
}

std::vector<uint8_t> &InventedDevice::pageAt(uint64_t Number, Type Element) {
  std::vector<uint8_t> &Page = Pages[Number];
  if (!Page.empty())
    return Page;
  Page.resize(PageBytes);
  auto Kind = Element ? tile_eval::kindOf(Element) : std::nullopt;
  unsigned Bytes = Kind ? tile::infoOf(*Kind).Bytes : 4;
  bool IsFloat = Kind && tile::infoOf(*Kind).IsFloat;
  // What is loaded may be how often a loop runs, or which rows are loaded.
  bool IsNarrow = Bytes == 1 || IsFloat || Seed % 2;
  uint64_t Numbers = IsNarrow ? 16 : 2048;
  for (uint64_t At = 0; At < PageBytes; At += Bytes) {
    uint64_t Is = mixed(Seed ^ Number << 20, At) % Numbers;
    if (IsFloat) {
      auto Real = double(Is);
      tile::fromDoubles(*Kind, &Page[At], &Real, 1, tile::Rounding::Even);
    } else {
      std::memcpy(&Page[At], &Is, Bytes);
    }
  }
  return Page;
}

uint8_t *InventedDevice::reach(Operation &Op, uint64_t At, unsigned Bytes,
                               bool) {
  if (++Elements > MaxElements) {
    Op.emitError("too much is loaded");
    return nullptr;
  }
  // What is not aligned is not looked at any more.
  At -= At % Bytes;
  return &pageAt(At / PageBytes, elementOf(Op))[At % PageBytes];
}

void InventedDevice::seeLoad(Operation &Op, ArrayRef<uint64_t> Places,
                             const llvm::BitVector &On) {
  Watch(Op, Places, On);
}

//===----------------------------------------------------------------------===//
// Promises
//===----------------------------------------------------------------------===//

static int64_t numberAt(const Column &Of, size_t I) {
  uint64_t Bits = 0;
  std::memcpy(&Bits, Of.at(I), Of.width());
  unsigned Unused = 64 - tile::infoOf(Of.Kind).Bits;
  return int64_t(Bits << Unused) >> Unused;
}

/// Whether the element \p I of a tile keeps what is promised of it and the one
/// before it along a dimension.
static bool isKept(DivByAttr Fact, ArrayRef<int64_t> Shape, const Column &Of,
                   size_t I) {
  if (!Fact.getEvery())
    return numberAt(Of, I) % Fact.getDivisor() == 0;
  size_t Inner = 1;
  for (size_t D = Shape.size(); --D > size_t(Fact.getAlong());)
    Inner *= size_t(Shape[D]);
  size_t At = I / Inner % size_t(Shape[size_t(Fact.getAlong())]);
  return At % size_t(Fact.getEvery())
             ? numberAt(Of, I) - numberAt(Of, I - Inner) == 1
             : numberAt(Of, I) % Fact.getDivisor() == 0;
}

static bool isKept(SameElementsAttr Fact, ArrayRef<int64_t> Shape,
                   const Column &Of, size_t I) {
  size_t Inner = 1;
  for (size_t D = Shape.size(); D-- > 0; Inner *= size_t(Shape[D]))
    if (I / Inner % size_t(Shape[D]) % size_t(Fact.getGroups()[D]) &&
        numberAt(Of, I) != numberAt(Of, I - Inner))
      return false;
  return true;
}

void InventedDevice::seePromise(AssumeOp Op, const Column &Of) {
  auto Tile = dyn_cast<TileType>(Op.getType());
  ArrayRef<int64_t> Shape = Tile ? Tile.getShape() : ArrayRef<int64_t>();
  if (tile::infoOf(Of.Kind).IsFloat || Of.hasMissing())
    return;
  for (size_t I = 0; I != Of.count(); ++I) {
    if (auto Div = dyn_cast<DivByAttr>(Op.getFact()))
      IsBroken |= !isKept(Div, Shape, Of, I);
    if (auto Bounded = dyn_cast<BoundedAttr>(Op.getFact()))
      IsBroken |= numberAt(Of, I) < Bounded.getLower() ||
                  numberAt(Of, I) > Bounded.getUpper();
    if (auto Same = dyn_cast<SameElementsAttr>(Op.getFact()))
      IsBroken |= !isKept(Same, Shape, Of, I);
  }
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

namespace {
/// What a program promises of a parameter at once.
struct Promise {
  int64_t Divisor = 1;
  int64_t Low = 0, High = INT64_MAX;
};
} // namespace

static void collect(Value V, Promise &P) {
  for (Operation *User : V.getUsers()) {
    auto Assume = dyn_cast<AssumeOp>(User);
    if (!Assume)
      continue;
    if (auto Div = dyn_cast<DivByAttr>(Assume.getFact());
        Div && !Div.getEvery())
      P.Divisor = std::max(P.Divisor, Div.getDivisor());
    if (auto Bounded = dyn_cast<BoundedAttr>(Assume.getFact())) {
      P.Low = std::max(P.Low, Bounded.getLower());
      P.High = std::min(P.High, Bounded.getUpper());
    }
    collect(Assume.getResult(), P);
  }
}

/// Numbers of a launch are of one size, or of all.
static int64_t inventNumber(const Promise &P, uint64_t Seed, unsigned N) {
  static constexpr int64_t Powers[] = {8, 16, 32, 64, 128, 256, 512, 1024};
  uint64_t Random = mixed(Seed, N), Way = Seed % 4;
  if (Way == 3)
    Way = Random >> 40 & 1;
  int64_t Number = Way == 0   ? int64_t(Random % 40) + 1
                   : Way == 1 ? int64_t(Random % 500) + 100
                              : Powers[Random % std::size(Powers)];
  Number = int64_t(llvm::alignTo(uint64_t(Number), uint64_t(P.Divisor)));
  return std::clamp(Number, P.Low, P.High);
}

std::optional<SmallVector<tile_eval::Value>> inventArguments(func::FuncOp F,
                                                             uint64_t Seed) {
  SmallVector<tile_eval::Value> All;
  for (BlockArgument A : F.getArguments()) {
    unsigned N = A.getArgNumber();
    Type T = A.getType();
    Promise P;
    collect(A, P);
    if (auto Pointee = F.getArgAttrOfType<TypeAttr>(N, "nv_tileas.pointee")) {
      Type Element = Pointee.getValue();
      int64_t Unit = Element.isIntOrFloat() ? getElementBitWidth(Element) : 8;
      int64_t Align = std::max(P.Divisor, int64_t(llvm::divideCeil(Unit, 8)));
      int64_t At = (int64_t(N) + 1) << 40;
      At += int64_t(mixed(Seed, N) % 64) * Align;
      All.push_back(TypedAttr(IntegerAttr::get(T, At)));
    } else if (T.isInteger(1)) {
      All.push_back(
          TypedAttr(IntegerAttr::get(T, int64_t(mixed(Seed, N) & 1))));
    } else if (T.isIntOrIndex()) {
      int64_t Number = inventNumber(P, Seed, N);
      if (T.isInteger(8))
        Number = std::min<int64_t>(Number, 127);
      All.push_back(TypedAttr(IntegerAttr::get(T, Number)));
    } else if (isa<FloatType>(T)) {
      All.push_back(TypedAttr(FloatAttr::get(T, 0.5)));
    } else {
      return std::nullopt;
    }
  }
  return All;
}

} // namespace opennvvm::tile_loads
