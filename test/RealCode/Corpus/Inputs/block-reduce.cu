// CUB's block reduction, in three algorithms.
#include <cub/block/block_reduce.cuh>
template <cub::BlockReduceAlgorithm A, typename T>
__device__ void reduceWith(const T *in, T *out) {
  using Reduce = cub::BlockReduce<T, 128, A>;
  __shared__ typename Reduce::TempStorage storage;
  T sum = Reduce(storage).Sum(in[blockIdx.x * 128 + threadIdx.x]);
  if (threadIdx.x == 0)
    out[blockIdx.x] = sum;
}
extern "C" __global__ void reduceRaking(const float *in, float *out) {
  reduceWith<cub::BLOCK_REDUCE_RAKING>(in, out);
}
extern "C" __global__ void reduceWarps(const double *in, double *out) {
  reduceWith<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(in, out);
}
extern "C" __global__ void reduceCommutative(const long long *in,
                                             long long *out) {
  reduceWith<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(in, out);
}
