//===- Columns.cpp - Elements as bytes, for loops -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Columns.h"
#include "Tile/Eval/Numbers/ElementTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include <cstring>

using namespace mlir;

namespace opennvvm::tile_eval {

using numbers::ElementKind;

std::optional<ElementKind> kindOf(Type T) { return numbers::builtinKindOf(T); }

/// The bits of a tf32 that an f32 has behind it.
static constexpr unsigned UnusedOfTF32 = 13;

static uint64_t bitsOf(TypedAttr Element, ElementKind K) {
  if (auto Float = dyn_cast<FloatAttr>(Element)) {
    uint64_t Bits = Float.getValue().bitcastToAPInt().getZExtValue();
    return K == ElementKind::TF32 ? Bits << UnusedOfTF32 : Bits;
  }
  return cast<IntegerAttr>(Element).getValue().getZExtValue();
}

Column::Column(mlir::Type T, size_t Count)
    : Type(T), Kind(*kindOf(T)), Bytes(Count * numbers::infoOf(Kind).Bytes) {}

Column::Column(mlir::Type T, ArrayRef<TypedAttr> Data)
    : Column(T, Data.size()) {
  for (auto [I, Element] : llvm::enumerate(Data)) {
    if (!Element) {
      Missing.resize(Data.size());
      Missing.set(I);
      continue;
    }
    uint64_t Bits = bitsOf(Element, Kind);
    std::memcpy(at(I), &Bits, width());
  }
}

TypedAttr Column::element(size_t I) const {
  if (isMissing(I))
    return {};
  uint64_t Bits = 0;
  std::memcpy(&Bits, at(I), width());
  auto Float = dyn_cast<FloatType>(Type);
  if (!Float)
    return IntegerAttr::get(
        Type, APInt(Type.isIndex() ? 64 : Type.getIntOrFloatBitWidth(), Bits,
                    /*isSigned=*/false,
                    /*implicitTrunc=*/true));
  if (Kind == ElementKind::TF32)
    Bits >>= UnusedOfTF32;
  return FloatAttr::get(
      Float, APFloat(Float.getFloatSemantics(),
                     APInt(Float.getWidth(), Bits, /*isSigned=*/false,
                           /*implicitTrunc=*/true)));
}

std::vector<TypedAttr> Column::elements() const {
  std::vector<TypedAttr> All;
  All.reserve(count());
  for (size_t I = 0, E = count(); I != E; ++I)
    All.push_back(element(I));
  return All;
}

void Column::put(size_t First, const Column &Other) {
  std::memcpy(at(First), Other.Bytes.data(), Other.Bytes.size());
  if (Missing.empty() && !Other.hasMissing())
    return;
  Missing.resize(count());
  for (size_t I = 0, E = Other.count(); I != E; ++I)
    Missing[First + I] = Other.isMissing(I);
}

Column Column::part(size_t First, size_t Count) const {
  Column New(Type, Count);
  std::memcpy(New.Bytes.data(), at(First), New.Bytes.size());
  if (hasMissing()) {
    New.Missing.resize(Count);
    for (size_t I = 0; I != Count; ++I)
      New.Missing[I] = Missing[First + I];
  }
  return New;
}

Column Column::repeated(size_t Count) const {
  Column New(Type, Count);
  for (size_t I = 0; I != Count; ++I)
    std::memcpy(New.at(I), at(0), width());
  if (isMissing(0))
    New.Missing.resize(Count, true);
  return New;
}

} // namespace opennvvm::tile_eval
