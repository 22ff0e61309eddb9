// Inclusive scan of a block, and stream compaction with votes: warp-level
// primitives of both kinds.
extern "C" __global__ void __launch_bounds__(1024, 1)
    scan(const int *in, int *out, int *total) {
  __shared__ int sums[32];
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  int value = in[blockIdx.x * blockDim.x + threadIdx.x];
  for (int d = 1; d < 32; d *= 2) {
    int left = __shfl_up_sync(0xffffffffu, value, d);
    if (lane >= d)
      value += left;
  }
  if (lane == 31)
    sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    int sum = sums[lane];
    for (int d = 1; d < 32; d *= 2) {
      int left = __shfl_up_sync(0xffffffffu, sum, d);
      if (lane >= d)
        sum += left;
    }
    sums[lane] = sum;
  }
  __syncthreads();
  if (warp > 0)
    value += sums[warp - 1];
  out[blockIdx.x * blockDim.x + threadIdx.x] = value;
  if (threadIdx.x == blockDim.x - 1)
    total[blockIdx.x] = value;
}

extern "C" __global__ void compact(const int *in, int *out, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = i < n ? in[i] : 0;
  unsigned keep = __ballot_sync(0xffffffffu, value > 0);
  int lane = threadIdx.x & 31, base = 0;
  if (lane == 0 && keep)
    base = atomicAdd(count, __builtin_popcount(keep));
  base = __shfl_sync(0xffffffffu, base, 0);
  if (value > 0)
    out[base + __builtin_popcount(keep & ((1u << lane) - 1))] = value;
}
