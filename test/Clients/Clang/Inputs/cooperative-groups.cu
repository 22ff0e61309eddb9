// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Groups of a block, of a warp and of parts of a warp.
#include "check.h"
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void sums(const int *in, int *ofWarps, int *ofTiles, int *count) {
  cg::thread_block block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  auto tile = cg::tiled_partition<4>(warp);
  int i = block.group_index().x * block.size() + block.thread_rank();
  int sum = cg::reduce(warp, in[i], cg::plus<int>());
  if (warp.thread_rank() == 0)
    ofWarps[i / 32] = sum;
  int part = in[i];
  for (int step = tile.size() / 2; step; step /= 2)
    part += tile.shfl_xor(part, step);
  if (tile.thread_rank() == 0)
    ofTiles[i / 4] = part;
  block.sync();
  if (in[i] % 2) {
    auto odd = cg::coalesced_threads();
    if (odd.thread_rank() == 0)
      atomicAdd(count, odd.size());
  }
}

int main() {
  static Array<int> in(256), ofWarps(8), ofTiles(64), count(1);
  for (int i = 0; i < in.size; ++i)
    in[i] = i * 7 % 31;
  sums<<<2, 128>>>(in.data, ofWarps.data, ofTiles.data, count.data);
  return finish([] {
    int odd = 0;
    for (int i = 0; i < in.size; ++i) {
      ofWarps[i / 32] -= in[i];
      ofTiles[i / 4] -= in[i];
      odd += in[i] % 2;
    }
    for (int i = 0; i < in.size; ++i)
      if (ofWarps[i / 32] || ofTiles[i / 4])
        return false;
    return odd == count[0];
  });
}
