// Open addressing: threads insert with compare-and-swap and count with atomics,
// then all keys are looked up.
#include "device.h"
static __device__ u32 slotOf(u64 key) {
  key ^= key >> 33;
  key *= 0xff51afd7ed558ccdull;
  key ^= key >> 29;
  return key & 255;
}
KERNEL hashtable(u64 *slots, u32 *counts, const u64 *keys, u32 n, u32 *found) {
  for (u32 i = thread(); i < n; i += threads()) {
    u32 at = slotOf(keys[i]);
    while (true) {
      u64 old = __nvvm_atom_cas_gen_ll((s64 *)&slots[at], 0, keys[i]);
      if (old == 0 || old == keys[i])
        break;
      at = (at + 1) & 255;
    }
    __nvvm_atom_add_gen_i((int *)&counts[at], 1);
  }
  sync();
  for (u32 i = thread(); i < n; i += threads()) {
    u32 at = slotOf(keys[i]);
    while (slots[at] != keys[i])
      at = (at + 1) & 255;
    found[i] = counts[at];
  }
}
