//===- TensorMap.cpp - Descriptions of tensors in memory ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/TensorMap.h"
#include "llvm/ADT/Twine.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
struct ElementRow {
  uint8_t Bits;
  bool IsFloat;
};
} // namespace

/// By TensorElement.
static constexpr ElementRow Elements[] = {
    {8, false}, {16, false}, {32, false}, {32, false}, {64, false}, {64, false},
    {16, true}, {32, true},  {32, true},  {64, true},  {16, true},  {32, true},
    {32, true}, {4, false},  {4, false},  {6, false}};

/// By CUtensorMapDataType.
static constexpr TensorElement OfDriver[] = {
    TensorElement::U8,      TensorElement::U16,    TensorElement::U32,
    TensorElement::S32,     TensorElement::U64,    TensorElement::S64,
    TensorElement::F16,     TensorElement::F32,    TensorElement::F64,
    TensorElement::BF16,    TensorElement::F32Ftz, TensorElement::TF32,
    TensorElement::TF32Ftz, TensorElement::B4x16,  TensorElement::B4x16P64,
    TensorElement::B6x16};

namespace {
struct SwizzleRow {
  uint8_t Mode, Atomicity;
  uint16_t Bytes; ///< The most that a row of a box may have.
};
} // namespace

/// By CUtensorMapSwizzle.
static constexpr SwizzleRow Swizzles[] = {
    {0, 0, UINT16_MAX}, {1, 0, 32},  {2, 0, 64}, {3, 0, 128},
    {3, 1, 128},        {3, 2, 128}, {3, 3, 128}};
enum {
  NoSwizzle,
  Swizzle32,
  Swizzle64,
  Swizzle128,
  Atom32,
  Atom32Flip8,
  Atom64
};

unsigned bitsOf(TensorElement E) { return Elements[unsigned(E)].Bits; }
bool isFloat(TensorElement E) { return Elements[unsigned(E)].IsFloat; }
bool isPacked(TensorElement E) { return E >= TensorElement::B4x16; }
/// Has padding in shared memory.
static bool isPadded(TensorElement E) { return E > TensorElement::B4x16; }
uint64_t sharedBytes(TensorElement E, uint64_t Count) {
  return isPadded(E) ? Count : Count * bitsOf(E) / 8;
}

