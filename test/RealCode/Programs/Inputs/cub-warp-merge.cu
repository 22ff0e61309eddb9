// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB: merging, binary searches, warps' loads and exchanges, iterators.
#include <cub/agent/agent_merge_sort.cuh>
#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/thread/thread_load.cuh>
#include <cub/thread/thread_search.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_store.cuh>
#include <thrust/binary_search.h>
#include <thrust/execution_policy.h>
#include <thrust/merge.h>

struct Less {
  __device__ bool operator()(int a, int b) const { return a < b; }
};

__global__ void mergePaths(const int *a, int n, const int *b, int m, int *out) {
  int at = threadIdx.x * 8;
  int i = cub::MergePath(a, b, n, m, at, Less()), j = at - i;
  for (int k = 0; k < 8 && at + k < n + m; ++k)
    out[at + k] = j >= m || (i < n && a[i] <= b[j]) ? a[i++] : b[j++];
}

__global__ void exchanged(const int *in, int *out) {
  using Load = cub::WarpLoad<int, 4, cub::WARP_LOAD_TRANSPOSE, 32>;
  using Exchange = cub::WarpExchange<int, 4, 32>;
  using Store = cub::WarpStore<int, 4, cub::WARP_STORE_VECTORIZE, 32>;
  __shared__ typename Load::TempStorage load[4];
  __shared__ typename Exchange::TempStorage exchange[4];
  __shared__ typename Store::TempStorage store[4];
  int warp = threadIdx.x / 32, x[4];
  Load(load[warp]).Load(in + warp * 128, x);
  Exchange(exchange[warp]).BlockedToStriped(x, x);
  Store(store[warp]).Store(out + warp * 128, x);
}

__global__ void searched(int *a, int *b, int *out, int n) {
  cub::CacheModifiedInputIterator<cub::LOAD_CG, int> cached(a);
  out[0] = cached[3] + cub::ThreadLoad<cub::LOAD_CS>(a + 4);
  cub::ThreadStore<cub::STORE_WT>(out + 1, out[0]);
  out[2] = cub::UpperBound(a, n, 5) + cub::LowerBound(b, n, 6);
  out[3] = thrust::lower_bound(thrust::seq, a, a + n, 7) - a;
  thrust::merge(thrust::seq, a, a + n, b, b + n, out + 4);
}
