// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vector types: CUDA's and the compiler's own, of odd lengths too.
using float8 = float __attribute__((ext_vector_type(8)));
using int3v = int __attribute__((ext_vector_type(3)));
using short16 = short __attribute__((vector_size(32)));
using bytes4 = unsigned char __attribute__((ext_vector_type(4)));
using bool4 = bool __attribute__((ext_vector_type(4)));

__global__ void cuda(float4 *f, const double2 *d, uchar4 *c, longlong2 *l,
                     short3 *s, const char1 *one) {
  float4 v = f[threadIdx.x];
  f[threadIdx.x] = make_float4(v.w, v.z, v.y, v.x + d[0].y * d[0].x);
  c[0] = make_uchar4(c[1].w, c[1].z + 1, one[0].x, c[1].x >> 1);
  l[0].x = l[1].y << 3;
  s[threadIdx.x].z += s[threadIdx.x + 1].x;
}

__global__ void own(float8 *f, int3v *i, short16 *s, bytes4 *b, int at) {
  float8 x = f[0], y = f[1];
  f[2] = x * y + (x > y ? x : y);
  f[3].lo = x.hi;
  f[3].even = y.odd;
  i[0] = i[1].zyx * 3 + (i[2] >> 1) - i[1] / i[2];
  s[0] = (s[1] << 2) ^ ~s[2];
  s[3][at & 15] = s[4][(at + 1) & 15];
  b[0] = b[1] + b[2] * (unsigned char)3;
  b[3] = __builtin_shufflevector(b[1], b[2], 0, 5, 2, 7);
  b[4] = __builtin_convertvector(i[0].xyzx, bytes4);
}

__global__ void reductions(const float8 *f, const int3v *i, int *out,
                           float *sum) {
  bool4 any = __builtin_convertvector(f[0].lo > f[0].hi, bool4);
  out[0] = __builtin_reduce_add(i[0]) + __builtin_reduce_max(i[1]);
  out[1] = __builtin_reduce_xor(i[2]) + __builtin_reduce_or(any);
  *sum = __builtin_reduce_max(f[1]) + __builtin_elementwise_sqrt(f[2])[3];
}
