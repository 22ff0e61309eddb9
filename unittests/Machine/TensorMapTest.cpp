//===- TensorMapTest.cpp - Descriptions of tensors in memory --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/TensorMap.h"
#include "gtest/gtest.h"
#include <cstring>
#include <vector>

using namespace llvm;
using namespace opennvvm::ptxmachine;

namespace {
// Of CUtensorMapDataType.
enum { UInt8, Float32 = 7, Float64, BFloat16, B4 = 13, B4Padded, B6 };
// Of CUtensorMapSwizzle.
enum { None, Span32, Span64, Span128, Atom32, Atom32Flip8, Atom64 };

/// The parameters of a call that succeeds, to be changed by tests.
struct Call {
  std::vector<uint64_t> Dims, Strides;
  std::vector<uint32_t> Steps, Box;
  std::vector<int> Lower, Upper;
  TensorParameters P;
  uint32_t Channels = 32, Pixels = 64;

  explicit Call(unsigned Rank) {
    P.DataType = Float32;
    P.Address = 0x1000;
    uint64_t Stride = 256;
    for (unsigned D = 0; D < Rank; ++D) {
      Dims.push_back(64);
      Steps.push_back(1);
      Box.push_back(8);
      if (D)
        Strides.push_back(Stride), Stride *= 64;
    }
    for (unsigned D = 2; D < Rank; ++D)
      Lower.push_back(-1), Upper.push_back(-1);
  }
  const TensorParameters &parameters() {
    P.Dims = Dims;
    P.Strides = Strides;
    P.ElementStrides = Steps;
    return P;
  }
  Expected<TensorMap> tiled() { return encodeTiled(parameters(), Box); }
  Expected<TensorMap> im2col() {
    return encodeIm2col(parameters(), Lower, Upper, Channels, Pixels);
  }
  Expected<TensorMap> wide(unsigned Mode = 0) {
    return encodeIm2colWide(parameters(), Lower[0], Upper[0], Channels, Pixels,
                            Mode);
  }
};
} // namespace

static std::string message(Expected<TensorMap> M) {
  return M ? "" : toString(M.takeError());
}

/// The errors of encodings of a call that \p Change has changed.
template <typename Fn> static std::string tiled(unsigned Rank, Fn Change) {
  Call C(Rank);
  Change(C);
  return message(C.tiled());
}
template <typename Fn> static std::string im2col(unsigned Rank, Fn Change) {
  Call C(Rank);
  Change(C);
  return message(C.im2col());
}
template <typename Fn> static std::string wide(unsigned Rank, Fn Change) {
  Call C(Rank);
  C.P.Swizzle = Span128;
  Change(C);
  return message(C.wide());
}

TEST(TensorMap, KeepsTheParameters) {
  Call C(3);
  C.Steps = {5, 2, 3};
  C.P.Swizzle = Atom32Flip8;
  C.P.Fill = 1;
  Expected<TensorMap> M = C.tiled();
  ASSERT_EQ(message(C.tiled()), "");
  EXPECT_EQ(M->rank(), 3u);
  EXPECT_EQ(M->Layout, TensorLayout::Tiled);
  EXPECT_EQ(M->Element, TensorElement::F32);
  EXPECT_EQ(M->Address, 0x1000u);
  EXPECT_EQ(M->Dims[2], 64u);
  EXPECT_EQ(M->Strides[1], 256u * 64);
  EXPECT_EQ(M->Box[1], 8);
  // The first step is ignored: rows are contiguous.
  EXPECT_EQ(M->ElementStrides[0], 1);
  EXPECT_EQ(M->ElementStrides[2], 3);
  EXPECT_EQ(M->SwizzleMode, 3);
  EXPECT_EQ(M->SwizzleAtomicity, 2);
  EXPECT_EQ(M->Fill, 1);
  C.P.DataType = BFloat16;
  EXPECT_EQ(C.tiled()->Element, TensorElement::BF16);
  C.P.DataType = Float64;
  EXPECT_EQ(C.tiled()->Element, TensorElement::F64);
}

