// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB: histograms, selections, adjacent differences, run lengths, exchanges.
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cub/block/block_store.cuh>
#include <cuda/std/functional>

template <cub::BlockHistogramAlgorithm How>
__global__ void histogram(const unsigned char *in, unsigned *out) {
  using Histogram = cub::BlockHistogram<unsigned char, 128, 4, 64, How>;
  __shared__ typename Histogram::TempStorage storage;
  __shared__ unsigned bins[64];
  unsigned char x[4];
  cub::LoadDirectStriped<128>(threadIdx.x, in, x);
  Histogram(storage).Histogram(x, bins);
  __syncthreads();
  if (threadIdx.x < 64)
    out[threadIdx.x] = bins[threadIdx.x];
}
template __global__ void
histogram<cub::BLOCK_HISTO_ATOMIC>(const unsigned char *, unsigned *);
template __global__ void
histogram<cub::BLOCK_HISTO_SORT>(const unsigned char *, unsigned *);

__global__ void select(const int *in, int *out, int n) {
  using Load = cub::BlockLoad<int, 128, 4, cub::BLOCK_LOAD_TRANSPOSE>;
  using Scan = cub::BlockScan<int, 128>;
  using Heads = cub::BlockDiscontinuity<int, 128>;
  __shared__ union {
    typename Load::TempStorage load;
    typename Scan::TempStorage scan;
    typename Heads::TempStorage heads;
  } storage;
  int x[4], flags[4], at[4];
  Load(storage.load).Load(in, x, n, -1);
  __syncthreads();
  Heads(storage.heads).FlagHeads(flags, x, cuda::std::not_equal_to<>());
  __syncthreads();
  Scan(storage.scan).ExclusiveSum(flags, at);
  for (int i = 0; i < 4; ++i)
    if (flags[i])
      out[at[i]] = x[i];
}

struct Minus {
  __device__ int operator()(int a, int b) const { return a - b; }
};
__global__ void differences(int *data) {
  using Difference = cub::BlockAdjacentDifference<int, 128>;
  using Exchange = cub::BlockExchange<int, 128, 2>;
  __shared__ typename Difference::TempStorage one;
  __shared__ typename Exchange::TempStorage two;
  int x[2] = {data[threadIdx.x], data[threadIdx.x + 128]};
  Exchange(two).StripedToBlocked(x);
  Difference(one).SubtractLeft(x, x, Minus());
  cub::StoreDirectBlocked(threadIdx.x, data, x);
}
