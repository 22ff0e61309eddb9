// Dot products of half and bfloat vectors, summed in their own type and in
// float.
#include "device.h"
KERNEL dot(const _Float16 *a, const _Float16 *b, const __bf16 *c,
           const __bf16 *d, u32 n, _Float16 *half, float *wide, __bf16 *brain) {
  _Float16 h = 0;
  float f = 0, g = 0;
  u32 first = thread() * n;
  for (u32 i = first; i < first + n; ++i) {
    _Float16 product = a[i] * b[i];
    h = h + product;
    f += (float)a[i] * (float)b[i];
    g += (float)c[i] * (float)d[i];
  }
  half[thread()] = h;
  wide[2 * thread()] = f;
  wide[2 * thread() + 1] = g;
  brain[thread()] = (__bf16)g;
}
