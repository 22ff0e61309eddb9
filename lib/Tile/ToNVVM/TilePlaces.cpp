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

/// Whether the tile is all of its dimension.
bool TilePlaces::isWhole(size_t D) const {
  const ViewParts::Dimension &Of = View.Dimensions[D];
  APInt Size;
  return !Of.Origin && Of.Size && matchPattern(Of.Size, m_ConstantInt(&Size)) &&
         Size.getSExtValue() >= Shape[D];
}

static Value atLeast(Lowering &L, Value Number, int64_t Least) {
  return arith::CmpIOp::create(L.B, arith::CmpIPredicate::sge, Number,
                               L.constant(int32_t(Least)));
}

/// How far it is to the end of the memory from a tile on, an i32 with a sign,
/// if tiles are numbered: the tile begins at a multiple of its extent, and
/// number and size have 32 bits, though their product may have more. Else null.
static Value leftOfNumbered(Lowering &L, const ViewParts::Dimension &Of,
                            Value Coordinate, Value Offset, Value First,
                            int64_t Extent) {
  int64_t Most = int64_t(INT32_MAX) * Extent;
  if (!Coordinate || Offset || Of.Origin || !Of.IsShort ||
      L.divisorOf(Coordinate) < uint64_t(Extent) ||
      !L.Facts.of(Coordinate).isWithin(0, Most))
    return {};
  ImplicitLocOpBuilder &B = L.B;
  Type I32 = B.getI32Type();
  auto Bits = int64_t(llvm::Log2_64(uint64_t(Extent)));
  Value Number = arith::TruncIOp::create(
      B, I32, arith::ShRUIOp::create(B, First, L.constant64(Bits)));
  Value Size = arith::TruncIOp::create(B, I32, Of.Size);
  // All numbers from the first tile behind the end on are as good as this one,
  // and its product has 32 bits.
  Value Behind = arith::ShRUIOp::create(
      B, arith::AddIOp::create(B, Size, L.constant(int32_t(Extent - 1))),
      L.constant(int32_t(Bits)));
  Value Begin = arith::ShLIOp::create(
      B, arith::MinUIOp::create(B, Number, Behind), L.constant(int32_t(Bits)));
  return arith::SubIOp::create(B, Size, Begin);
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
    Address = arith::AddIOp::create(B, Address,
                                    arith::MulIOp::create(B, First, Step));
    if (!IsKnownInside[D]) {
      Value Offset = D < Offsets.size() ? Offsets[D] : Value();
      bool MayBeNegative = isNegative(Coordinates[D], Offset, Of);
      // A tile that begins below zero at a multiple of its extent ends there.
      if (isShort(Coordinates[D], Offset, Of))
        limitShort(unsigned(D), First, Shape[D],
                   MayBeNegative && Divisor < uint64_t(Shape[D]));
      else if (Value Left = leftOfNumbered(L, Of, Coordinates[D], Offset, First,
                                           Shape[D])) {
        Limit &New = Limits[D].emplace();
        New.Length = Left;
        New.Thread = L.threadPart(In, F.mask(), F.Shift);
        New.IsInside = atLeast(L, Left, Shape[D]);
        New.IsSigned = true;
      } else
        limit(unsigned(D), First, Shape[D], MayBeNegative);
    }
    Value Thread = arith::ExtUIOp::create(B, B.getI64Type(),
                                          L.threadPart(In, F.mask(), F.Shift));
    if ((In.laneBits() | In.warpBits()) & F.mask())
      Address = arith::AddIOp::create(B, Address,
                                      arith::MulIOp::create(B, Thread, Step));
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

//===----------------------------------------------------------------------===//
// Swizzled rows
//===----------------------------------------------------------------------===//

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
    return Fixed ? MovedBy(At, int32_t(Fixed)) : At;
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

/// Whether the sum of what says where a tile begins may be below zero.
bool TilePlaces::isNegative(Value Coordinate, Value Offset,
                            const ViewParts::Dimension &Of) {
  // Sums of a few numbers of this size do not wrap.
  int64_t Most = int64_t(1) << 60;
  auto MayBe = [&](Value V) { return V && !L.Facts.of(V).isWithin(0, Most); };
  return MayBe(Coordinate) || MayBe(Offset) || Of.MayBeNegative;
}

/// Whether the sum of what says where a tile begins, and the size, are numbers
/// of 32 bits.
bool TilePlaces::isShort(Value Coordinate, Value Offset,
                         const ViewParts::Dimension &Of) const {
  int64_t Least = 0, Most = 0;
  for (Value V : {Coordinate, Offset}) {
    if (!V)
      continue;
    const AxisFacts &Is = L.Facts.of(V);
    if (!Is.isWithin(INT32_MIN, INT32_MAX))
      return false;
    Least += Is.Min;
    Most += Is.Max;
  }
  return Of.IsShort && !Of.Origin && Least >= INT32_MIN && Most <= INT32_MAX;
}

/// The part of the tile that is in the memory, of numbers of 32 bits: without a
/// sign, those below zero, and those that wrap, are behind the end.
/// \param MayBeginBefore the memory does, and reach into it. Coordinates are
///        then those of the memory.
void TilePlaces::limitShort(unsigned D, Value First, int64_t Extent,
                            bool MayBeginBefore) {
  ImplicitLocOpBuilder &B = L.B;
  Type I32 = B.getI32Type();
  First = arith::TruncIOp::create(B, I32, First);
  Value Size = arith::TruncIOp::create(B, I32, View.Dimensions[D].Size),
        Most = L.constant(int32_t(Extent));
  Limit New;
  New.Thread = L.threadPart(In, Fields[D].mask(), Fields[D].Shift);
  if (MayBeginBefore) {
    BeginsOutside = true;
    New.Length = Size;
    New.Thread = arith::AddIOp::create(B, New.Thread, First);
    Value Last = arith::SubIOp::create(B, Size, Most);
    New.IsInside =
        both(L,
             arith::CmpIOp::create(B, arith::CmpIPredicate::sge, First,
                                   L.constant(0)),
             arith::CmpIOp::create(B, arith::CmpIPredicate::sle, First, Last));
  } else {
    New.Length =
        arith::SubIOp::create(B, arith::MaxUIOp::create(B, Size, First), First);
    // Of one element, this is a comparison of size and place.
    if (Extent == 1)
      New.Length = arith::MinUIOp::create(B, New.Length, Most);
    New.IsSigned = true;
    New.IsInside = atLeast(L, New.Length, Extent);
  }
  Limits[D] = std::move(New);
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
    BeginsOutside = true;
    Value Lower = Clamp(arith::SubIOp::create(B, Zero, First));
    // An empty part has no length below zero.
    New.Length = arith::MaxSIOp::create(
        B, arith::SubIOp::create(B, New.Length, Lower), L.constant(0));
    New.Thread = arith::SubIOp::create(B, New.Thread, Lower);
  }
  New.IsSigned = !MayBeNegative;
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

bool TilePlaces::areNeighborsTogether() const {
  if (!VectorBits)
    return false;
  // Neighbors begin at a multiple of their number.
  return !Limits[*Inner] ||
         View.Dimensions[*Inner].SizeDivisor >= uint64_t(1) << VectorBits;
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
  if (!Fixed)
    return At;
  if (llvm::isInt<32>(Fixed))
    return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), At,
                               LLVM::GEPArg(int32_t(Fixed)));
  return LLVM::GEPOp::create(B, Pointer, B.getI8Type(), At,
                             LLVM::GEPArg(L.constant64(Fixed)));
}

