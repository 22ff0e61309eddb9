//===- TilePlaces.cpp - Where elements of a tile are ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilePlaces.h"
#include "mlir/IR/Matchers.h"
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

TilePlaces::TilePlaces(Lowering &L, const ViewParts &View, const Layout &In,
                       TileType Tile, bool IsInside)
    : L(L), View(View), In(In), Fields(fieldsOf(Tile.getShape())),
      Shape(Tile.getShape()),
      Bytes(std::max(8U, memoryBits(Tile.getElementType())) / 8),
      Limits(Fields.size()) {
  for (size_t D = 0; D < Fields.size(); ++D)
    IsKnownInside.push_back(IsInside || !View.Dimensions[D].Size || isWhole(D));
  SmallVector<Value> Zeros(Fields.size());
  place(Zeros, {});
}

/// Whether threads have different coordinates of this dimension.
bool TilePlaces::hasThreads(const Field &F) const {
  return (In.laneBits() | In.warpBits()) & F.mask();
}

/// Whether the tile is all of its dimension.
bool TilePlaces::isWhole(size_t D) const {
  const ViewParts::Dimension &Of = View.Dimensions[D];
  APInt Size;
  return !Of.Origin && Of.Size && matchPattern(Of.Size, m_ConstantInt(&Size)) &&
         Size.getSExtValue() >= Shape[D];
}

/// Finds where the tile and the thread's part of it begin.
void TilePlaces::place(ValueRange Coordinates, ValueRange Offsets) {
  ImplicitLocOpBuilder &B = L.B;
  Value Address = View.Pointer ? L.constant64(0) : View.Base;
  SmallVector<uint64_t> Divisors;
  for (auto [D, F] : llvm::enumerate(Fields)) {
    const ViewParts::Dimension &Of = View.Dimensions[D];
    bool IsFirst = !Coordinates[D] || matchPattern(Coordinates[D], m_Zero());
    Value First = Coordinates[D] ? L.scalar(Coordinates[D]) : L.constant64(0);
    uint64_t Divisor = Coordinates[D] ? L.divisorOf(Coordinates[D]) : 1 << 16;
    if (D < Offsets.size()) {
      IsFirst = false;
      First = arith::AddIOp::create(B, First, L.scalar(Offsets[D]));
      Divisor = std::min(Divisor, L.divisorOf(Offsets[D]));
    }
    if (Of.Origin) {
      IsFirst = false;
      First = arith::AddIOp::create(B, First, Of.Origin);
      Divisor = std::min(Divisor, Of.OriginDivisor);
    }
    Divisors.push_back(Divisor);
    if (View.Swizzle.Bytes)
      Firsts.push_back(IsFirst
                           ? Value()
                           : arith::TruncIOp::create(B, B.getI32Type(), First));
    Value Step =
        arith::MulIOp::create(B, Of.Stride, L.constant64(int64_t(Bytes)));
    Value Offset = D < Offsets.size() ? Offsets[D] : Value();
    Value Thread = L.threadPart(In, F.mask(), F.Shift);
    // Of a row, the thread's first index has 32 bits: one multiplication makes
    // an address of it, and it can be compared with the size.
    Value Index;
    if (Fields.size() == 1 && !IsFirst && hasThreads(F) &&
        isIndex(Coordinates[D], Offset, Of, Divisor))
      Index = arith::AddIOp::create(
          B, arith::TruncIOp::create(B, B.getI32Type(), First, NoWrap), Thread,
          NoWrap);
    if (!IsKnownInside[D])
      placeLimit(unsigned(D), {First, Coordinates[D], Offset, Divisor}, Index);
    auto MoveBy = [&](Value Number) {
      Address = arith::AddIOp::create(B, Address,
                                      arith::MulIOp::create(B, Number, Step));
    };
    auto Widened = [&](Value Number) {
      return arith::ExtUIOp::create(B, B.getI64Type(), Number).getResult();
    };
    if (!Index)
      MoveBy(First);
    if (Index || hasThreads(F))
      MoveBy(Widened(Index ? Index : Thread));
  }
  Start = View.Pointer
              ? LLVM::GEPOp::create(B, View.Pointer.getType(), B.getI8Type(),
                                    View.Pointer, LLVM::GEPArg(Address))
                    .getResult()
              : globalPointer(L, Address);
  chooseVector(Divisors);
  if (isSwizzleLinear())
    Swizzled = swizzledThread(SwizzledBits);
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
  if (View.Swizzle.Bytes)
    return swizzledPointer(Number);
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
  return movedPointer(L, At, Fixed);
}

} // namespace opennvvm::tile
