// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_100 sm_100a sm_120
// half, bfloat16 and the 8-bit, 6-bit and 4-bit formats.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

extern "C" __global__ void halves(half *h, half2 *p, float *f, int *i) {
  h[0] = __hfma(h[1], h[2], h[3]);
  h[4] = hsin(h[5]) + hexp(h[6]) - hsqrt(h[7]) * hrcp(h[8]);
  h[9] = __hmax(h[10], __hmin(h[11], h[12]));
  h[13] = __float2half_rn(f[0]);
  h[14] = __int2half_rz(i[0]);
  i[1] = __half2int_rd(h[15]);
  f[1] = __half2float(__habs(h[16]));
  i[2] = __hgt(h[17], h[18]) + __hisnan(h[19]);
  p[0] = __hfma2(p[1], p[2], p[3]);
  p[4] = h2tanh(p[5]);
  p[6] = __hadd2_sat(p[7], p[8]);
  i[3] = __hbeq2(p[9], p[10]);
  p[11] = __shfl_xor_sync(~0u, p[12], 1);
  atomicAdd(p + 13, p[14]);
  h[20] = __ldcg(h + 21);
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void brains(__nv_bfloat16 *b, __nv_bfloat162 *p,
                                  float *f) {
  b[0] = __hfma(b[1], b[2], b[3]);
  b[4] = hlog2(b[5]) + hceil(b[6]);
  b[7] = __float2bfloat16_rn(f[0]);
  f[1] = __bfloat162float(__hmax(b[8], b[9]));
  p[0] = __hmul2(p[1], p[2]);
  p[3] = __float22bfloat162_rn(make_float2(f[2], f[3]));
  atomicAdd(p + 4, p[5]);
}
#endif

extern "C" __global__ void bytes(__nv_fp8_e4m3 *a, __nv_fp8_e5m2 *b,
                                 __nv_fp8x4_e4m3 *c, float *f, half *h) {
  a[0] = __nv_fp8_e4m3(f[0]);
  b[0] = __nv_fp8_e5m2(h[0]);
  f[1] = float(a[1]) + float(b[1]);
  c[0] = __nv_fp8x4_e4m3(make_float4(f[2], f[3], f[4], f[5]));
  float4 four = float4(c[1]);
  f[6] = four.x + four.y + four.z + four.w;
  h[1] = half(a[2]);
}

extern "C" __global__ void smaller(__nv_fp6_e2m3 *a, __nv_fp6_e3m2 *b,
                                   __nv_fp4_e2m1 *c, float *f) {
  a[0] = __nv_fp6_e2m3(f[0]);
  b[0] = __nv_fp6_e3m2(f[1]);
  c[0] = __nv_fp4_e2m1(f[2]);
  f[3] = float(a[1]) + float(b[1]) + float(c[1]);
}
