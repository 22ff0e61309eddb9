// Sorts 256 keys in shared memory, two for each thread.
#include "device.h"
KERNEL bitonic(u32 *keys) {
  __shared__ u32 s[256];
  u32 t = thread();
  s[t] = keys[t];
  s[t + 128] = keys[t + 128];
  for (u32 size = 2; size <= 256; size *= 2)
    for (u32 step = size / 2; step; step /= 2) {
      sync();
      u32 low = 2 * t - (t & (step - 1)), high = low + step;
      bool down = (low & size) != 0;
      if ((s[low] > s[high]) != down) {
        u32 x = s[low];
        s[low] = s[high];
        s[high] = x;
      }
    }
  sync();
  keys[t] = s[t];
  keys[t + 128] = s[t + 128];
}
