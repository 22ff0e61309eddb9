// 128-bit integers: products, quotients, remainders, shifts, comparisons.
#include "device.h"
typedef unsigned __int128 u128;
typedef __int128 s128;
KERNEL wide(const u128 *a, const u128 *b, u128 *out) {
  u32 t = thread();
  u128 x = a[t], y = b[t];
  u128 *o = out + 8 * t;
  o[0] = x * y;
  o[1] = x / y;
  o[2] = x % y;
  o[3] = (s128)x / (s128)y;
  o[4] = (s128)x % (s128)y;
  o[5] = x << (u32)(y & 127);
  o[6] = (s128)x >> (u32)(y & 127);
  o[7] = (x < y) | ((s128)x < (s128)y) << 1 | (x == y) << 2 |
         ((u128)(x + y) < x) << 3;
}
