// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 128-bit integers: arithmetic, shifts, comparisons, conversions.
using i128 = __int128;
using u128 = unsigned __int128;

__global__ void arithmetic(const i128 *a, const u128 *b, i128 *out, u128 *u) {
  int i = threadIdx.x;
  i128 x = a[i], y = a[i + 1];
  u128 p = b[i], q = b[i + 1];
  out[0] = x + y * 3 - (x ^ y) + ~x;
  out[1] = (x << (i & 127)) | (y >> (i & 127));
  out[2] = x < y ? -x : y;
  u[0] = p * q + (p >> (i & 127)) - (q & p);
  u[1] = p > q ? p : q | 1;
  u[2] = (p == q) + (p != 0) * u128(2);
}

__global__ void division(const i128 *a, const u128 *b, i128 *out, u128 *u) {
  out[0] = a[0] / a[1];
  out[1] = a[0] % a[1];
  u[0] = b[0] / b[1];
  u[1] = b[0] % 1000000007u;
}

__global__ void conversions(const float *f, const double *d, i128 *out,
                            double *back, long long *n) {
  out[0] = i128(f[0]) + i128(d[0]);
  out[1] = n[0] * i128(n[1]);
  u128 high = u128(static_cast<unsigned long long>(n[2])) << 64;
  back[0] = double(out[2]) + double(high) + float(out[3]);
  n[3] = static_cast<long long>(out[4] >> 64) + int(out[5]);
}

__device__ __noinline__ u128 powmod(u128 base, u128 e, u128 m) {
  u128 r = 1;
  for (; e; e >>= 1) {
    if (e & 1)
      r = r * base % m;
    base = base * base % m;
  }
  return r;
}
__global__ void powers(unsigned long long *out, u128 e) {
  out[threadIdx.x] = powmod(out[threadIdx.x], e, 0xffffffffffffffc5ull);
}
