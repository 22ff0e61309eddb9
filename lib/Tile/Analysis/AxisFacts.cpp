//===- AxisFacts.cpp - The lattice of facts along axes --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxisFacts.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

int64_t divisorOf(int64_t Number) {
  if (Number == 0)
    return AxisFacts::MaxDivisibility;
  return int64_t(1) << std::min(llvm::countr_zero(uint64_t(Number)), 62);
}

int64_t multiplied(int64_t Divisor, int64_t By) {
  int Bits =
      llvm::countr_zero(uint64_t(Divisor)) + llvm::countr_zero(uint64_t(By));
  return int64_t(1) << std::min(Bits, 62);
}

int64_t wrapped(int64_t Number, unsigned Width) {
  return llvm::SignExtend64(uint64_t(Number), Width);
}

Axis Axis::shortened(int64_t Length) const {
  Axis A = *this;
  if (Length >= Run)
    return A;
  A.Run = Length;
  A.Divisibility = std::min(Divisibility, multiplied(divisorOf(Step), Length));
  if (Length == 1)
    A.Step = 0;
  return A;
}

//===----------------------------------------------------------------------===//
// Facts of one value
//===----------------------------------------------------------------------===//

AxisFacts AxisFacts::unknown(unsigned Width, ArrayRef<int64_t> Extents) {
  AxisFacts F;
  F.Width = Width;
  for (int64_t Extent : Extents)
    F.Axes.push_back({Extent, 1, 0, 1});
  if (Width) {
    F.Min = F.lowest();
    F.Max = F.highest();
  }
  return F;
}

AxisFacts AxisFacts::unknown(Type T) {
  auto Tile = dyn_cast<nv_tileas::TileType>(T);
  Type Element = Tile ? Tile.getElementType() : T;
  unsigned Width = 0;
  if (Element.isIndex())
    Width = 64;
  else if (Element.isSignlessInteger() && Element.getIntOrFloatBitWidth() <= 64)
    Width = Element.getIntOrFloatBitWidth();
  return unknown(Width, Tile ? Tile.getShape() : ArrayRef<int64_t>());
}

AxisFacts AxisFacts::constant(unsigned Width, ArrayRef<int64_t> Extents,
                              int64_t Number) {
  AxisFacts F = unknown(Width, Extents);
  F.Min = F.Max = wrapped(Number, Width);
  F.conclude();
  return F;
}

int64_t AxisFacts::lowest() const { return llvm::minIntN(Width); }
int64_t AxisFacts::highest() const { return llvm::maxIntN(Width); }

bool AxisFacts::isUniform() const {
  return Width && llvm::all_of(Axes, [](const Axis &A) {
           return A.Run == A.Extent && A.Step == 0;
         });
}

bool AxisFacts::isUnknown() const {
  return !Width || (hasAllNumbers() && Divisibility == 1 &&
                    llvm::all_of(Axes, [](const Axis &A) {
                      return A.Run == 1 && A.Divisibility == 1;
                    }));
}

void AxisFacts::setRange(int64_t Low, int64_t High) {
  bool Fits = Low >= lowest() && High <= highest() && Low <= High;
  Min = Fits ? Low : lowest();
  Max = Fits ? High : highest();
}

void AxisFacts::conclude() {
  if (!Width)
    return;
  if (Min == Max) {
    Divisibility = divisorOf(Min);
    for (Axis &A : Axes)
      A = {A.Extent, A.Extent, 0, Divisibility};
    return;
  }
  for (Axis &A : Axes) {
    if (A.Run == 1)
      A.Step = 0;
    Divisibility = std::max(Divisibility, A.shortened(1).Divisibility);
  }
  for (Axis &A : Axes)
    A.Divisibility = std::max(A.Divisibility, Divisibility);
}

/// Whether numbers of \p Width bits that are within \p Spread of each other and
/// differ by \p Step modulo 2^Width differ by it exactly.
static bool isExact(uint64_t Spread, int64_t Step, unsigned Width) {
  uint64_t Distance = Step < 0 ? 0 - uint64_t(Step) : uint64_t(Step);
  uint64_t Sum = Spread + Distance;
  return Sum >= Spread && (Width == 64 || Sum < uint64_t(1) << Width);
}

