//===- TensorMapsTest.cpp - Tensor maps of the driver interface -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include <cstring>

using namespace cudatest;

namespace {

struct TensorMapsTest : CudaTest {
  struct alignas(64) Map {
    uint8_t Bytes[128] = {};
  };
  static constexpr unsigned Float32 = 7, NoSwizzle = 0, Span128 = 3;
  uint64_t Dims[4] = {64, 64, 64, 64}, Strides[3] = {256, 16384, 1048576};
  uint32_t Box[2] = {32, 8}, Steps[4] = {1, 1, 1, 1};
  int Corner[2] = {-1, -1};

  int tiled(Map *To, unsigned Rank, unsigned Swizzle, uint64_t Address) {
    return call("cuTensorMapEncodeTiled", To, Float32, Rank, Address,
                static_cast<const uint64_t *>(Dims),
                static_cast<const uint64_t *>(Strides),
                static_cast<const uint32_t *>(Box),
                static_cast<const uint32_t *>(Steps), 0u, Swizzle, 0u, 0u);
  }
  int im2col(Map *To, unsigned Rank) {
    return call("cuTensorMapEncodeIm2col", To, Float32, Rank, uint64_t(0x1000),
                static_cast<const uint64_t *>(Dims),
                static_cast<const uint64_t *>(Strides),
                static_cast<const int *>(Corner),
                static_cast<const int *>(Corner), 32u, 64u,
                static_cast<const uint32_t *>(Steps), 0u, NoSwizzle, 0u, 0u);
  }
};

TEST_F(TensorMapsTest, AreEncoded) {
  Map First, Second;
  EXPECT_EQ(tiled(&First, 2, Span128, 0x1000), 0);
  EXPECT_EQ(tiled(&Second, 2, Span128, 0x2000), 0);
  EXPECT_NE(std::memcmp(&First, &Second, sizeof(Map)), 0);
  EXPECT_EQ(call("cuTensorMapReplaceAddress", &First, uint64_t(0x2000)), 0);
  EXPECT_EQ(std::memcmp(&First, &Second, sizeof(Map)), 0);
  EXPECT_EQ(im2col(&First, 4), 0);
  EXPECT_EQ(call("cuTensorMapEncodeIm2colWide", &First, Float32, 4u,
                 uint64_t(0x1000), static_cast<const uint64_t *>(Dims),
                 static_cast<const uint64_t *>(Strides), -1, -1, 32u, 64u,
                 static_cast<const uint32_t *>(Steps), 0u, 0u, Span128, 0u, 0u),
            0);
}

TEST_F(TensorMapsTest, AreRefused) {
  Map M;
  EXPECT_EQ(tiled(nullptr, 2, NoSwizzle, 0x1000), 1);
  EXPECT_EQ(tiled(&M, 0, NoSwizzle, 0x1000), 1);
  EXPECT_EQ(tiled(&M, 6, NoSwizzle, 0x1000), 1);
  EXPECT_EQ(tiled(&M, 2, NoSwizzle, 0x1008), 1);
  EXPECT_EQ(im2col(&M, 2), 1);
  EXPECT_EQ(call("cuTensorMapReplaceAddress", &M, uint64_t(0x2000)), 1);
}

} // namespace
