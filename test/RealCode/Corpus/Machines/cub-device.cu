// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_100 sm_120
// The device-wide algorithms of CUB. Their kernels are instantiated by the
// host's calls, so that the kernels are named here.
#include <cub/cub.cuh>


extern "C" __global__ void blockScan(const int *in, int *out, int n) {
  using Scan = cub::BlockScan<int, 256, cub::BLOCK_SCAN_WARP_SCANS>;
  using Load = cub::BlockLoad<int, 256, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Store = cub::BlockStore<int, 256, 4, cub::BLOCK_STORE_WARP_TRANSPOSE>;
  __shared__ union {
    typename Scan::TempStorage scan;
    typename Load::TempStorage load;
    typename Store::TempStorage store;
  } temp;
  int base = blockIdx.x * 1024;
  int items[4];
  Load(temp.load).Load(in + base, items, n - base, 0);
  __syncthreads();
  int total;
  Scan(temp.scan).ExclusiveSum(items, items, total);
  __syncthreads();
  Store(temp.store).Store(out + base, items, n - base);
  if (threadIdx.x == 0)
    out[n + blockIdx.x] = total;
}

extern "C" __global__ void blockHistogram(const unsigned char *in,
                                          unsigned *out) {
  using Histogram =
      cub::BlockHistogram<unsigned char, 128, 4, 256, cub::BLOCK_HISTO_ATOMIC>;
  __shared__ typename Histogram::TempStorage temp;
  __shared__ unsigned bins[256];
  unsigned char items[4];
  cub::LoadDirectStriped<128>(threadIdx.x, in + blockIdx.x * 512, items);
  Histogram(temp).Histogram(items, bins);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += 128)
    atomicAdd(out + i, bins[i]);
}

extern "C" __global__ void blockSortPairs(unsigned *keys, float *values) {
  using Sort = cub::BlockRadixSort<unsigned, 128, 4, float>;
  __shared__ typename Sort::TempStorage temp;
  unsigned k[4];
  float v[4];
  cub::LoadDirectBlocked(threadIdx.x, keys, k);
  cub::LoadDirectBlocked(threadIdx.x, values, v);
  Sort(temp).SortBlockedToStriped(k, v, 4, 28);
  cub::StoreDirectStriped<128>(threadIdx.x, keys, k);
  cub::StoreDirectStriped<128>(threadIdx.x, values, v);
}

extern "C" __global__ void mergeSort(double *keys) {
  using Sort = cub::BlockMergeSort<double, 128, 3>;
  __shared__ typename Sort::TempStorage temp;
  double k[3];
  cub::LoadDirectBlocked(threadIdx.x, keys, k);
  Sort(temp).Sort(k, [](double a, double b) { return a < b; });
  cub::StoreDirectBlocked(threadIdx.x, keys, k);
}

extern "C" __global__ void warpReduce(const double *in, double *out) {
  using Reduce = cub::WarpReduce<double>;
  __shared__ typename Reduce::TempStorage temp[4];
  int warp = threadIdx.x / 32;
  double sum = Reduce(temp[warp]).Sum(in[threadIdx.x]);
  if (threadIdx.x % 32 == 0)
    out[warp] = sum;
}

extern "C" __global__ void runLength(const int *in, int *out) {
  using Flags = cub::BlockDiscontinuity<int, 128>;
  using Exchange = cub::BlockExchange<int, 128, 2>;
  __shared__ typename Flags::TempStorage temp;
  __shared__ typename Exchange::TempStorage exchange;
  int items[2] = {in[threadIdx.x * 2], in[threadIdx.x * 2 + 1]};
  int heads[2];
  Flags(temp).FlagHeads(heads, items, cuda::std::not_equal_to<int>());
  Exchange(exchange).BlockedToStriped(heads, heads);
  out[threadIdx.x] = heads[0];
  out[threadIdx.x + 128] = heads[1];
}
