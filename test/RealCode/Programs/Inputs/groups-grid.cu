// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups over a whole grid: the kernel syncs all blocks.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void jacobi(float *a, float *b, int n, int rounds) {
  auto grid = cg::this_grid();
  for (int r = 0; r < rounds; ++r) {
    for (unsigned long long i = grid.thread_rank() + 1; i + 1 < n;
         i += grid.size())
      b[i] = 0.5f * (a[i - 1] + a[i + 1]);
    grid.sync();
    float *t = a;
    a = b;
    b = t;
  }
}

__global__ void shape(unsigned *out) {
  auto grid = cg::this_grid();
  auto block = cg::this_thread_block();
  dim3 where = block.group_index(), which = block.thread_index();
  dim3 many = grid.group_dim();
  out[grid.thread_rank()] = where.x + which.y * 3 + many.z * 5 +
                            block.group_dim().x + grid.is_valid();
  block.sync();
}
