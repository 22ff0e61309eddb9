// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Division and remainder: by variables and constants, of every width.
template <class T> __global__ void divide(const T *a, const T *b, T *out) {
  int i = threadIdx.x;
  T x = a[i], y = b[i];
  out[4 * i] = x / y;
  out[4 * i + 1] = x % y;
  out[4 * i + 2] = x / T(7) + x % T(10) + x / T(16) - x % T(32);
  out[4 * i + 3] = T(100) / y;
}
template __global__ void divide(const signed char *, const signed char *,
                                signed char *);
template __global__ void divide(const unsigned char *, const unsigned char *,
                                unsigned char *);
template __global__ void divide(const short *, const short *, short *);
template __global__ void divide(const unsigned short *, const unsigned short *,
                                unsigned short *);
template __global__ void divide(const int *, const int *, int *);
template __global__ void divide(const unsigned *, const unsigned *, unsigned *);
template __global__ void divide(const long long *, const long long *,
                                long long *);
template __global__ void divide(const unsigned long long *,
                                const unsigned long long *,
                                unsigned long long *);

__device__ __noinline__ unsigned gcd(unsigned a, unsigned b) {
  while (b) {
    unsigned t = a % b;
    a = b;
    b = t;
  }
  return a;
}

__global__ void calendar(const long long *seconds, int *out) {
  long long s = seconds[threadIdx.x];
  int days = int(s / 86400 - (s % 86400 < 0)), left = int(s - days * 86400ll);
  int z = days + 719468, era = (z >= 0 ? z : z - 146096) / 146097;
  unsigned doe = unsigned(z - era * 146097);
  unsigned yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  out[0] = int(yoe) + era * 400;
  out[1] = left / 3600 * 100 + left / 60 % 60;
  out[2] = gcd(left, doe);
}