TEST(TensorMap, IsRecognized) {
  uint8_t Bytes[TensorMap::Size] = {};
  EXPECT_EQ(message(readTensorMap(Bytes)), "no tensor map");
  Call C(2);
  Expected<TensorMap> M = C.tiled();
  ASSERT_TRUE(bool(M));
  std::memcpy(Bytes, &*M, sizeof Bytes);
  Expected<TensorMap> Read = readTensorMap(Bytes);
  ASSERT_TRUE(bool(Read));
  EXPECT_EQ(std::memcmp(&*Read, &*M, sizeof Bytes), 0);
  Bytes[0] ^= 1;
  EXPECT_EQ(message(readTensorMap(Bytes)), "no tensor map");
}

TEST(TensorMap, ChecksKinds) {
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.DataType = 16; }),
            "tensorDataType is 16");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.Interleave = 3; }), "interleave is 3");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.Swizzle = 7; }), "swizzle is 7");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.Promotion = 4; }), "l2Promotion is 4");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.Fill = 2; }), "oobFill is 2");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.Fill = 1, C.P.DataType = UInt8; }),
            "oobFill is a NaN, but the elements are no floats");
  EXPECT_EQ(tiled(3, [](Call &C) { C.P.Interleave = 2; }),
            "interleave by 32 bytes needs the swizzle of 32 bytes");
  auto Padded = [](Call &C) {
    C.P.DataType = B6;
    C.Dims[0] = C.Box[0] = 128;
  };
  EXPECT_EQ(tiled(3, Padded), "");
  for (unsigned S : {None, Span128, Atom32, Atom64})
    EXPECT_EQ(tiled(3, [&](Call &C) { Padded(C), C.P.Swizzle = S; }), "");
  EXPECT_EQ(tiled(3, [&](Call &C) { Padded(C), C.P.Swizzle = Span64; }),
            "these elements do not have swizzle 2");
  EXPECT_EQ(tiled(3,
                  [&](Call &C) {
                    Padded(C), C.P.DataType = B4Padded, C.P.Swizzle = Atom64;
                  }),
            "these elements do not have swizzle 6");
  EXPECT_EQ(tiled(3, [&](Call &C) { Padded(C), C.P.Interleave = 1; }),
            "elements of six bits are not interleaved");
}

TEST(TensorMap, ChecksTheTensor) {
  EXPECT_EQ(tiled(6, [](Call &) {}), "tensorRank is 6");
  EXPECT_EQ(tiled(2, [](Call &C) { C.P.Interleave = 1; }), "tensorRank is 2");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Strides.push_back(16); }),
            "globalStrides and elementStrides do not fit the rank");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Dims[1] = 0; }), "globalDim has 0");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Dims[1] = uint64_t(1) << 32; }), "");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Dims[1] = (uint64_t(1) << 32) + 1; }),
            "globalDim has 4294967297");
  EXPECT_EQ(tiled(2, [](Call &C) { C.P.Address = 8; }),
            "globalAddress is no multiple of 16");
  EXPECT_EQ(tiled(3,
                  [](Call &C) {
                    C.P.Interleave = 2, C.P.Swizzle = Span32, C.P.Address = 16;
                  }),
            "globalAddress is no multiple of 32");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Strides[0] = 24; }),
            "a globalStride of 24 is no multiple of 16");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Strides[0] = uint64_t(1) << 40; }),
            "a globalStride of 1099511627776 bytes");
  EXPECT_EQ(tiled(2,
                  [](Call &C) {
                    C.P.DataType = B4Padded, C.Dims[0] = C.Box[0] = 128;
                    C.Strides[0] = 80;
                  }),
            "a globalStride of 80 is no multiple of 32");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.DataType = B4Padded; }),
            "globalDim[0] is no multiple of 128");
  EXPECT_EQ(tiled(1, [](Call &C) { C.P.DataType = B4, C.Dims[0] = 63; }),
            "globalDim[0] is odd");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Steps = {0, 8}; }), "");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Steps[1] = 9; }), "elementStrides has 9");
  EXPECT_EQ(tiled(3, [](Call &C) { C.P.Interleave = 1, C.Steps[0] = 0; }),
            "elementStrides has 0");
}