/// Coordinate \p D of element \p Number.
uint32_t TilePlaces::partOf(unsigned D, uint32_t Number) const {
  return (Number & Fields[D].mask()) >> Fields[D].Shift;
}

/// The coordinate \p Part behind that of the thread.
Value TilePlaces::coordinateAt(const Limit &Bound, uint32_t Part) {
  if (!Part)
    return Bound.Thread;
  return arith::AddIOp::create(L.B, Bound.Thread, L.constant(int32_t(Part)));
}

/// How far it is to the end of the memory from the coordinate of the thread, an
/// i32 with a sign: one subtraction serves all elements.
Value TilePlaces::distanceLeft(Limit &Bound) {
  if (!Bound.Left)
    Bound.Left = arith::SubIOp::create(L.B, Bound.Length, Bound.Thread,
                                       arith::IntegerOverflowFlags::nsw);
  return Bound.Left;
}

/// Whether coordinate \p D of element \p Number of thread 0 is inside, for this
/// thread.
Value TilePlaces::partInside(unsigned D, uint32_t Number) {
  ImplicitLocOpBuilder &B = L.B;
  Limit &Bound = *Limits[D];
  uint32_t Part = partOf(D, Number);
  Value &Is = Bound.Known[Part];
  if (Is)
    return Is;
  if (Bound.IsSigned)
    return Is = arith::CmpIOp::create(B, arith::CmpIPredicate::sgt,
                                      distanceLeft(Bound),
                                      L.constant(int32_t(Part)));
  return Is = arith::CmpIOp::create(B, arith::CmpIPredicate::ult,
                                    coordinateAt(Bound, Part), Bound.Length);
}

