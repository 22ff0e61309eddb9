// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Clusters: their barriers, their ranks and each other's shared memory.
// clang has the intrinsics that the header asks for.
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void __cluster_dims__(4, 1, 1) exchange(const int *in, int *out) {
  __shared__ int mine[128];
  auto cluster = cg::this_cluster();
  unsigned rank = cluster.block_rank();
  mine[threadIdx.x] = in[blockIdx.x * 128 + threadIdx.x];
  cluster.sync();
  int *theirs = cluster.map_shared_rank(mine, (rank + 1) % 4);
  out[blockIdx.x * 128 + threadIdx.x] = theirs[127 - threadIdx.x];
  auto token = cluster.barrier_arrive();
  out[0] = cluster.num_blocks() + cluster.query_shared_rank(theirs);
  cluster.barrier_wait(std::move(token));
}

__global__ void histogram(const unsigned char *in, unsigned *bins, int n) {
  extern __shared__ unsigned part[];
  auto cluster = cg::this_cluster();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    part[i] = 0;
  cluster.sync();
  for (int i = cluster.thread_rank(); i < n; i += cluster.num_threads()) {
    unsigned bin = in[i];
    atomicAdd(cluster.map_shared_rank(part, bin % cluster.num_blocks()) + bin,
              1u);
  }
  cluster.sync();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    atomicAdd(bins + i, part[i]);
}
