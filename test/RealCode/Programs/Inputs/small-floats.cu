// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 8-bit, 6-bit and 4-bit floats: conversions both ways, scalars to fours.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

__global__ void bytes(__nv_fp8_e4m3 *a, __nv_fp8_e5m2 *b, float *f, half *h,
                      double *d, int *n) {
  a[0] = __nv_fp8_e4m3(f[0]);
  a[1] = __nv_fp8_e4m3(h[0]);
  b[0] = __nv_fp8_e5m2(d[0]);
  b[1] = __nv_fp8_e5m2(n[0]);
  f[1] = float(a[2]) * float(b[2]);
  h[1] = half(a[3]) + half(b[3]);
  n[1] = int(a[4]) + bool(b[4]);
  d[1] = double(b[5]);
}

__global__ void quantize(const float4 *in, __nv_fp8x4_e4m3 *out, float scale,
                         int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float4 v = in[i];
  out[i] = __nv_fp8x4_e4m3(
      make_float4(v.x * scale, v.y * scale, v.z * scale, v.w * scale));
  __nv_fp8x2_storage_t pair = __nv_cvt_float2_to_fp8x2(
      make_float2(v.x, v.y), __NV_NOSAT, __NV_E5M2);
  half2 back = __nv_cvt_fp8x2_to_halfraw2(pair, __NV_E5M2);
  reinterpret_cast<half2 *>(out)[n + i] = back;
}

__global__ void narrower(__nv_fp6_e2m3 *a, __nv_fp6x2_e3m2 *b,
                         __nv_fp4_e2m1 *c, __nv_fp4x4_e2m1 *d, float *f,
                         float4 *v) {
  a[0] = __nv_fp6_e2m3(f[0]);
  b[0] = __nv_fp6x2_e3m2(make_float2(f[1], f[2]));
  c[0] = __nv_fp4_e2m1(f[3]);
  d[0] = __nv_fp4x4_e2m1(v[0]);
  v[1] = float4(d[1]);
  f[4] = float(a[1]) + float(c[1]) + float2(b[1]).y;
}

#if __CUDA_ARCH__ >= 900
__global__ void scales(__nv_fp8_e8m0 *s, float *f) {
  s[0] = __nv_fp8_e8m0(f[0]);
  f[1] = float(s[1]);
}
#endif
