// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Unions and type punning: variants, overlays, unaligned reads.
struct Variant {
  enum Kind : char { Int, Double, Text, Pair } kind;
  union {
    long long i;
    double d;
    char text[16];
    struct {
      float a, b;
    } pair;
  };
};

__device__ __noinline__ double value(const Variant &v) {
  switch (v.kind) {
  case Variant::Int:
    return v.i;
  case Variant::Double:
    return v.d;
  case Variant::Text:
    return v.text[0] - '0';
  case Variant::Pair:
    return v.pair.a * v.pair.b;
  }
  return 0;
}

__device__ Variant pair(float a, float b) {
  Variant v;
  v.kind = Variant::Pair;
  v.pair = {a, b};
  return v;
}

__global__ void variants(Variant *v, double *out) {
  out[threadIdx.x] = value(v[threadIdx.x]) + value(pair(out[0], 2));
  v[threadIdx.x].kind = Variant::Double;
  v[threadIdx.x].d = out[threadIdx.x];
}

__global__ void puns(float *f, double *d, unsigned *u, const char *bytes) {
  u[0] = __float_as_uint(f[0]) ^ __double2hiint(d[0]) ^ __double2loint(d[1]);
  d[2] = __hiloint2double(u[1], u[2]) + __longlong_as_double(u[3]);
  f[1] = __int_as_float(u[4] & 0x7fffffff);
  union {
    uint4 words;
    unsigned char bytes[16];
    unsigned short halves[8];
  } all;
  all.words = *reinterpret_cast<uint4 *>(u + 8);
  u[5] = all.bytes[threadIdx.x & 15] + all.halves[3];
  all.bytes[5] = 7;
  *reinterpret_cast<uint4 *>(u + 12) = all.words;
  int odd;
  memcpy(&odd, bytes + 1, sizeof(odd));
  long long far;
  memcpy(&far, bytes + 9, sizeof(far));
  u[6] = odd + int(far);
}
