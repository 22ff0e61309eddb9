// Bytes are counted in shared memory, block by block.
#include "device.h"
KERNEL histogram(const u8 *data, u32 n, u32 *bins) {
  __shared__ u32 local[256];
  for (u32 i = thread(); i < 256; i += threads())
    local[i] = 0;
  sync();
  for (u32 i = block() * threads() + thread(); i < n; i += blocks() * threads())
    __atomic_fetch_add(&local[data[i]], 1, __ATOMIC_RELAXED);
  sync();
  for (u32 i = thread(); i < 256; i += threads())
    __nvvm_atom_add_gen_i((int *)&bins[i], local[i]);
}
