// An open-addressing hash table: 64-bit compare-and-swap, volatile loads,
// fences, 128-bit products.
extern "C" __global__ void insert(unsigned long long *table, unsigned mask,
                                  const unsigned *keys, const unsigned *values, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    unsigned long long entry = (unsigned long long)keys[i] << 32 | values[i];
    unsigned __int128 product = (unsigned __int128)entry * 0x9e3779b97f4a7c15ull;
    unsigned slot = (unsigned)(product >> 64) ^ (unsigned)product;
    for (;; ++slot) {
      slot &= mask;
      unsigned long long old = atomicCAS(&table[slot], 0ull, entry);
      if (old == 0 || old >> 32 == keys[i])
        break;
    }
  }
  __threadfence();
}
extern "C" __global__ void lookUp(const volatile unsigned long long *table, unsigned mask,
                                  const unsigned *keys, int *found, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned slot = __umulhi(keys[i], 0x9e3779b9u) & mask;
  while (unsigned long long entry = table[slot]) {
    if (entry >> 32 == keys[i]) {
      found[i] = (int)entry;
      return;
    }
    slot = (slot + 1) & mask;
  }
  found[i] = -1;
}
extern "C" __global__ void lockedSum(int *lock, double *sum, const double *x, short *small, bool *flag) {
  while (atomicExch(lock, 1) != 0)
    ;
  __threadfence();
  *sum += x[threadIdx.x];
  small[threadIdx.x] = (short)(small[threadIdx.x] * 3 / 7 % 5);
  flag[threadIdx.x] = !flag[threadIdx.x];
  __threadfence_system();
  atomicExch(lock, 0);
  atomicMin(lock, 3); atomicMax(lock + 1, 4); atomicAnd(lock + 2, 5); atomicXor(lock + 3, 6);
  atomicInc((unsigned *)lock + 4, 9); atomicDec((unsigned *)lock + 5, 9); atomicSub(lock + 6, 2);
}
