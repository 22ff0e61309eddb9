// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bfloat16: scalars and pairs, conversions, sums in float.
#include <cuda_bf16.h>

__global__ void scalars(const __nv_bfloat16 *a, __nv_bfloat16 *out, float *f,
                        int *n) {
  __nv_bfloat16 x = a[0], y = a[1], z = a[2];
  out[0] = x * y + z;
  out[1] = __hfma(x, y, z) - x / y;
  out[2] = __hmax(x, __hmin_nan(y, z)) + __habs(x);
  out[3] = hexp(x) + hlog2(y) + hsqrt(z) + hcos(x) + hfloor(y);
  out[4] = __float2bfloat16_rz(f[0]) + __double2bfloat16(f[1]);
  out[5] = __int2bfloat16_rn(n[0]) + __hneg(__uint2bfloat16_rd(n[1]));
  f[2] = __bfloat162float(x);
  n[2] = __bfloat162int_rz(y) + __hisnan(z) + (x > y) + __bfloat16_as_short(x);
}

__global__ void pairs(const __nv_bfloat162 *a, __nv_bfloat162 *out, float2 *f) {
  __nv_bfloat162 x = a[threadIdx.x], y = a[threadIdx.x + 32];
  out[0] = __hfma2(x, y, __hadd2(x, y));
  out[1] = __hmul2_sat(x, __hmax2(y, x));
  out[2] = __float22bfloat162_rn(f[0]);
  f[1] = __bfloat1622float2(__halves2bfloat162(x.y, y.x));
  out[3] = h2log(x) + h2rcp(y);
}

__global__ void dot(const __nv_bfloat162 *a, const __nv_bfloat162 *b,
                    float *out, int n) {
  float sum = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    float2 x = __bfloat1622float2(a[i]), y = __bfloat1622float2(b[i]);
    sum = fmaf(x.x, y.x, fmaf(x.y, y.y, sum));
  }
  for (int mask = 16; mask; mask /= 2)
    sum += __shfl_xor_sync(~0u, sum, mask);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(out, sum);
}
