// Sums by shuffles, then by atomics: integers, floats, and their extremes.
#include "device.h"
KERNEL reduce(const int *in, u32 n, int *sum, int *low, u32 *high, float *fsum) {
  int s = 0, m = 2147483647;
  u32 x = 0;
  float f = 0;
  for (u32 i = block() * threads() + thread(); i < n; i += blocks() * threads()) {
    s += in[i];
    m = in[i] < m ? in[i] : m;
    x = (u32)in[i] > x ? (u32)in[i] : x;
    f += in[i] & 0xFF;
  }
  for (u32 by = 16; by; by /= 2) {
    s += shuffleDown(s, by);
    int o = shuffleDown(m, by);
    m = o < m ? o : m;
    u32 p = shuffleDown(x, by);
    x = p > x ? p : x;
    f += __builtin_bit_cast(float, shuffleDown(__builtin_bit_cast(u32, f), by));
  }
  if (thread() % 32 == 0) {
    __nvvm_atom_add_gen_i(sum, s);
    __nvvm_atom_min_gen_i(low, m);
    __nvvm_atom_max_gen_ui(high, x);
    __nvvm_atom_add_gen_f(fsum, f);
  }
}
