// 256 bins: counted in shared memory first, then added up with global atomics.
extern "C" __global__ void histogram(const unsigned char *data,
                                     unsigned long long n, unsigned *bins) {
  __shared__ unsigned local[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    local[i] = 0;
  __syncthreads();

  unsigned long long stride = (unsigned long long)blockDim.x * gridDim.x;
  for (unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x +
                              threadIdx.x;
       i < n; i += stride)
    atomicAdd(&local[data[i]], 1u);
  __syncthreads();

  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    if (unsigned count = local[i])
      atomicAdd(&bins[i], count);
}
