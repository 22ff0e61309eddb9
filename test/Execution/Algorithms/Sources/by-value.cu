// Structures by value: into a kernel, into functions and back.
#include "device.h"
struct Small {
  char c;
  short s;
};
struct Mixed {
  char tag;
  double d;
  short s[3];
  float f;
  Small small;
};
struct Big {
  int v[9];
};
static __device__ __noinline__ Mixed change(Mixed m, int by) {
  m.d += by;
  m.s[by % 3] += by;
  m.small.c ^= by;
  m.tag = m.tag + 1;
  return m;
}
static __device__ __noinline__ Big rotate(Big b, u32 by) {
  Big r;
  for (int i = 0; i < 9; ++i)
    r.v[i] = b.v[(i + by) % 9];
  b.v[by % 9] = -1;
  r.v[0] += b.v[by % 9];
  return r;
}
KERNEL byvalue(Mixed m, Big b, Mixed *out, int *sums, u32 index) {
  Mixed x = change(m, thread());
  out[thread()] = change(x, index);
  Big r = rotate(b, thread());
  b.v[index] = thread();
  sums[2 * thread()] = r.v[0] * 100 + r.v[index];
  sums[2 * thread() + 1] = b.v[index] + b.v[thread() % 9];
}
