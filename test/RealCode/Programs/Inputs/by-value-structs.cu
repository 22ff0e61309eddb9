// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structures by value: large ones, odd sizes, nested, as arguments, results
// and kernel parameters.
struct Small {
  char c;
  short s;
};
struct Odd {
  char bytes[7];
};
struct alignas(16) Aligned {
  float x, y, z;
};
struct Large {
  double values[12];
  Small smalls[3];
  Odd odd;
};
struct Empty {};

__device__ __noinline__ Small makeSmall(int x) {
  return {char(x), short(x * 2)};
}
__device__ __noinline__ Odd rotate(Odd o, int by) {
  Odd r;
  for (int i = 0; i < 7; ++i)
    r.bytes[i] = o.bytes[(i + by) % 7];
  return r;
}
__device__ __noinline__ Aligned cross(Aligned a, Aligned b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
__device__ __noinline__ Large change(Large l, Empty, int at, double by) {
  l.values[at] += by;
  l.smalls[at % 3] = makeSmall(at);
  l.odd = rotate(l.odd, at);
  return l;
}

__global__ void values(Large in, Small s, Odd o, Aligned a, Large *out,
                       Aligned *vectors) {
  int i = threadIdx.x;
  Large l = change(in, Empty(), i % 12, s.s + o.bytes[i % 7]);
  vectors[i] = cross(a, cross(vectors[i], a));
  out[i] = l;
}

// A parameter that the kernel writes and one that it takes the address of.
__global__ void written(Large in, double *out, int n) {
  for (int i = 0; i < n; ++i)
    in.values[i % 12] *= out[i];
  const double *p = in.values;
  out[threadIdx.x] = p[threadIdx.x % 12];
}
