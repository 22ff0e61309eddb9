// Least significant digit first, four bits a pass, ranks by ballot.
#include "device.h"
KERNEL radix(u32 *keys, u16 *order) {
  __shared__ u32 key[64];
  __shared__ u16 index[64];
  __shared__ u32 count[2][16], start[16];
  u32 t = thread(), warp = t / 32, lane = t % 32;
  key[t] = keys[t];
  index[t] = t;
  for (u32 shift = 0; shift < 32; shift += 4) {
    sync();
    u32 k = key[t], d = k >> shift & 15;
    u16 i = index[t];
    u32 rank = 0;
    for (u32 digit = 0; digit < 16; ++digit) {
      u32 same = __nvvm_vote_ballot_sync(~0u, d == digit);
      if (d == digit)
        rank = __builtin_popcount(same & ((1u << lane) - 1));
      if (lane == 0)
        count[warp][digit] = __builtin_popcount(same);
    }
    sync();
    if (t == 0) {
      u32 sum = 0;
      for (u32 digit = 0; digit < 16; ++digit) {
        start[digit] = sum;
        sum += count[0][digit] + count[1][digit];
      }
    }
    sync();
    u32 to = start[d] + (warp ? count[0][d] : 0) + rank;
    key[to] = k;
    index[to] = i;
  }
  sync();
  keys[t] = key[t];
  order[t] = index[t];
}
