// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A sort and a scan of CUB, within blocks.
#include "check.h"
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_scan.cuh>

__global__ void sortAndScan(const unsigned *in, unsigned *sorted,
                            unsigned *sums) {
  using Sort = cub::BlockRadixSort<unsigned, 128, 4>;
  using Scan = cub::BlockScan<unsigned, 128>;
  __shared__ union {
    Sort::TempStorage sort;
    Scan::TempStorage scan;
  } memory;
  unsigned keys[4];
  for (int k = 0; k < 4; ++k)
    keys[k] = in[threadIdx.x * 4 + k];
  Sort(memory.sort).Sort(keys);
  for (int k = 0; k < 4; ++k)
    sorted[threadIdx.x * 4 + k] = keys[k];
  __syncthreads();
  Scan(memory.scan).InclusiveSum(keys, keys);
  for (int k = 0; k < 4; ++k)
    sums[threadIdx.x * 4 + k] = keys[k];
}

int main() {
  static Array<unsigned> in(512), sorted(512), sums(512);
  for (int i = 0; i < in.size; ++i)
    in[i] = i * 2654435761u % 100003;
  sortAndScan<<<1, 128>>>(in.data, sorted.data, sums.data);
  return finish([] {
    unsigned sum = 0, total = 0;
    for (int i = 0; i < in.size; ++i) {
      sum += sorted[i];
      total += in[i];
      if ((i && sorted[i] < sorted[i - 1]) || sums[i] != sum)
        return false;
    }
    return sum == total;
  });
}
