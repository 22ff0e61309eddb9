// RUN: %kernel --cuda-gpu-arch=sm_90a %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90a -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90a %t.ptx -o /dev/null %}
//
// A product of halves whose main loop is wgmma: both operands come from shared
// memory, 64 x 64 sums live in the registers of a warp group.

#include "kernel.h"

// CHECK: .target sm_90a
// CHECK: .entry wgmma_gemm(
// The sums stay in registers.
// CHECK-NOT: .local
// CHECK: wgmma.fence.sync.aligned;
// CHECK: wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%f{{.*}}}, %rd{{[0-9]+}}, %rd{{[0-9]+}}, 1, 1, 1, 0, 0;
// CHECK: wgmma.commit_group.sync.aligned;
// CHECK: wgmma.wait_group.sync.aligned 0;

#define SUM(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])

INLINE void multiply(float (&d)[32], u64 a, u64 b) {
  asm volatile("wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
               "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, "
               "%14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, "
               "%26, %27, %28, %29, %30, %31}, %32, %33, 1, 1, 1, 0, 0;"
               : SUM(0), SUM(4), SUM(8), SUM(12), SUM(16), SUM(20), SUM(24),
                 SUM(28)
               : "l"(a), "l"(b));
}

/// Rows of 128 bytes, swizzled by 128.
INLINE u64 descriptor(const void *tile) {
  return u64(shared(tile) & 0x3FFFF) >> 4 | u64(1) << 16 | u64(64) << 32 |
         u64(1) << 62;
}

extern "C" __global__ void wgmma_gemm(const uint4_t *a, const uint4_t *b,
                                      float *c, int steps) {
  __shared__ alignas(1024) uint4_t tileA[512], tileB[512];
  float d[32] = {};
  for (int k = 0; k < steps; ++k) {
    for (u32 i = threadIndex(); i < 512; i += 128) {
      tileA[i] = a[k * 512 + i];
      tileB[i] = b[k * 512 + i];
    }
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    u64 descA = descriptor(tileA), descB = descriptor(tileB);
    for (int part = 0; part < 4; ++part)
      multiply(d, descA + 2 * part, descB + 2 * part);
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(0) : "memory");
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 32; ++i)
    c[threadIndex() * 32 + i] = d[i];
}
