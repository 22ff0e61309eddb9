// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half precision: scalars and pairs, arithmetic, functions, comparisons.
#include <cuda_fp16.h>

__global__ void scalars(const half *a, half *out, float *f, int *n) {
  half x = a[0], y = a[1], z = a[2];
  out[0] = x + y * z - x / y;
  out[1] = __hfma(x, y, __hneg(z));
  out[2] = __hfma_relu(x, y, z);
  out[3] = __hadd_sat(x, __hmul_sat(y, z));
  out[4] = hsqrt(x) + hrsqrt(y) + hrcp(z) + hexp2(x) + hlog(y) + hsin(z);
  out[5] = __hmin(x, __hmax_nan(y, z));
  out[6] = hfloor(x) + hceil(y) + htrunc(z) + hrint(x);
  f[0] = __half2float(x) + float(y);
  out[7] = __float2half_ru(f[1]);
  out[8] = __ull2half_rn(n[1]) + __double2half(f[2]);
  n[0] = __half2int_rz(x) + __half2ushort_rn(y) + __hisinf(z) + __hequ(x, y);
  n[2] = __half_as_short(x) + (x < y) + (y >= z) + (x != z);
}

__global__ void pairs(const half2 *a, half2 *out, unsigned *masks) {
  half2 x = a[threadIdx.x], y = a[threadIdx.x + 32];
  half2 s = __hfma2(x, y, __hsub2(x, y)) + x / y;
  s = __hmax2(s, __habs2(y)) + h2exp(x) * h2sqrt(y);
  s = __lowhigh2highlow(s) + __low2half2(x) - __highs2half2(x, y);
  out[threadIdx.x] = __hcmadd(s, x, y);
  masks[threadIdx.x] = __hgt2_mask(x, y) ^ __hbne2(s, x) ^ __hbltu2(x, y);
  s.x += s.y;
  float2 f = __half22float2(s);
  out[threadIdx.x + 1] = __floats2half2_rn(f.y, f.x);
}

__global__ void memory(half *h, half2 *p) {
  atomicAdd(h, __ldg(h + 1));
  atomicAdd(p, __ldcs(p + 1));
  __stwt(p + 2, __shfl_down_sync(~0u, p[3], 1));
  volatile half *v = h;
  *const_cast<half *>(v + 2) = __shfl_sync(~0u, h[3], 4);
}