static Error bad(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static Error checkKinds(const TensorParameters &P) {
  if (P.DataType >= std::size(OfDriver))
    return bad("tensorDataType is " + Twine(P.DataType));
  if (P.Interleave > 2)
    return bad("interleave is " + Twine(P.Interleave));
  if (P.Swizzle >= std::size(Swizzles))
    return bad("swizzle is " + Twine(P.Swizzle));
  if (P.Promotion > 3)
    return bad("l2Promotion is " + Twine(P.Promotion));
  if (P.Fill > 1)
    return bad("oobFill is " + Twine(P.Fill));
  TensorElement E = OfDriver[P.DataType];
  if (P.Fill && !isFloat(E))
    return bad("oobFill is a NaN, but the elements are no floats");
  if (P.Interleave == 2 && P.Swizzle != Swizzle32)
    return bad("interleave by 32 bytes needs the swizzle of 32 bytes");
  if (E == TensorElement::B6x16 && P.Interleave)
    return bad("elements of six bits are not interleaved");
  bool IsOf128 = P.Swizzle == NoSwizzle || P.Swizzle == Swizzle128 ||
                 P.Swizzle == Atom32 ||
                 (P.Swizzle == Atom64 && E == TensorElement::B6x16);
  if (isPadded(E) && !IsOf128)
    return bad("these elements do not have swizzle " + Twine(P.Swizzle));
  return Error::success();
}

static Error checkDims(const TensorParameters &P) {
  TensorElement E = OfDriver[P.DataType];
  for (uint64_t Dim : P.Dims)
    if (!Dim || Dim > uint64_t(1) << 32)
      return bad("globalDim has " + Twine(Dim));
  if (isPadded(E) && P.Dims[0] % 128)
    return bad("globalDim[0] is no multiple of 128");
  if (E == TensorElement::B4x16 && P.Dims[0] % 2)
    return bad("globalDim[0] is odd");
  uint64_t Align = P.Interleave == 2 || isPadded(E) ? 32 : 16;
  if (P.Address % Align)
    return bad("globalAddress is no multiple of " + Twine(Align));
  for (uint64_t Stride : P.Strides) {
    if (Stride % Align)
      return bad("a globalStride of " + Twine(Stride) + " is no multiple of " +
                 Twine(Align));
    if (Stride >> 40)
      return bad("a globalStride of " + Twine(Stride) + " bytes");
  }
  for (uint32_t Step : P.ElementStrides.drop_front(!P.Interleave))
    if (!Step || Step > 8)
      return bad("elementStrides has " + Twine(Step));
  return Error::success();
}

/// What all encodings check; \p Least is the smallest rank.
static Error check(const TensorParameters &P, unsigned Least) {
  if (Error E = checkKinds(P))
    return E;
  size_t Rank = P.Dims.size();
  if (P.Interleave)
    Least = std::max(Least, 3u);
  if (Rank < Least || Rank > TensorMap::MaxRank)
    return bad("tensorRank is " + Twine(Rank));
  if (P.Strides.size() + 1 != Rank || P.ElementStrides.size() != Rank)
    return bad("globalStrides and elementStrides do not fit the rank");
  return checkDims(P);
}

/// The innermost dimension of a box, of \p Count elements named \p Name.
static Error checkRow(const TensorParameters &P, uint32_t Count,
                      StringRef Name) {
  TensorElement E = OfDriver[P.DataType];
  if (isPadded(E) && Count != 128)
    return bad(Name + " is not 128");
  if (P.Interleave)
    return Error::success();
  uint64_t Bytes = sharedBytes(E, Count);
  if (Bytes > Swizzles[P.Swizzle].Bytes)
    return bad(Name + " has " + Twine(Bytes) + " bytes, more than swizzle " +
               Twine(P.Swizzle) + " takes");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Making maps
//===----------------------------------------------------------------------===//

static TensorMap make(const TensorParameters &P, TensorLayout Layout) {
  TensorMap M;
  M.Magic = TensorMap::Valid;
  M.LastDim = uint8_t(P.Dims.size() - 1);
  M.Layout = Layout;
  M.Element = OfDriver[P.DataType];
  M.Interleave = uint8_t(P.Interleave);
  M.Address = P.Address;
  llvm::copy(P.Dims, M.Dims);
  llvm::copy(P.Strides, M.Strides);
  llvm::copy(P.ElementStrides, M.ElementStrides);
  if (!P.Interleave)
    M.ElementStrides[0] = 1;
  M.SwizzleMode = Swizzles[P.Swizzle].Mode;
  M.SwizzleAtomicity = Swizzles[P.Swizzle].Atomicity;
  M.Fill = uint8_t(P.Fill);
  M.Promotion = uint8_t(P.Promotion);
  return M;
}

Expected<TensorMap> encodeTiled(const TensorParameters &P,
                                ArrayRef<uint32_t> Box) {
  if (Error E = check(P, 1))
    return E;
  if (Box.size() != P.Dims.size())
    return bad("boxDim does not fit the rank");
  for (uint32_t Size : Box)
    if (!Size || Size > 256)
      return bad("boxDim has " + Twine(Size));
  TensorElement Element = OfDriver[P.DataType];
  if (!P.Interleave && sharedBytes(Element, Box[0]) % 16)
    return bad("boxDim[0] is no multiple of 16 bytes");
  if (Error E = checkRow(P, Box[0], "boxDim[0]"))
    return E;
  TensorMap M = make(P, TensorLayout::Tiled);
  llvm::copy(Box, M.Box);
  return M;
}

/// The fields that both encodings for im2col have.
static Expected<TensorMap> makeIm2col(const TensorParameters &P,
                                      TensorLayout Layout, uint32_t Channels,
                                      uint32_t Pixels) {
  if (!Channels || Channels > 256)
    return bad("channelsPerPixel is " + Twine(Channels));
  bool HasPixels = Layout != TensorLayout::Im2colW128;
  if (HasPixels && (!Pixels || Pixels > 1024))
    return bad("pixelsPerColumn is " + Twine(Pixels));
  if (Error E = checkRow(P, Channels, "channelsPerPixel"))
    return E;
  TensorMap M = make(P, Layout);
  M.Channels = uint16_t(Channels);
  M.Pixels = HasPixels ? uint16_t(Pixels) : 128;
  return M;
}

/// A corner is at \p Offset from the tensor's, and at most \p Limit before it.
static bool isCorner(int Offset, int Limit) {
  return Offset >= -Limit && Offset < Limit;
}

/// The box from \p Lower to \p Upper, in a dimension of \p Size, has no pixel.
static bool isEmpty(int Lower, int Upper, uint64_t Size) {
  return Lower > int64_t(Size) - 1 + Upper;
}

Expected<TensorMap> encodeIm2col(const TensorParameters &P,
                                 ArrayRef<int> LowerCorner,
                                 ArrayRef<int> UpperCorner,
                                 uint32_t ChannelsPerPixel,
                                 uint32_t PixelsPerColumn) {
  if (Error E = check(P, 3))
    return E;
  size_t Spatial = P.Dims.size() - 2;
  if (LowerCorner.size() != Spatial || UpperCorner.size() != Spatial)
    return bad("the corners do not fit the rank");
  static constexpr int Limits[] = {32768, 128, 16};
  for (size_t I = 0; I < Spatial; ++I) {
    if (!isCorner(LowerCorner[I], Limits[Spatial - 1]))
      return bad("pixelBoxLowerCorner has " + Twine(LowerCorner[I]));
    if (!isCorner(UpperCorner[I], Limits[Spatial - 1]))
      return bad("pixelBoxUpperCorner has " + Twine(UpperCorner[I]));
    if (isEmpty(LowerCorner[I], UpperCorner[I], P.Dims[I + 1]))
      return bad("the box between the corners is empty");
  }
  Expected<TensorMap> M =
      makeIm2col(P, TensorLayout::Im2col, ChannelsPerPixel, PixelsPerColumn);
  if (M) {
    llvm::copy(LowerCorner, M->LowerCorner);
    llvm::copy(UpperCorner, M->UpperCorner);
  }
  return M;
}

Expected<TensorMap> encodeIm2colWide(const TensorParameters &P,
                                     int LowerCornerWidth, int UpperCornerWidth,
                                     uint32_t ChannelsPerPixel,
                                     uint32_t PixelsPerColumn, unsigned Mode) {
  if (Error E = check(P, 3))
    return E;
  if (Mode > 1)
    return bad("mode is " + Twine(Mode));
  if (P.Interleave)
    return bad("interleave is not for this encoding");
  if (P.Swizzle != Swizzle64 && P.Swizzle != Swizzle128 && P.Swizzle != Atom32)
    return bad("swizzle is " + Twine(P.Swizzle));
  if (!isCorner(LowerCornerWidth, 32768))
    return bad("pixelBoxLowerCornerWidth is " + Twine(LowerCornerWidth));
  if (!isCorner(UpperCornerWidth, 32768))
    return bad("pixelBoxUpperCornerWidth is " + Twine(UpperCornerWidth));
  if (isEmpty(LowerCornerWidth, UpperCornerWidth, P.Dims[1]))
    return bad("the box between the corners is empty");
  Expected<TensorMap> M =
      makeIm2col(P, Mode ? TensorLayout::Im2colW128 : TensorLayout::Im2colW,
                 ChannelsPerPixel, PixelsPerColumn);
  if (M) {
    M->LowerCorner[0] = int16_t(LowerCornerWidth);
    M->UpperCorner[0] = int16_t(UpperCornerWidth);
  }
  return M;
}

Error replaceAddress(TensorMap &Map, uint64_t Address) {
  if (Map.Magic != TensorMap::Valid)
    return bad("no tensor map");
  uint64_t Align = Map.Interleave == 2 || isPadded(Map.Element) ? 32 : 16;
  if (Address % Align)
    return bad("globalAddress is no multiple of " + Twine(Align));
  Map.Address = Address;
  return Error::success();
}

Expected<TensorMap> readTensorMap(const uint8_t *Bytes) {
  TensorMap M;
  std::memcpy(&M, Bytes, sizeof M);
  if (M.Magic != TensorMap::Valid)
    return bad("no tensor map");
  return M;
}

} // namespace opennvvm::ptxmachine
