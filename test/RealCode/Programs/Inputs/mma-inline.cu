// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrices by inline mma, ldmatrix and asynchronous copies.
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ unsigned shared(const void *p) {
  return static_cast<unsigned>(__cvta_generic_to_shared(p));
}
__device__ void ldmatrix(unsigned (&r)[4], const half *p) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared(p)));
}
__device__ void mma(float (&c)[4], const unsigned *a, const unsigned *b) {
#if __CUDA_ARCH__ >= 800
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
               "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]),
                 "r"(b[1]));
#else
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 "
               "{%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(a[0]), "r"(a[1]), "r"(b[0]));
#endif
}

__global__ void gemm(const half *a, const half *b, float *c, int k) {
  __shared__ alignas(16) half ta[2][16 * 16], tb[2][16 * 16];
  float sum[2][4] = {};
  int lane = threadIdx.x & 31, row = lane % 16, half8 = lane / 16 * 8;
  for (int i = 0; i <= k; i += 16) {
    int now = i / 16 & 1;
    if (i < k) {
      __pipeline_memcpy_async(&ta[now][lane * 8], a + i + row * k + half8, 16);
      __pipeline_memcpy_async(&tb[now][lane * 8], b + i + row * k + half8, 16);
      __pipeline_commit();
    }
    if (i == 0)
      continue;
    __pipeline_wait_prior(1);
    __syncwarp();
    unsigned fa[4], fb[4];
    ldmatrix(fa, &ta[now ^ 1][row * 16 + half8]);
    ldmatrix(fb, &tb[now ^ 1][row * 16 + half8]);
    mma(sum[0], fa, fb);
    mma(sum[1], fa, fb + 2);
  }
  for (int i = 0; i < 8; ++i)
    c[lane * 8 + i] = sum[i / 4][i % 4];
}
