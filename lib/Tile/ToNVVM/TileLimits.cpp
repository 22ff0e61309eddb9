//===- TileLimits.cpp - Which elements of a tile are in the memory --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilePlaces.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

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

/// Whether the sum of what says where a tile begins may be below zero.
bool TilePlaces::isNegative(Value Coordinate, Value Offset,
                            const ViewParts::Dimension &Of) const {
  // Sums of a few numbers of this size do not wrap.
  int64_t Most = int64_t(1) << 60;
  auto MayBe = [&](Value V) { return V && !L.Facts.of(V).isWithin(0, Most); };
  return MayBe(Coordinate) || MayBe(Offset) || Of.MayBeNegative;
}

/// Whether the sum of what says where a tile begins is a number of 32 bits.
bool TilePlaces::isShortSum(Value Coordinate, Value Offset) const {
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
  return Least >= INT32_MIN && Most <= INT32_MAX;
}

/// Whether it and the size are numbers of 32 bits.
bool TilePlaces::isShort(Value Coordinate, Value Offset,
                         const ViewParts::Dimension &Of) const {
  return Of.IsShort && !Of.Origin && isShortSum(Coordinate, Offset);
}

/// Whether the coordinates of all elements of the tile, which is a row, are
/// numbers of 32 bits that are not below zero: so is the first one, and as a
/// multiple of the extent it leaves room for the others.
/// \param Divisor of the first coordinate
bool TilePlaces::isIndex(Value Coordinate, Value Offset,
                         const ViewParts::Dimension &Of,
                         uint64_t Divisor) const {
  return Of.KnownStride == 1 && !View.Swizzle.Bytes &&
         Divisor >= uint64_t(Shape[0]) && (!Of.Size || Of.IsShort) &&
         !Of.Origin && isShortSum(Coordinate, Offset) &&
         !isNegative(Coordinate, Offset, Of);
}

/// The i32 that \p Size is, or zero if it is below; null if it is none. An
/// index that is not below zero can be compared with either.
static Value signedSize(Value Size) {
  auto Narrowed = [](Value V) {
    auto Op = V.getDefiningOp<LLVM::SExtOp>();
    return Op && Op.getArg().getType().isInteger(32) ? Op.getArg() : Value();
  };
  auto NotBelowZero = [](Value V) {
    auto Op = V ? V.getDefiningOp<LLVM::SMaxOp>() : LLVM::SMaxOp();
    return Op && matchPattern(Op.getB(), m_Zero()) ? Op.getA() : Value();
  };
  if (Value Number = NotBelowZero(Narrowed(Size)))
    return Number;
  Value Wide = NotBelowZero(Size);
  return Wide ? Narrowed(Wide) : Value();
}

/// The part of the tile that is in the memory, where the thread's first index
/// is \p Index.
void TilePlaces::limitIndex(unsigned D, Value First, Value Index) {
  ImplicitLocOpBuilder &B = L.B;
  Type I32 = B.getI32Type();
  Limit New;
  Value Size = View.Dimensions[D].Size;
  New.Length = arith::TruncIOp::create(B, I32, Size, NoWrap);
  New.Signed = signedSize(Size);
  New.Thread = Index;
  New.IsSigned = New.IsIndex = true;
  New.IsInside =
      atLeast(L,
              arith::SubIOp::create(
                  B, New.Length, arith::TruncIOp::create(B, I32, First, NoWrap),
                  arith::IntegerOverflowFlags::nsw),
              Shape[D]);
  Limits[D] = std::move(New);
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

/// Tests dimension \p D of a tile that begins at \p Begin.
/// \param Index of the thread's first element, an i32; null if it has none
void TilePlaces::placeLimit(unsigned D, const Beginning &Begin, Value Index) {
  const ViewParts::Dimension &Of = View.Dimensions[D];
  bool MayBeNegative = isNegative(Begin.Coordinate, Begin.Offset, Of);
  if (Index)
    return limitIndex(D, Begin.First, Index);
  // A tile that begins below zero at a multiple of its extent ends there.
  if (isShort(Begin.Coordinate, Begin.Offset, Of))
    return limitShort(D, Begin.First, Shape[D],
                      MayBeNegative && Begin.Divisor < uint64_t(Shape[D]));
  Value Left = leftOfNumbered(L, Of, Begin.Coordinate, Begin.Offset,
                              Begin.First, Shape[D]);
  if (!Left)
    return limit(D, Begin.First, Shape[D], MayBeNegative);
  Limit &New = Limits[D].emplace();
  New.Length = Left;
  New.Thread = L.threadPart(In, Fields[D].mask(), Fields[D].Shift);
  New.IsInside = atLeast(L, Left, Shape[D]);
  New.IsSigned = true;
}

bool TilePlaces::areNeighborsTogether() const {
  if (!VectorBits)
    return false;
  // Neighbors begin at a multiple of their number.
  return !Limits[*Inner] ||
         View.Dimensions[*Inner].SizeDivisor >= uint64_t(1) << VectorBits;
}

/// Coordinate \p D of element \p Number.
uint32_t TilePlaces::partOf(unsigned D, uint32_t Number) const {
  return (Number & Fields[D].mask()) >> Fields[D].Shift;
}

/// The coordinate \p Part behind that of the thread.
Value TilePlaces::coordinateAt(const Limit &Bound, uint32_t Part) {
  if (!Part)
    return Bound.Thread;
  return arith::AddIOp::create(
      L.B, Bound.Thread, L.constant(int32_t(Part)),
      Bound.IsIndex ? NoWrap : arith::IntegerOverflowFlags::none);
}

/// How many coordinates \p D a thread has.
unsigned TilePlaces::partsOf(unsigned D) const {
  return 1U << llvm::count_if(In.Register, [&](uint32_t Basis) {
           return Basis & Fields[D].mask();
         });
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
  // A difference serves all elements, but takes an instruction of its own.
  if (Bound.IsIndex && partsOf(D) <= 2)
    return Is = arith::CmpIOp::create(
               B, arith::CmpIPredicate::slt, coordinateAt(Bound, Part),
               Bound.Signed ? Bound.Signed : Bound.Length);
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
    Limits[D]->Signed = {};
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