Value TilePlaces::isInside(unsigned R, std::optional<unsigned> Except) {
  Value All;
  for (unsigned D = 0; D < Limits.size(); ++D)
    if (Limits[D] && D != Except)
      All = both(L, All, partInside(D, In.ofRegister(R)));
  return All;
}

Value TilePlaces::isInside(unsigned R) { return isInside(R, std::nullopt); }

/// How many bytes of the neighbors that begin with coordinate \p D of element
/// \p Number of thread 0 are inside, for this thread. The memory does not begin
/// between neighbors: the first of them is at a multiple of their number.
Value TilePlaces::partBytes(unsigned D, uint32_t Number) {
  ImplicitLocOpBuilder &B = L.B;
  Limit &Bound = *Limits[D];
  uint32_t Part = partOf(D, Number);
  Value &Some = Bound.KnownBytes[Part];
  if (Some)
    return Some;
  Value Zero = L.constant(0), Most = L.constant(int32_t(1) << VectorBits),
        Size = L.constant(int32_t(Bytes));
  if (Bound.IsSigned) {
    Value Left = distanceLeft(Bound);
    if (Part)
      Left = arith::SubIOp::create(B, Left, L.constant(int32_t(Part)),
                                   arith::IntegerOverflowFlags::nsw);
    Left =
        arith::MaxSIOp::create(B, arith::MinSIOp::create(B, Left, Most), Zero);
    return Some = arith::MulIOp::create(B, Left, Size);
  }
  Value At = coordinateAt(Bound, Part);
  Value Left = arith::MinUIOp::create(
      B, arith::SubIOp::create(B, Bound.Length, At), Most);
  return Some = arith::SelectOp::create(B, partInside(D, Number),
                                        arith::MulIOp::create(B, Left, Size),
                                        Zero);
}

Value TilePlaces::bytesInside(unsigned R) {
  ImplicitLocOpBuilder &B = L.B;
  uint32_t Number = In.ofRegister(R);
  Value Whole = L.constant(int32_t(Bytes << VectorBits)), Zero = L.constant(0);
  if (!VectorBits || !Inner || !Limits[*Inner]) {
    Value Is = isInside(R);
    return Is ? arith::SelectOp::create(B, Is, Whole, Zero).getResult() : Is;
  }
  Value Some = partBytes(*Inner, Number), Is = isInside(R, Inner);
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