Axis AxisFacts::exactAxis(unsigned D, bool IsSigned) const {
  Axis A = Axes[D];
  if (A.Step == 0)
    return A;
  if ((IsSigned || Min >= 0 || Max < 0) &&
      isExact(uint64_t(Max) - uint64_t(Min), A.Step, Width))
    return A;
  if (A.Step < 0)
    return A.shortened(1);
  // Between two multiples of a power of two that is no more than half of all
  // numbers, nothing wraps.
  int64_t Half = Width > 62 ? MaxDivisibility : int64_t(1) << (Width - 1);
  for (; A.Run > 1; A = A.shortened(A.Run / 2)) {
    int64_t Last = 0;
    if (!llvm::MulOverflow(A.Step, A.Run - 1, Last) &&
        Last < std::min(A.Divisibility, Half))
      return A;
  }
  return A;
}

AxisFacts AxisFacts::liftedTo(const AxisFacts &Like) const {
  AxisFacts F = *this;
  if (!Axes.empty() || !Width)
    return F;
  for (const Axis &A : Like.Axes)
    F.Axes.push_back({A.Extent, A.Extent, 0, Divisibility});
  return F;
}

//===----------------------------------------------------------------------===//
// Facts of two values
//===----------------------------------------------------------------------===//

AxisFacts join(const AxisFacts &A, const AxisFacts &B) {
  if (!A.Width)
    return A;
  AxisFacts F = A;
  if (!B.Width || A.Axes.size() != B.Axes.size())
    return AxisFacts();
  F.Min = std::min(A.Min, B.Min);
  F.Max = std::max(A.Max, B.Max);
  F.Divisibility = std::min(A.Divisibility, B.Divisibility);
  for (auto [To, Other] : llvm::zip_equal(F.Axes, B.Axes)) {
    int64_t Run = std::min(To.Run, Other.Run);
    if (To.Step != Other.Step)
      Run = 1;
    Axis Short = Other.shortened(Run);
    To = To.shortened(Run);
    To.Divisibility = std::min(To.Divisibility, Short.Divisibility);
  }
  F.conclude();
  return F;
}

AxisFacts meet(const AxisFacts &A, const AxisFacts &B) {
  AxisFacts F = A;
  if (!A.Width || !B.Width || A.Axes.size() != B.Axes.size())
    return F;
  // What contradicts itself is never executed.
  if (int64_t Low = std::max(A.Min, B.Min), High = std::min(A.Max, B.Max);
      Low <= High) {
    F.Min = Low;
    F.Max = High;
  }
  F.Divisibility = std::max(A.Divisibility, B.Divisibility);
  for (auto [To, Other] : llvm::zip_equal(F.Axes, B.Axes)) {
    Axis Long = To.Run >= Other.Run ? To : Other;
    // The first of a long run is the first of a short one, too.
    Long.Divisibility = std::max(To.Divisibility, Other.Divisibility);
    To = Long;
  }
  F.conclude();
  return F;
}

//===----------------------------------------------------------------------===//
// As text
//===----------------------------------------------------------------------===//

static void printDivisor(llvm::raw_ostream &OS, int64_t Divisor) {
  OS << " div ";
  if (Divisor < 1 << 20)
    OS << Divisor;
  else
    OS << "2^" << llvm::countr_zero(uint64_t(Divisor));
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &OS, const AxisFacts &F) {
  if (F.isUnknown())
    return OS << "unknown";
  if (F.hasAllNumbers())
    OS << "any";
  else
    OS << '[' << F.Min << ", " << F.Max << ']';
  printDivisor(OS, F.Divisibility);
  for (auto [D, A] : llvm::enumerate(F.Axes)) {
    OS << "; d" << D << " run " << A.Run << '/' << A.Extent;
    if (A.Run > 1)
      OS << " step " << A.Step;
    printDivisor(OS, A.Divisibility);
  }
  return OS;
}

} // namespace opennvvm::tile
