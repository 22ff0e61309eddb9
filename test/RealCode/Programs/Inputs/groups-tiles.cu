// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups: tiles of several sizes, coalesced and labeled groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

template <int Size> __device__ int tileSum(cg::thread_block block, int x) {
  auto tile = cg::tiled_partition<Size>(block);
  for (int step = tile.size() / 2; step > 0; step /= 2)
    x += tile.shfl_down(x, step);
  return tile.shfl(x, 0) + tile.meta_group_rank() * tile.meta_group_size();
}

__global__ void tiles(const int *in, int *out) {
  auto block = cg::this_thread_block();
  int x = in[block.thread_rank()];
  int sum = tileSum<1>(block, x) + tileSum<4>(block, x) +
            tileSum<16>(block, x) + tileSum<32>(block, x);
  auto warp = cg::tiled_partition<32>(block);
  sum += cg::reduce(warp, x, cg::plus<int>());
  sum += cg::reduce(warp, x, cg::greater<int>());
  sum += cg::inclusive_scan(warp, x);
  sum += cg::exclusive_scan(warp, x, cg::bit_xor<int>());
  out[block.thread_rank()] = sum + warp.any(x > 3) + warp.ballot(x < 9);
}

__global__ void coalesced(const int *in, int *out, int *counter) {
  int x = in[threadIdx.x];
  if (x & 1) {
    auto active = cg::coalesced_threads();
    int base = 0;
    if (active.thread_rank() == 0)
      base = atomicAdd(counter, active.size());
    out[active.shfl(base, 0) + active.thread_rank()] = x;
  }
#if __CUDA_ARCH__ >= 700
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  auto same = cg::labeled_partition(warp, x % 3);
  auto half = cg::binary_partition(warp, x > 0);
  out[threadIdx.x] += same.size() + half.thread_rank();
#endif
}
