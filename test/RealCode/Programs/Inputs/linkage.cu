// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Linkage: internal, weak, external, inline; names that are not plain;
// initial values with addresses.
extern "C" __device__ int outside(int x, float *p);
extern __device__ float Outside[8];
__device__ __attribute__((weak)) int weakly(int x) { return x + 1; }
static __device__ __noinline__ int inside(int x) { return x * 7; }
inline __device__ __noinline__ int shared(int x) { return x - 3; }
namespace {
__device__ int Hidden = 4;
__device__ __noinline__ int anonymous(int x) { return x + Hidden; }
} // namespace

static __device__ int Counter;
__device__ __attribute__((used)) static int Kept = 9;
__device__ short Table[] = {1, -2, 3};
__device__ short *Second = &Table[1];
struct Entry {
  const char *name;
  int (*act)(int);
  Entry *next;
};
__device__ extern Entry Last;
__device__ Entry First = {"first", inside, &Last};
__device__ Entry Last = {"l\303\244st\n", shared, nullptr};
__device__ struct {
  char c = 'x';
  double d = 1e300;
  float inf = __builtin_inff();
  bool flags[3] = {true, false, true};
  long long negative = -1;
} Mixed;

__device__ int caf\u00e9(int x) { return x | 1; }

extern "C" __global__ void uses(int *out) {
  static __device__ int Calls = 100;
  out[0] = outside(weakly(inside(1)), Outside) + shared(2) + anonymous(3);
  out[1] = atomicAdd(&Counter, 1) + *Second + caf\u00e9(4) + Calls++;
  for (Entry *e = &First; e != nullptr && out[2] > 0; e = e->next)
    out[2] -= e->act(e->name[0]);
  out[3] = Mixed.c + int(Mixed.d) + Mixed.flags[out[4] & 1];
}
