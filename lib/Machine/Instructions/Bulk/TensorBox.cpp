//===- TensorBox.cpp - The elements that a tensor copy moves --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensors": tiled mode, tile::gather4 and tile::scatter4, im2col,
// im2col::w and im2col::w::128.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Bulk/TensorBox.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static Error bad(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static bool isPadded(TensorElement E) {
  return E == TensorElement::B4x16P64 || E == TensorElement::B6x16;
}

namespace {
struct SwizzleRow {
  uint8_t Mode, Atomicity;
  ptxmachine::Swizzle Value;
  unsigned Bytes; ///< The most that a row of a box may have.
};
} // namespace

static constexpr SwizzleRow Swizzles[] = {
    {0, 0, Swizzle::None, UINT32_MAX}, {1, 0, Swizzle::B32, 32},
    {2, 0, Swizzle::B64, 64},          {3, 0, Swizzle::B128, 128},
    {3, 1, Swizzle::B128Atom32, 128},  {3, 2, Swizzle::B128Atom32Flip8, 128},
    {3, 3, Swizzle::B128Atom64, 128},  {4, 0, Swizzle::B96, 96}};

static const SwizzleRow *swizzleOf(const TensorMap &M) {
  for (const SwizzleRow &Row : Swizzles)
    if (Row.Mode == M.SwizzleMode && Row.Atomicity == M.SwizzleAtomicity)
      return &Row;
  return nullptr;
}

/// tensormap.replace can leave a tensor that the encoders refuse.
static Error checkTensor(const TensorMap &M) {
  uint64_t Align = isPadded(M.Element) ? 32 : 16;
  if (M.Interleave)
    return bad("the PTX ISA does not say where the slices of an interleaved "
               "tensor are");
  if (M.Address % Align)
    return bad("a tensor whose address is no multiple of " + Twine(Align));
  for (unsigned D = 0; D < M.rank(); ++D) {
    if (!M.Dims[D])
      return bad("a tensor without elements in dimension " + Twine(D));
    if (D && (M.Strides[D - 1] % Align || M.Strides[D - 1] >> 40))
      return bad("a tensor stride of " + Twine(M.Strides[D - 1]) + " bytes");
    if (D && (!M.ElementStrides[D] || M.ElementStrides[D] > 8))
      return bad("a traversal stride of " +
                 Twine(unsigned(M.ElementStrides[D])));
  }
  if (isPadded(M.Element) && M.Dims[0] % 128)
    return bad("a tensor of padded elements with " + Twine(M.Dims[0]) +
               " in dimension 0");
  if (M.Fill && !isFloat(M.Element))
    return bad("a NaN is to fill elements that are no floats");
  return Error::success();
}

static Error checkSwizzle(const TensorMap &M, const TensorPlace &P,
                          const TensorBox &B) {
  const SwizzleRow *Row = swizzleOf(M);
  if (!Row)
    return bad("a swizzle mode of " + Twine(unsigned(M.SwizzleMode)) +
               " with an atomicity of " + Twine(unsigned(M.SwizzleAtomicity)));
  if (B.rowBytes() % 16)
    return bad("rows of " + Twine(B.rowBytes()) +
               " bytes, which is no multiple of 16");
  if (B.rowBytes() > Row->Bytes)
    return bad("rows of " + Twine(B.rowBytes()) + " bytes in a swizzle of " +
               Twine(Row->Bytes));
  if (isPadded(M.Element) && B.Columns != 128)
    return bad("rows of " + Twine(B.Columns) + " padded elements");
  bool IsFlip = Row->Value == Swizzle::B128Atom32Flip8;
  if (IsFlip && P.IsStore)
    return bad("a store with a swizzle that flips");
  bool IsWide =
      P.Access == TensorAccess::Im2colW || P.Access == TensorAccess::Im2colW128;
  if (IsWide && (IsFlip || Row->Value == Swizzle::None))
    return bad("im2col::w without a swizzle, or with one that flips");
  if (Row->Value == Swizzle::B96 &&
      (isPadded(M.Element) || P.Access == TensorAccess::Im2colW128))
    return bad("the swizzle of 96 bytes is not for this copy");
  if (isPadded(M.Element) && ((Row->Mode != 0 && Row->Mode != 3) || IsFlip ||
                              (Row->Value == Swizzle::B128Atom64 &&
                               M.Element == TensorElement::B4x16P64)))
    return bad("padded elements do not have this swizzle");
  return Error::success();
}

