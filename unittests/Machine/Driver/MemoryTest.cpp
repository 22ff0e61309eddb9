//===- MemoryTest.cpp - Memory of the device and the host -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include <sys/mman.h>
#include <vector>

using namespace cudatest;

namespace {

TEST_F(CudaTest, CopiesAndFills) {
  uint64_t A = allocate(64), B = allocate(64);
  EXPECT_EQ(call("cuMemsetD32_v2", A, 0x01020304u, size_t(16)), 0);
  EXPECT_EQ(call("cuMemcpyDtoD_v2", B, A, size_t(64)), 0);
  EXPECT_EQ(read(B + 60), 0x01020304u);
  EXPECT_EQ(call("cuMemsetD16_v2", B + 2, uint16_t(0xffff), size_t(1)), 0);
  EXPECT_EQ(read(B), 0xffff0304u);
  EXPECT_EQ(call("cuMemsetD8_v2", B, uint8_t(7), size_t(1)), 0);
  EXPECT_EQ(read(B), 0xffff0307u);
  // Beyond the end, and not aligned.
  EXPECT_EQ(call("cuMemcpyDtoD_v2", B, A, size_t(65)), 1);
  EXPECT_EQ(call("cuMemsetD32_v2", A + 2, 0u, size_t(1)), 1);
  EXPECT_EQ(call("cuMemFree_v2", A), 0);
  EXPECT_EQ(call("cuMemFree_v2", A), 1);
  EXPECT_EQ(call("cuMemcpyDtoD_v2", B, A, size_t(4)), 1);
}

TEST_F(CudaTest, PitchedRows) {
  uint64_t Address = 0;
  size_t Pitch = 0;
  EXPECT_EQ(
      call("cuMemAllocPitch_v2", &Address, &Pitch, size_t(100), size_t(3), 4u),
      0);
  EXPECT_EQ(Pitch, 512u);
  EXPECT_EQ(call("cuMemsetD2D32_v2", Address, Pitch, 9u, size_t(2), size_t(3)),
            0);
  EXPECT_EQ(read(Address + 2 * Pitch + 4), 9u);
  EXPECT_EQ(read(Address + 2 * Pitch + 8), 0u);
  // CUDA_MEMCPY2D: the second column of each row goes to the host.
  uint32_t Out[3] = {};
  uint64_t C[16] = {4, 0, 2, 0, Address, 0, Pitch, 0, 0, 1, uint64_t(Out),
                    0, 0, 4, 4, 3};
  EXPECT_EQ(call("cuMemcpy2D_v2", static_cast<void *>(C)), 0);
  EXPECT_EQ(Out[0], 9u);
  EXPECT_EQ(Out[2], 9u);
}

TEST_F(CudaTest, Attributes) {
  uint64_t Device = allocate(256), Host = 0, Managed = 0, Base = 0;
  EXPECT_EQ(call("cuMemHostAlloc", &Host, size_t(64), 2u), 0);
  EXPECT_EQ(call("cuMemAllocManaged", &Managed, size_t(64), 1u), 0);
  unsigned Type = 0;
  auto Ask = [](auto *Out, unsigned Attribute, uint64_t Address) {
    return call("cuPointerGetAttribute", static_cast<void *>(Out), Attribute,
                Address);
  };
  EXPECT_EQ(Ask(&Type, 2, Device), 0);
  EXPECT_EQ(Type, 2u);
  EXPECT_EQ(Ask(&Type, 2, Host), 0);
  EXPECT_EQ(Type, 1u);
  uint8_t IsManaged = 0;
  EXPECT_EQ(Ask(&IsManaged, 8, Managed), 0);
  EXPECT_EQ(IsManaged, 1);
  EXPECT_EQ(Ask(&Base, 11, Device + 100), 0);
  EXPECT_EQ(Base, Device);
  int Local = 0;
  EXPECT_EQ(Ask(&Type, 2, uint64_t(&Local)), 1);
  size_t Size = 0;
  EXPECT_EQ(call("cuMemGetAddressRange_v2", &Base, &Size, Device + 255), 0);
  EXPECT_EQ(Size, 256u);
  unsigned Flags = 0;
  EXPECT_EQ(call("cuMemHostGetFlags", &Flags, Host), 0);
  EXPECT_EQ(Flags, 2u);
}

TEST_F(CudaTest, FreeMemoryIsCounted) {
  size_t Before = 0, After = 0, Total = 0;
  EXPECT_EQ(call("cuMemGetInfo_v2", &Before, &Total), 0);
  uint64_t A = allocate(1 << 20);
  EXPECT_EQ(call("cuMemGetInfo_v2", &After, &Total), 0);
  EXPECT_EQ(Before - After, size_t(1) << 20);
  call("cuMemFree_v2", A);
  uint64_t None = 0;
  EXPECT_EQ(call("cuMemAlloc_v2", &None, Total + 1), 2);
  EXPECT_EQ(call("cuMemAlloc_v2", &None, size_t(0)), 1);
}

TEST_F(CudaTest, PoolsCountWhatTheyHold) {
  void *Pool = nullptr;
  uint64_t Properties[11] = {1, 1};
  EXPECT_EQ(call("cuMemPoolCreate", &Pool, static_cast<void *>(Properties)), 0);
  uint64_t A = 0, Used = 0;
  void *Default = nullptr;
  EXPECT_EQ(call("cuMemAllocFromPoolAsync", &A, size_t(100), Pool, Default), 0);
  EXPECT_EQ(call("cuMemPoolGetAttribute", Pool, 7u, &Used), 0);
  EXPECT_EQ(Used, 100u);
  EXPECT_EQ(call("cuMemFreeAsync", A, Default), 0);
  EXPECT_EQ(call("cuMemPoolGetAttribute", Pool, 7u, &Used), 0);
  EXPECT_EQ(Used, 0u);
  EXPECT_EQ(call("cuMemPoolGetAttribute", Pool, 8u, &Used), 0);
  EXPECT_EQ(Used, 100u);
  EXPECT_EQ(call("cuMemPoolDestroy", Pool), 0);
  EXPECT_EQ(call("cuMemAllocFromPoolAsync", &A, size_t(100), Pool, Default),
            400);
}

// Two addresses of one memory.
TEST_F(CudaTest, Mappings) {
  constexpr size_t Size = 2 << 20;
  uint64_t First = 0, Second = 0;
  void *Handle = nullptr;
  uint64_t Properties[5] = {1, uint64_t(0) << 32 | 1};
  EXPECT_EQ(
      call("cuMemCreate", &Handle, Size, static_cast<void *>(Properties), 0ull),
      0);
  int Access[3] = {1, 0, 3};
  for (uint64_t *A : {&First, &Second}) {
    EXPECT_EQ(
        call("cuMemAddressReserve", A, Size, size_t(0), uint64_t(0), 0ull), 0);
    EXPECT_EQ(call("cuMemMap", *A, Size, size_t(0), Handle, 0ull), 0);
    // Nobody may access it yet.
    EXPECT_EQ(call("cuMemsetD32_v2", *A, 1u, size_t(1)), 1);
    EXPECT_EQ(call("cuMemSetAccess", *A, Size, static_cast<void *>(Access),
                   size_t(1)),
              0);
  }
  EXPECT_EQ(call("cuMemsetD32_v2", First, 77u, size_t(1)), 0);
  EXPECT_EQ(read(Second), 77u);
  EXPECT_EQ(call("cuMemRelease", Handle), 0);
  EXPECT_EQ(call("cuMemUnmap", First, Size), 0);
  EXPECT_EQ(call("cuMemsetD32_v2", First, 1u, size_t(1)), 1);
  EXPECT_EQ(read(Second), 77u);
  EXPECT_EQ(call("cuMemUnmap", Second, Size), 0);
  EXPECT_EQ(call("cuMemAddressFree", First, Size), 0);
}

TEST_F(CudaTest, Arrays) {
  struct {
    size_t Width = 4, Height = 2;
    unsigned Format = 0x20, Channels = 1;
  } Shape, Asked;
  void *Array = nullptr;
  EXPECT_EQ(call("cuArrayCreate_v2", &Array, &Shape), 0);
  Asked.Width = 0;
  EXPECT_EQ(call("cuArrayGetDescriptor_v2", &Asked, Array), 0);
  EXPECT_EQ(Asked.Width, 4u);
  std::vector<uint32_t> In = {1, 2, 3, 4, 5, 6, 7, 8}, Out(4);
  EXPECT_EQ(call("cuMemcpyHtoA_v2", Array, size_t(0),
                 static_cast<void *>(In.data()), size_t(32)),
            0);
  EXPECT_EQ(call("cuMemcpyAtoH_v2", static_cast<void *>(Out.data()), Array,
                 size_t(16), size_t(16)),
            0);
  EXPECT_EQ(Out, (std::vector<uint32_t>{5, 6, 7, 8}));
  EXPECT_EQ(call("cuMemcpyHtoA_v2", Array, size_t(4),
                 static_cast<void *>(In.data()), size_t(32)),
            1);
  Shape.Format = 99;
  EXPECT_EQ(call("cuArrayCreate_v2", &Array, &Shape), 1);
}

// Programs that are not position-independent have their heap at low addresses.
TEST_F(CudaTest, HostMemoryIsAnywhere) {
  void *K = kernel(load(R"(
.version 7.8
.target sm_75
.address_size 64
.visible .entry add(.param .u64 to) {
  .reg .b64 %rd<2>;
  .reg .b32 %r<2>;
  .reg .pred %p;
  ld.param.u64 %rd1, [to];
  isspacep.global %p, %rd1;
  selp.b32 %r1, 7, 1, %p;
  red.add.u32 [%rd1], %r1;
  ret;
})"),
                   "add");
  for (uint64_t At : {0x1000'0000ull, 0x1'5000'0000ull, 0x2'6000'0000ull,
                      0x4'0000'0000ull, 0x10'0000'0000ull, 0x20'0000'0000ull}) {
    auto *Host = static_cast<uint32_t *>(
        mmap(reinterpret_cast<void *>(At), 4096, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0));
    if (Host == MAP_FAILED)
      continue; // Something else is there.
    ASSERT_EQ(uint64_t(Host), At);
    EXPECT_EQ(call("cuMemHostRegister_v2", Host, size_t(4096), 0u), 0);
    uint64_t To = 0;
    EXPECT_EQ(call("cuMemHostGetDevicePointer_v2", &To, Host, 0u), 0);
    void *Parameters[] = {&To};
    EXPECT_EQ(launch(K, Parameters, 1, 2), 0);
    EXPECT_EQ(*Host, 14u) << At;
    EXPECT_EQ(call("cuMemHostUnregister", Host), 0);
    munmap(Host, 4096);
  }
}

} // namespace
