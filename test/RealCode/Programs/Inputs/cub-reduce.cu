// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's reductions: blocks, warps, segments, arguments of extremes.
#include <cub/block/block_reduce.cuh>
#include <cub/iterator/arg_index_input_iterator.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cuda/functional>

__global__ void sums(const double *in, double *out, int n) {
  using Reduce = cub::BlockReduce<double, 256, cub::BLOCK_REDUCE_RAKING>;
  __shared__ typename Reduce::TempStorage storage;
  double x[2] = {in[threadIdx.x], in[threadIdx.x + 256]};
  double all = Reduce(storage).Sum(x);
  __syncthreads();
  double some = Reduce(storage).Sum(x[0], n);
  if (threadIdx.x == 0)
    out[blockIdx.x] = all + some;
}

__global__ void extremes(const float *in, cub::KeyValuePair<int, float> *out) {
  using Pair = cub::KeyValuePair<int, float>;
  using Reduce = cub::BlockReduce<Pair, 128>;
  __shared__ typename Reduce::TempStorage storage;
  Pair best = Reduce(storage).Reduce(Pair(threadIdx.x, in[threadIdx.x]),
                                     cub::ArgMax());
  if (threadIdx.x == 0)
    out[blockIdx.x] = best;
}

__global__ void warps(const int *in, int *out, const bool *heads) {
  using Reduce = cub::WarpReduce<int>;
  using Half = cub::WarpReduce<long long, 16>;
  __shared__ typename Reduce::TempStorage storage[4];
  __shared__ typename Half::TempStorage halves[8];
  int x = in[threadIdx.x];
  int s = Reduce(storage[threadIdx.x / 32]).HeadSegmentedSum(
      x, heads[threadIdx.x]);
  s += Reduce(storage[threadIdx.x / 32]).Reduce(x, cuda::minimum<>{});
  s += Half(halves[threadIdx.x / 16]).Sum(x);
  out[threadIdx.x] = s;
}
