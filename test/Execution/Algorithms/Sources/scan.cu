// Inclusive prefix sums: by shuffles in a warp, through shared memory across.
#include "device.h"
KERNEL scan(const u64 *in, u64 *out) {
  __shared__ u64 total[4];
  u32 t = thread(), lane = t % 32;
  u64 v = in[t];
  for (u32 by = 1; by < 32; by *= 2) {
    u64 other = (u64)shuffleUp(v >> 32, by) << 32 | shuffleUp((u32)v, by);
    if (lane >= by)
      v += other;
  }
  if (lane == 31)
    total[t / 32] = v;
  sync();
  for (u32 w = 0; w < t / 32; ++w)
    v += total[w];
  out[t] = v;
}
