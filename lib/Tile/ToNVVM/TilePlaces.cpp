//===- TilePlaces.cpp - Where elements of a tile are ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilePlaces.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

TilePlaces::TilePlaces(Lowering &L, const ViewParts &View, const Layout &In,
                       TileType Tile, ValueRange Coordinates,
                       ValueRange Offsets,
                       std::optional<ArrayRef<bool>> InBounds)
    : L(L), View(View), In(In), Fields(fieldsOf(Tile.getShape())),
      Shape(Tile.getShape()),
      Bytes(std::max(8U, memoryBits(Tile.getElementType())) / 8),
      Limits(Fields.size()) {
  for (size_t D = 0; D < Fields.size(); ++D)
    IsKnownInside.push_back(!View.Dimensions[D].Size ||
                            (InBounds && (*InBounds)[D]));
  place(Coordinates, Offsets);
}

/// Finds where the tile and the thread's part of it begin.
void TilePlaces::place(ValueRange Coordinates, ValueRange Offsets) {
  ImplicitLocOpBuilder &B = L.B;
  Value Address = View.Base;
  SmallVector<uint64_t> Divisors;
  for (auto [D, F] : llvm::enumerate(Fields)) {
    const ViewParts::Dimension &Of = View.Dimensions[D];
    Value First = L.scalar(Coordinates[D]);
    uint64_t Divisor = L.divisorOf(Coordinates[D]);
    if (D < Offsets.size()) {
      First = arith::AddIOp::create(B, First, L.scalar(Offsets[D]));
      Divisor = std::min(Divisor, L.divisorOf(Offsets[D]));
    }
    if (Of.Origin) {
      First = arith::AddIOp::create(B, First, Of.Origin);
      Divisor = std::min(Divisor, Of.OriginDivisor);
    }
    Divisors.push_back(Divisor);
    Value Step =
        arith::MulIOp::create(B, Of.Stride, L.constant64(int64_t(Bytes)));
    Address = arith::AddIOp::create(B, Address,
                                    arith::MulIOp::create(B, First, Step));
    if (!IsKnownInside[D])
      limit(unsigned(D), First, Shape[D],
            isNegative(Coordinates[D],
                       D < Offsets.size() ? Offsets[D] : Value(), Of));
    Value Thread = arith::ExtUIOp::create(B, B.getI64Type(),
                                          L.threadPart(In, F.mask(), F.Shift));
    if ((In.laneBits() | In.warpBits()) & F.mask())
      Address = arith::AddIOp::create(B, Address,
                                      arith::MulIOp::create(B, Thread, Step));
  }
  Start = globalPointer(L, Address);
  chooseVector(Divisors);
}

/// Whether the sum of what says where a tile begins may be below zero.
bool TilePlaces::isNegative(Value Coordinate, Value Offset,
                            const ViewParts::Dimension &Of) {
  // Sums of a few numbers of this size do not wrap.
  int64_t Most = int64_t(1) << 60;
  auto MayBe = [&](Value V) { return V && !L.Facts.of(V).isWithin(0, Most); };
  return MayBe(Coordinate) || MayBe(Offset) || Of.MayBeNegative;
}

/// Coordinates as 32-bit numbers: the part of the tile that is in the memory
/// begins and ends in the tile or at its edges.
void TilePlaces::limit(unsigned D, Value First, int64_t Extent,
                       bool MayBeNegative) {
  ImplicitLocOpBuilder &B = L.B;
  Type I32 = B.getI32Type();
  Value Zero = L.constant64(0), Most = L.constant64(Extent);
  auto Clamp = [&](Value V) -> Value {
    V = arith::MaxSIOp::create(B, V, Zero);
    return arith::TruncIOp::create(B, I32, arith::MinSIOp::create(B, V, Most));
  };
  Limit New;
  New.Length = Clamp(arith::SubIOp::create(B, View.Dimensions[D].Size, First));
  Field F = Fields[D];
  New.Thread = L.threadPart(In, F.mask(), F.Shift);
  if (MayBeNegative) {
    Value Lower = Clamp(arith::SubIOp::create(B, Zero, First));
    // An empty part has no length below zero.
    New.Length = arith::MaxSIOp::create(
        B, arith::SubIOp::create(B, New.Length, Lower), L.constant(0));
    New.Thread = arith::SubIOp::create(B, New.Thread, Lower);
  }
  New.IsInside = arith::CmpIOp::create(B, arith::CmpIPredicate::eq, New.Length,
                                       L.constant(int32_t(Extent)));
  Limits[D] = std::move(New);
}