static TensorLayout layoutFor(TensorAccess A) {
  switch (A) {
  case TensorAccess::Im2col:
  case TensorAccess::Im2colNoOffsets:
    return TensorLayout::Im2col;
  case TensorAccess::Im2colW:
  case TensorAccess::Im2colNoOffsetsW:
    return TensorLayout::Im2colW;
  case TensorAccess::Im2colW128:
    return TensorLayout::Im2colW128;
  default:
    return TensorLayout::Tiled;
  }
}

static Error checkPlace(const TensorMap &M, const TensorPlace &P) {
  static constexpr StringLiteral Names[] = {"tiles", "im2col", "im2col::w",
                                            "im2col::w::128"};
  if (M.rank() != P.Rank)
    return bad("a tensor map of rank " + Twine(M.rank()) +
               " in an instruction of rank " + Twine(P.Rank));
  if (M.Layout != layoutFor(P.Access))
    return bad("a tensor map for " + Names[unsigned(M.Layout)] +
               " in an instruction for " +
               Names[unsigned(layoutFor(P.Access))]);
  bool IsRows =
      P.Access == TensorAccess::Gather4 || P.Access == TensorAccess::Scatter4;
  if (P.Coordinates.size() != (IsRows ? 5 : P.Rank))
    return bad(Twine(P.Coordinates.size()) + " coordinates");
  if (P.IsStore && M.Element == TensorElement::B4x16P64)
    return bad("a store of .b4x16_p64");
  if (P.IsStore)
    for (int32_t C : P.Coordinates)
      if (C < 0)
        return bad("a store to coordinate " + Twine(C));
  unsigned Step = isPadded(M.Element)                 ? 128
                  : M.Element == TensorElement::B4x16 ? 2
                                                      : 1;
  if (P.Coordinates[0] % int(Step))
    return bad("the first coordinate is " + Twine(P.Coordinates[0]) +
               ", which is no multiple of " + Twine(Step));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Adds the row whose coordinates from dimension 1 on are \p At.
static void addRow(TensorBox &B, const TensorMap &M, ArrayRef<int64_t> At) {
  uint64_t Address = M.Address + B.Skipped * bitsOf(M.Element) / 8;
  for (unsigned D = 1; D < M.rank(); ++D) {
    int64_t C = At[D - 1];
    if (C < 0 || uint64_t(C) >= M.Dims[D]) {
      B.Rows.push_back(TensorBox::Outside);
      return;
    }
    Address += uint64_t(C) * M.Strides[D - 1];
  }
  B.Rows.push_back(Address);
}

static Error addTile(TensorBox &B, const TensorMap &M, const TensorPlace &P) {
  unsigned Counts[TensorMap::MaxRank] = {};
  for (unsigned D = 0; D < M.rank(); ++D) {
    if (!M.Box[D] || M.Box[D] > 256)
      return bad("a box of " + Twine(M.Box[D]) + " in dimension " + Twine(D));
    if (D)
      Counts[D] = unsigned(divideCeil(M.Box[D], M.ElementStrides[D]));
  }
  SmallVector<int64_t, 4> At(P.Coordinates.begin() + 1, P.Coordinates.end());
  unsigned Index[TensorMap::MaxRank] = {};
  while (true) {
    addRow(B, M, At);
    unsigned D = 1;
    for (; D < M.rank(); ++D) {
      At[D - 1] += M.ElementStrides[D];
      if (++Index[D] < Counts[D])
        break;
      Index[D] = 0;
      At[D - 1] = P.Coordinates[D];
    }
    if (D == M.rank())
      return Error::success();
  }
}

/// Four rows, wherever they are.
static Error addRows(TensorBox &B, const TensorMap &M, const TensorPlace &P) {
  if (M.Box[1] != 1)
    return bad("a box of " + Twine(M.Box[1]) + " rows for gather4 or scatter4");
  for (int32_t Row : ArrayRef(P.Coordinates).drop_front())
    addRow(B, M, int64_t(Row));
  return Error::success();
}

namespace {
/// Goes through the pixels of a box: first W, then H, D, and at last the image.
struct PixelWalk {
  const TensorMap &M;
  unsigned Moving; ///< Spatial dimensions that advance.
  int64_t Offsets[3] = {};
  SmallVector<int64_t, 4> At; ///< W, H, D, N, as many as there are.

  int64_t lower(unsigned D) const { return M.LowerCorner[D]; }
  int64_t upper(unsigned D) const {
    return int64_t(M.Dims[D + 1]) - 1 + M.UpperCorner[D];
  }
  void add(TensorBox &B) const {
    SmallVector<int64_t, 4> Moved = At;
    for (unsigned D = 0; D + 1 < At.size(); ++D)
      Moved[D] += Offsets[D];
    addRow(B, M, Moved);
  }
  void advance() {
    for (unsigned D = 0; D < Moving; ++D) {
      At[D] += M.ElementStrides[D + 1];
      if (At[D] <= upper(D))
        return;
      At[D] = lower(D);
    }
    ++At.back();
  }
};
} // namespace

static PixelWalk walkOf(const TensorMap &M, const TensorPlace &P,
                        unsigned Moving) {
  PixelWalk W{M, Moving, {}, {}};
  W.At.assign(P.Coordinates.begin() + 1, P.Coordinates.end());
  return W;
}

static Error addPixels(TensorBox &B, const TensorMap &M, const TensorPlace &P) {
  unsigned Spatial = M.rank() - 2;
  static constexpr uint32_t Limits[] = {1 << 16, 1 << 8, 1 << 5};
  PixelWalk W = walkOf(M, P, Spatial);
  for (unsigned D = 0; D < Spatial; ++D) {
    if (W.At[D] < W.lower(D) || W.At[D] > W.upper(D))
      return bad("coordinate " + Twine(W.At[D]) + " is not in the box from " +
                 Twine(W.lower(D)) + " to " + Twine(W.upper(D)));
    if (P.IsStore && (M.LowerCorner[D] < 0 || M.UpperCorner[D] > 0))
      return bad("a store to a box that is larger than the tensor");
    if (P.Offsets.empty())
      continue;
    W.Offsets[D] = P.Offsets[D];
    if (P.Offsets[D] >= Limits[Spatial - 1])
      return bad("an offset of " + Twine(P.Offsets[D]) + " for im2col");
  }
  for (unsigned I = 0; I < M.Pixels; ++I, W.advance())
    W.add(B);
  return Error::success();
}

/// Pixels of one line and of the same line of the next images, and the halo,
/// which continues them.
static Error addLine(TensorBox &B, const TensorMap &M, const TensorPlace &P) {
  bool Is128 = P.Access == TensorAccess::Im2colW128;
  bool HasOffsets = !P.Offsets.empty();
  unsigned Halo = HasOffsets ? P.Offsets[0] : 0,
           Offset = HasOffsets ? P.Offsets[1] : 0;
  if (P.IsStore && (M.LowerCorner[0] < 0 || M.UpperCorner[0] > 0))
    return bad("a store to a box that is larger than the tensor");
  if (Halo >= (Is128 ? 32u : 512u))
    return bad("a wHalo of " + Twine(Halo));
  if (Offset >= 32)
    return bad("a wOffset of " + Twine(Offset));
  if (Is128 && Halo)
    return bad("the PTX ISA does not say where im2col::w::128 puts its halo");
  PixelWalk W = walkOf(M, P, /*Moving=*/1);
  if (W.At[0] > W.upper(0))
    return bad("coordinate " + Twine(W.At[0]) +
               " is beyond the box, which "
               "ends at " +
               Twine(W.upper(0)));
  W.Offsets[0] = Offset;
  for (unsigned I = 0; I < M.Pixels + Halo; ++I, W.advance())
    W.add(B);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// The part of the rows that is inside of the tensor.
static void setColumns(TensorBox &B, const TensorMap &M, int64_t Begin) {
  bool IsTile = M.Layout == TensorLayout::Tiled;
  B.Columns = IsTile ? M.Box[0] : M.Channels;
  int64_t End = Begin + B.Columns, Size = int64_t(M.Dims[0]);
  int64_t First = std::clamp<int64_t>(Begin, 0, Size),
          Last = std::clamp<int64_t>(End, 0, Size);
  B.Skipped = uint64_t(First);
  B.First = unsigned(std::min<int64_t>(First - Begin, B.Columns));
  if (First == Last) // Nothing is inside.
    B.First = 0;
  B.Last = B.First + unsigned(Last - First);
}

Expected<TensorBox> boxOf(const TensorMap &M, const TensorPlace &P) {
  if (Error E = checkTensor(M))
    return E;
  if (Error E = checkPlace(M, P))
    return E;
  TensorBox B;
  B.Element = M.Element;
  B.FillsNaN = M.Fill;
  setColumns(B, M, P.Coordinates[0]);
  if (!B.Columns || B.Columns > 256)
    return bad("a box of " + Twine(B.Columns) + " in dimension 0");
  if (Error E = checkSwizzle(M, P, B))
    return E;
  B.Swizzle = swizzleOf(M)->Value;
  bool IsRows =
      P.Access == TensorAccess::Gather4 || P.Access == TensorAccess::Scatter4;
  Error E = IsRows                             ? addRows(B, M, P)
            : M.Layout == TensorLayout::Tiled  ? addTile(B, M, P)
            : M.Layout == TensorLayout::Im2col ? addPixels(B, M, P)
                                               : addLine(B, M, P);
  if (E)
    return E;
  return B;
}

} // namespace opennvvm::ptxmachine
