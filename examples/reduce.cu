// Sum of an array: shuffles within a warp, shared memory between warps, one
// atomic a block.
__device__ float warpSum(float v) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    v += __shfl_down_sync(0xffffffffu, v, offset);
  return v;
}

extern "C" __global__ void reduce(const float *in, float *out, int n) {
  __shared__ float partial[32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += blockDim.x * gridDim.x)
    sum += in[i];

  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  sum = warpSum(sum);
  if (lane == 0)
    partial[warp] = sum;
  __syncthreads();

  if (warp == 0) {
    sum = lane < (blockDim.x + warpSize - 1) / warpSize ? partial[lane] : 0;
    sum = warpSum(sum);
    if (lane == 0)
      atomicAdd(out, sum);
  }
}
