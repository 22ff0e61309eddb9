// RUN: %kernel --cuda-gpu-arch=sm_100a %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_100a -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_100a %t.ptx -o /dev/null %}
//
// A product of halves by tcgen05: the sums live in tensor memory, which a warp
// allocates, reads back and gives away.

#include "kernel.h"

// CHECK: .target sm_100a
// CHECK: .entry tcgen05_gemm(
// CHECK: tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r{{[0-9]+}}], 64;
// CHECK: tcgen05.mma.cta_group::1.kind::f16 [%r{{[0-9]+}}], %rd{{[0-9]+}}, %rd{{[0-9]+}}, %r{{[0-9]+}}, add;
// CHECK: tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r{{[0-9]+}}];
// CHECK: tcgen05.ld.sync.aligned.32x32b.x4.b32 {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}, [%r{{[0-9]+}}];
// CHECK: tcgen05.wait::ld.sync.aligned;
// CHECK: tcgen05.dealloc.cta_group::1.sync.aligned.b32

INLINE u64 descriptor(const void *tile) {
  return u64(shared(tile) & 0x3FFFF) >> 4 | u64(1) << 16 | u64(64) << 32 |
         u64(1) << 46 | u64(2) << 61;
}

INLINE void multiply(u32 d, u64 a, u64 b, u32 shape, u32 adds) {
  asm volatile("{\n\t.reg .pred add;\n\tsetp.ne.b32 add, %4, 0;\n\t"
               "tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, add;\n\t}" ::
                   "r"(d),
               "l"(a), "l"(b), "r"(shape), "r"(adds)
               : "memory");
}

extern "C" __global__ void tcgen05_gemm(const void *mapA, const void *mapB,
                                        u32 *c, int steps) {
  __shared__ alignas(1024) unsigned char a[128 * 128], b[64 * 128];
  __shared__ u64 loaded, multiplied;
  __shared__ u32 sums;
  bool first = threadIndex() == 0;
  if (threadIndex() < 32)
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], "
                 "64;" ::"r"(shared(&sums))
                 : "memory");
  if (first) {
    barrierInit(&loaded, 1);
    barrierInit(&multiplied, 1);
  }
  asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory");
  __syncthreads();
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  u32 d = *(volatile u32 *)&sums;
  for (int k = 0; k < steps; ++k) {
    if (first) {
      barrierExpect(&loaded, sizeof(a) + sizeof(b));
      tmaLoad(a, mapA, &loaded, k * 64, 0);
      tmaLoad(b, mapB, &loaded, k * 64, 0);
    }
    barrierWait(&loaded, k & 1);
    if (first) {
      // f32 sums of f16, 128 x 64.
      constexpr u32 Shape = 1 << 4 | (64 / 8) << 17 | (128 / 16) << 24;
      for (int part = 0; part < 4; ++part)
        multiply(d, descriptor(a) + 2 * part, descriptor(b) + 2 * part, Shape,
                 k | part);
      asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one"
                   ".shared::cluster.b64 [%0];" ::"r"(shared(&multiplied))
                   : "memory");
    }
    barrierWait(&multiplied, k & 1);
  }
  asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
  for (int column = 0; column < 64; column += 4) {
    u32 r[4], from = d + (threadIndex() / 32 << 21) + column;
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(from));
    asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory");
    for (int i = 0; i < 4; ++i)
      c[threadIndex() * 64 + column + i] = r[i];
  }
  __syncthreads();
  if (threadIndex() < 32)
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 64;" ::"r"(d));
}
