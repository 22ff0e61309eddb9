// Pointers to functions, in constant memory and on the stack.
#include "device.h"
typedef s64 (*Step)(s64, int);
static __device__ s64 add(s64 v, int n) { return v + n; }
static __device__ s64 mul(s64 v, int n) { return v * n; }
static __device__ s64 turn(s64 v, int n) {
  return (s64)((u64)v << (n & 63) | (u64)v >> (-n & 63));
}
static __device__ s64 negate(s64 v, int) { return -v; }
__constant__ Step steps[4] = {add, mul, turn, negate};
KERNEL table(const u8 *program, u32 length, s64 *out) {
  s64 v = thread();
  Step again = steps[thread() & 3];
  for (u32 i = 0; i < length; ++i) {
    v = steps[(program[i] + thread()) & 3](v, program[i] >> 2);
    if (i % 3 == 2)
      v = again(v, i);
  }
  out[thread()] = v;
}
