// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Denormals, infinities, signed zeros, NaNs: comparisons and classes.
__device__ __noinline__ int kind(float x) {
  return __builtin_fpclassify(0, 1, 2, 3, 4, x);
}
__device__ __noinline__ int kind(double x) {
  return __builtin_fpclassify(0, 1, 2, 3, 4, x);
}
__global__ void classes(const float *f, const double *d, int *out) {
  float x = f[threadIdx.x];
  double y = d[threadIdx.x];
  out[0] = kind(x) + 10 * kind(y);
  out[1] = __builtin_isnan(x) + __builtin_isinf_sign(y) +
           __builtin_isfinite(x) + __builtin_isnormal(y) +
           __builtin_issubnormal(x) + __builtin_iszero(y) +
           __builtin_issignaling(x);
  out[2] = (x < y) + 2 * (x <= y) + 4 * (x != x) + 8 * !(x > y);
  out[3] = __builtin_isunordered(x, f[1]) + __builtin_isgreater(y, d[1]) +
           __builtin_islessgreater(x, f[2]);
}
__global__ void values(float *f, double *d, int n) {
  f[0] = 1e-45f * n;
  f[1] = n / 0.0f + __builtin_nanf("") - __builtin_inff();
  f[2] = copysignf(0.0f, f[3]) + -0.0f;
  d[0] = 4.9e-324 * n + __builtin_huge_val();
  d[1] = d[2] == 0 ? -d[2] : 1 / d[2];
  f[4] = float(d[3]) + float(d[4] * 1e-40);
  f[5] = f[6] < 0 ? -f[6] : f[6];
  f[7] = f[8] > f[9] ? f[8] : f[9];
}
__global__ void integers(const float *f, const double *d, long long *out,
                         unsigned char *b) {
  out[0] = (long long)f[0] + int(d[0]) + (unsigned long long)d[1] + short(f[1]);
  b[0] = (unsigned char)(f[2]) + char(d[2]) + bool(f[3]);
}