void TilePlaces::chooseVector(ArrayRef<uint64_t> FirstDivisors) {
  // Neighbors in memory are those of the last dimension whose stride is 1.
  uint64_t Aligned = View.BaseDivisor;
  for (auto [D, Of] : llvm::enumerate(View.Dimensions)) {
    if (Of.KnownStride == 1)
      Inner = unsigned(D);
    else
      Aligned = std::min(Aligned, Of.StrideDivisor * Bytes);
  }
  if (!Inner)
    return;
  Aligned = std::min(Aligned, FirstDivisors[*Inner] * Bytes);
  Field F = Fields[*Inner];
  while (VectorBits < In.Register.size() && VectorBits < F.Bits &&
         In.Register[VectorBits] == 1U << (F.Shift + VectorBits) &&
         (Bytes << (VectorBits + 1)) <= std::min<uint64_t>(16, Aligned))
    ++VectorBits;
}

Value TilePlaces::pointer(unsigned R) {
  ImplicitLocOpBuilder &B = L.B;
  uint32_t Number = In.ofRegister(R), Dynamic = 0;
  int64_t Fixed = 0;
  for (auto [D, F] : llvm::enumerate(Fields)) {
    int64_t At = (Number & F.mask()) >> F.Shift;
    if (std::optional<int64_t> Stride = View.Dimensions[D].KnownStride)
      Fixed += At * *Stride * int64_t(Bytes);
    else
      Dynamic |= Number & F.mask();
  }
  Type Pointer = Start.getType();
  Value &At = Moved[Dynamic];
  if (!At) {
    At = Start;
    for (auto [D, F] : llvm::enumerate(Fields)) {
      if (!(Dynamic & F.mask()))
        continue;
      int64_t By = int64_t((Dynamic & F.mask()) >> F.Shift) * int64_t(Bytes);
      Value Offset =
          arith::MulIOp::create(B, View.Dimensions[D].Stride, L.constant64(By));
      At = LLVM::GEPOp::create(B, Pointer, B.getI8Type(), At,
                               LLVM::GEPArg(Offset));
    }
  }
  if (!Fixed)
    return At;
  if (llvm::isInt<32>(Fixed))
    return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), At,
                               LLVM::GEPArg(int32_t(Fixed)));
  return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), At,
                             LLVM::GEPArg(L.constant64(Fixed)));
}

/// Whether coordinate \p D of element \p Number of thread 0 is inside, for this
/// thread.
Value TilePlaces::partInside(unsigned D, uint32_t Number) {
  Limit &Bound = *Limits[D];
  uint32_t Part = (Number & Fields[D].mask()) >> Fields[D].Shift;
  Value &Is = Bound.Known[Part];
  if (!Is) {
    Value At = Bound.Thread;
    if (Part)
      At = arith::AddIOp::create(L.B, At, L.constant(int32_t(Part)));
    Is =
        arith::CmpIOp::create(L.B, arith::CmpIPredicate::ult, At, Bound.Length);
  }
  return Is;
}

Value TilePlaces::isInside(unsigned R, std::optional<unsigned> Except) {
  Value All;
  for (unsigned D = 0; D < Limits.size(); ++D)
    if (Limits[D] && D != Except)
      All = both(L, All, partInside(D, In.ofRegister(R)));
  return All;
}

Value TilePlaces::isInside(unsigned R) { return isInside(R, std::nullopt); }

Value TilePlaces::bytesInside(unsigned R) {
  ImplicitLocOpBuilder &B = L.B;
  uint32_t Number = In.ofRegister(R);
  Value Whole = L.constant(int32_t(Bytes << VectorBits)), Zero = L.constant(0);
  if (!VectorBits || !Inner || !Limits[*Inner]) {
    Value Is = isInside(R);
    return Is ? arith::SelectOp::create(B, Is, Whole, Zero).getResult() : Is;
  }
  // The memory does not begin between neighbors: the first of them is at a
  // multiple of their number.
  Limit &Bound = *Limits[*Inner];
  uint32_t Part = (Number & Fields[*Inner].mask()) >> Fields[*Inner].Shift;
  Value &Some = Bound.KnownBytes[Part];
  if (!Some) {
    Value At = Bound.Thread;
    if (Part)
      At = arith::AddIOp::create(B, At, L.constant(int32_t(Part)));
    Value Left =
        arith::MulIOp::create(B, arith::SubIOp::create(B, Bound.Length, At),
                              L.constant(int32_t(Bytes)));
    Some =
        arith::SelectOp::create(B, partInside(*Inner, Number),
                                arith::MinSIOp::create(B, Left, Whole), Zero);
  }
  Value Is = isInside(R, Inner);
  return Is ? arith::SelectOp::create(B, Is, Some, Zero).getResult() : Some;
}

bool TilePlaces::restrict(Value Exists,
                          llvm::function_ref<bool(unsigned)> Varies) {
  bool Any = false;
  for (unsigned D = 0; D < Limits.size(); ++D) {
    if (!Limits[D] || !Varies(D))
      continue;
    Limits[D]->Length =
        arith::SelectOp::create(L.B, Exists, Limits[D]->Length, L.constant(0));
    Any = true;
  }
  return Any;
}

Value TilePlaces::isAllInside() {
  Value All;
  for (std::optional<Limit> &Bound : Limits)
    if (Bound)
      All = both(L, All, Bound->IsInside);
  return All;
}

} // namespace opennvvm::tile