TEST(TensorMap, ChecksTheBox) {
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box.pop_back(); }),
            "boxDim does not fit the rank");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box[1] = 257; }), "boxDim has 257");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box[1] = 0; }), "boxDim has 0");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box[0] = 6; }),
            "boxDim[0] is no multiple of 16 bytes");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box[0] = 32, C.P.Swizzle = Span128; }),
            "");
  EXPECT_EQ(tiled(2, [](Call &C) { C.Box[0] = 32, C.P.Swizzle = Span64; }),
            "boxDim[0] has 128 bytes, more than swizzle 2 takes");
  EXPECT_EQ(tiled(1,
                  [](Call &C) {
                    C.P.DataType = B4Padded, C.Dims[0] = 128, C.Box[0] = 64;
                  }),
            "boxDim[0] is not 128");
}

TEST(TensorMap, ChecksIm2col) {
  for (unsigned Rank : {3u, 4u, 5u})
    EXPECT_EQ(im2col(Rank, [](Call &) {}), "");
  EXPECT_EQ(im2col(2, [](Call &) {}), "tensorRank is 2");
  EXPECT_EQ(im2col(4, [](Call &C) { C.Lower.pop_back(); }),
            "the corners do not fit the rank");
  EXPECT_EQ(im2col(3, [](Call &C) { C.Lower[0] = -32768; }), "");
  EXPECT_EQ(im2col(3, [](Call &C) { C.Lower[0] = -32769; }),
            "pixelBoxLowerCorner has -32769");
  EXPECT_EQ(im2col(4, [](Call &C) { C.Upper[1] = 128; }),
            "pixelBoxUpperCorner has 128");
  EXPECT_EQ(im2col(5, [](Call &C) { C.Upper[2] = 16; }),
            "pixelBoxUpperCorner has 16");
  EXPECT_EQ(im2col(4, [](Call &C) { C.Lower[0] = 63, C.Upper[0] = -1; }),
            "the box between the corners is empty");
  EXPECT_EQ(im2col(4, [](Call &C) { C.Channels = 257; }),
            "channelsPerPixel is 257");
  EXPECT_EQ(im2col(4, [](Call &C) { C.Pixels = 1025; }),
            "pixelsPerColumn is 1025");
  EXPECT_EQ(im2col(4, [](Call &C) { C.P.Swizzle = Span64; }),
            "channelsPerPixel has 128 bytes, more than swizzle 2 takes");
}

TEST(TensorMap, ChecksIm2colWide) {
  EXPECT_EQ(wide(4, [](Call &) {}), "");
  EXPECT_EQ(wide(4, [](Call &C) { C.P.Swizzle = None; }), "swizzle is 0");
  EXPECT_EQ(wide(4, [](Call &C) { C.P.Swizzle = Atom32Flip8; }),
            "swizzle is 5");
  EXPECT_EQ(wide(4, [](Call &C) { C.P.Interleave = 1; }),
            "interleave is not for this encoding");
  EXPECT_EQ(wide(4, [](Call &C) { C.Lower[0] = 32768; }),
            "pixelBoxLowerCornerWidth is 32768");
  EXPECT_EQ(wide(4, [](Call &C) { C.Upper[0] = -32769; }),
            "pixelBoxUpperCornerWidth is -32769");
  EXPECT_EQ(wide(4, [](Call &C) { C.Lower[0] = 100; }),
            "the box between the corners is empty");
  Call C(4);
  C.P.Swizzle = Span128;
  EXPECT_EQ(message(C.wide(2)), "mode is 2");
  C.Pixels = 0;
  EXPECT_EQ(message(C.wide(0)), "pixelsPerColumn is 0");
  EXPECT_EQ(message(C.wide(1)), "");
  EXPECT_EQ(C.wide(1)->Pixels, 128);
}

TEST(TensorMap, GetsAnotherAddress) {
  TensorMap M;
  EXPECT_EQ(toString(replaceAddress(M, 0)), "no tensor map");
  Call C(2);
  M = cantFail(C.tiled());
  EXPECT_EQ(toString(replaceAddress(M, 0x2008)),
            "globalAddress is no multiple of 16");
  EXPECT_EQ(toString(replaceAddress(M, 0x2000)), "");
  EXPECT_EQ(M.Address, 0x2000u);
}
