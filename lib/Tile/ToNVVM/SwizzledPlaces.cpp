//===- SwizzledPlaces.cpp - Elements of buffers with swizzled rows --------===//
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

/// The bits of an offset that say in which sixteen bytes of a row an element
/// is, and those of the row that flip them.
static constexpr unsigned ChunkShift = 4, RowShift = 7;

static uint32_t chunkMask(const ViewParts::SwizzledRows &S) {
  return S.Bytes / 16 - 1;
}

/// Whether the offset is linear in the bits of numbers: the tile begins where
/// the buffer does, and no addition carries.
bool TilePlaces::isSwizzleLinear() const {
  const ViewParts::SwizzledRows &S = View.Swizzle;
  if (!S.Bytes || !llvm::isPowerOf2_64(S.Rows) ||
      !llvm::all_of(Firsts, [](Value V) { return !V; }))
    return false;
  for (auto [D, Of] : llvm::enumerate(View.Dimensions))
    if (D != S.Inner && !llvm::isPowerOf2_64(uint64_t(*Of.KnownStride)))
      return false;
  return true;
}

/// The offset, in bytes, of the element whose row-major number in the tile is
/// \p Number. It is linear: that of two numbers without common bits is the
/// exclusive or of both.
uint32_t TilePlaces::swizzledOffset(uint32_t Number) const {
  const ViewParts::SwizzledRows &S = View.Swizzle;
  uint64_t Row = 0, At = 0;
  for (auto [D, F] : llvm::enumerate(Fields)) {
    uint64_t Coordinate = (Number & F.mask()) >> F.Shift;
    if (D == S.Inner)
      At = Coordinate * Bytes;
    else
      Row += Coordinate * uint64_t(*View.Dimensions[D].KnownStride) * Bytes /
             S.RowBytes;
  }
  uint64_t Offset =
      At / S.Bytes * (S.Rows * S.Bytes) + Row * S.Bytes + At % S.Bytes;
  Offset ^= ((Offset >> RowShift) & chunkMask(S)) << ChunkShift;
  return uint32_t(Offset);
}

/// The offset of the thread's first element, and which bits of it vary.
Value TilePlaces::swizzledThread(uint32_t &Varying) const {
  ImplicitLocOpBuilder &B = L.B;
  SmallVector<uint32_t> Bases(In.Lane.begin(), In.Lane.end());
  Bases.append(In.Warp.begin(), In.Warp.end());
  Value Sum = L.constant(0);
  for (size_t I = 0; I < Bases.size();) {
    uint32_t Flips = Bases[I] ? swizzledOffset(Bases[I]) : 0;
    size_t First = I++;
    if (!Flips)
      continue;
    Varying |= Flips;
    // Bits that are next to each other on both sides go together.
    uint32_t Last = Flips;
    while (llvm::has_single_bit(Flips) && I < Bases.size() && Bases[I] &&
           swizzledOffset(Bases[I]) == Last << 1) {
      Last <<= 1;
      Varying |= Last;
      ++I;
    }
    Value Part = L.thread();
    if (First)
      Part = arith::ShRUIOp::create(B, Part, L.constant(int32_t(First)));
    Part = arith::AndIOp::create(B, Part,
                                 L.constant((int32_t(1) << (I - First)) - 1));
    Part = arith::MulIOp::create(B, Part, L.constant(int32_t(Flips)));
    Sum = arith::XOrIOp::create(B, Sum, Part);
  }
  return Sum;
}

Value TilePlaces::swizzledPointer(uint32_t Number) {
  ImplicitLocOpBuilder &B = L.B;
  Type Pointer = View.Pointer.getType();
  auto MovedBy = [&](Value From, LLVM::GEPArg By) -> Value {
    return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), From, By);
  };
  if (Swizzled) {
    uint32_t Offset = swizzledOffset(Number);
    Value &At = Moved[Offset & SwizzledBits];
    if (!At) {
      Value Place = Swizzled;
      if (Offset & SwizzledBits)
        Place = arith::XOrIOp::create(
            B, Place, L.constant(int32_t(Offset & SwizzledBits)));
      At = MovedBy(View.Pointer, Place);
    }
    uint32_t Fixed = Offset & ~SwizzledBits;
    return movedPointer(L, At, Fixed);
  }
  // The tile begins anywhere in the buffer.
  const ViewParts::SwizzledRows &S = View.Swizzle;
  Value Row = L.constant(0), At = L.constant(0);
  for (auto [D, F] : llvm::enumerate(Fields)) {
    Value Coordinate = L.threadPart(In, F.mask(), F.Shift);
    Coordinate = arith::AddIOp::create(
        B, Coordinate, L.constant(int32_t((Number & F.mask()) >> F.Shift)));
    if (Firsts[D])
      Coordinate = arith::AddIOp::create(B, Coordinate, Firsts[D]);
    if (D == S.Inner) {
      At = arith::MulIOp::create(B, Coordinate, L.constant(int32_t(Bytes)));
      continue;
    }
    int64_t Rows =
        *View.Dimensions[D].KnownStride * int64_t(Bytes) / int64_t(S.RowBytes);
    Row = arith::AddIOp::create(
        B, Row,
        arith::MulIOp::create(B, Coordinate, L.constant(int32_t(Rows))));
  }
  Value Panel = arith::ShRUIOp::create(
      B, At, L.constant(int32_t(llvm::Log2_32(S.Bytes))));
  Value Offset = arith::AddIOp::create(
      B, arith::MulIOp::create(B, Panel, L.constant(int32_t(S.Rows * S.Bytes))),
      arith::AddIOp::create(
          B, arith::MulIOp::create(B, Row, L.constant(int32_t(S.Bytes))),
          arith::AndIOp::create(B, At, L.constant(int32_t(S.Bytes) - 1))));
  Value Flips = arith::AndIOp::create(
      B, arith::ShRUIOp::create(B, Offset, L.constant(RowShift)),
      L.constant(int32_t(chunkMask(S))));
  Offset = arith::XOrIOp::create(
      B, Offset, arith::ShLIOp::create(B, Flips, L.constant(ChunkShift)));
  return MovedBy(View.Pointer, Offset);
}

} // namespace opennvvm::tile
