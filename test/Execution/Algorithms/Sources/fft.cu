// Radix-2 transform of 128 points in double, twiddle factors given.
#include "device.h"
struct Complex {
  double re, im;
};
static __device__ Complex times(Complex a, Complex b) {
  return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
KERNEL fft(Complex *data, const Complex *twiddle) {
  __shared__ Complex s[128];
  u32 t = thread();
  for (u32 i = t; i < 128; i += 64)
    s[__builtin_bitreverse32(i) >> 25] = data[i];
  for (u32 half = 1; half < 128; half *= 2) {
    sync();
    u32 k = t & (half - 1), low = 2 * t - k, high = low + half;
    Complex w = times(s[high], twiddle[k * (64 / half)]), u = s[low];
    s[low] = {u.re + w.re, u.im + w.im};
    s[high] = {u.re - w.re, u.im - w.im};
  }
  sync();
  for (u32 i = t; i < 128; i += 64)
    data[i] = s[i];
}
