// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB's sorts: radix and merge of blocks, warps and pairs.
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/warp/warp_merge_sort.cuh>

struct Less {
  template <class T> __device__ bool operator()(T a, T b) const {
    return a < b;
  }
};

__global__ void radix(int *keys, float *values) {
  using Sort = cub::BlockRadixSort<int, 128, 4, float>;
  __shared__ typename Sort::TempStorage storage;
  int k[4];
  float v[4];
  for (int i = 0; i < 4; ++i)
    k[i] = keys[threadIdx.x * 4 + i], v[i] = values[threadIdx.x * 4 + i];
  Sort(storage).SortDescending(k, v, 2, 24);
  for (int i = 0; i < 4; ++i)
    keys[threadIdx.x * 4 + i] = k[i], values[threadIdx.x * 4 + i] = v[i];
}

__global__ void merge(double *keys) {
  using Sort = cub::BlockMergeSort<double, 64, 3>;
  __shared__ typename Sort::TempStorage storage;
  double k[3];
  for (int i = 0; i < 3; ++i)
    k[i] = keys[threadIdx.x * 3 + i];
  Sort(storage).Sort(k, Less());
  for (int i = 0; i < 3; ++i)
    keys[threadIdx.x * 3 + i] = k[i];
}

__global__ void warps(short *keys) {
  using Sort = cub::WarpMergeSort<short, 2, 16>;
  __shared__ typename Sort::TempStorage storage[4];
  short k[2] = {keys[threadIdx.x * 2], keys[threadIdx.x * 2 + 1]};
  Sort(storage[threadIdx.x / 16]).StableSort(k, Less());
  keys[threadIdx.x * 2] = k[0];
  keys[threadIdx.x * 2 + 1] = k[1];
}
