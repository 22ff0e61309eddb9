// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_100 sm_120
// Cooperative groups: tiles, coalesced threads, blocks, grids, and clusters
// where the machine has them. Clang has the cluster intrinsics that the header
// expects of other compilers only.
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

extern "C" __global__ void tiles(const int *in, int *out) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  int x = in[block.thread_rank()];
  int sum = cg::reduce(tile, x, cg::plus<int>());
  int before = cg::exclusive_scan(tile, x, cg::plus<int>());
  int most = tile.shfl_xor(sum, 1) + tile.shfl_down(x, 2);
  unsigned same = tile.match_any(x);
  out[block.thread_rank()] =
      before + most + __popc(same) + tile.any(x > 3) + tile.ballot(x & 1);
  block.sync();
}

extern "C" __global__ void coalesced(int *counter, const int *in, int *out) {
  if (in[threadIdx.x] > 0) {
    auto active = cg::coalesced_threads();
    int base = 0;
    if (active.thread_rank() == 0)
      base = atomicAdd(counter, active.size());
    base = active.shfl(base, 0);
    out[base + active.thread_rank()] = threadIdx.x;
    auto odd = cg::labeled_partition(active, threadIdx.x & 3);
    out[threadIdx.x] += cg::reduce(odd, 1, cg::plus<int>());
    auto two = cg::binary_partition(active, in[threadIdx.x] > 5);
    two.sync();
  }
}

extern "C" __global__ void grid(int *data, int n) {
  auto all = cg::this_grid();
  for (int i = all.thread_rank(); i < n; i += all.size())
    data[i] *= 2;
  all.sync();
  if (all.thread_rank() == 0)
    data[0] = all.num_blocks();
}

extern "C" __global__ void copies(const int *in, int *out) {
  __shared__ int tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in, sizeof(tile));
  cg::wait(block);
  out[block.thread_rank()] = tile[255 - block.thread_rank()];
}

#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2, 1, 1) clusters(int *out) {
  __shared__ int box[32];
  auto cluster = cg::this_cluster();
  box[threadIdx.x % 32] = cluster.block_rank();
  cluster.sync();
  int *other = cluster.map_shared_rank(box, cluster.block_rank() ^ 1);
  out[cluster.thread_rank()] = other[threadIdx.x % 32];
  auto token = cluster.barrier_arrive();
  cluster.barrier_wait(std::move(token));
}
#endif
