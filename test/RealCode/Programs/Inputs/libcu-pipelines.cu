// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: pipelines and asynchronous copies of threads, blocks and roles.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>

namespace cg = cooperative_groups;

__global__ void stages(const int *in, int *out, int n) {
  constexpr int Stages = 2;
  __shared__ int tile[Stages][128];
  using State = cuda::pipeline_shared_state<cuda::thread_scope_block, Stages>;
  __shared__ alignas(State) unsigned char place[sizeof(State)];
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, reinterpret_cast<State *>(place));
  int sum = 0;
  for (int load = 0, use = 0; use < n; ++use) {
    for (; load < n && load < use + Stages; ++load) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, tile[load % Stages], in + load * 128,
                         sizeof(int) * 128, pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    sum += tile[use % Stages][block.thread_rank()];
    pipe.consumer_release();
  }
  out[block.thread_rank()] = sum;
}

__global__ void alone(const float4 *in, float4 *out) {
  __shared__ float4 tile[128];
  cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[threadIdx.x], in + threadIdx.x,
                     cuda::aligned_size_t<16>(16), pipe);
  pipe.producer_commit();
  cuda::pipeline_consumer_wait_prior<0>(pipe);
  __syncthreads();
  out[threadIdx.x] = tile[127 - threadIdx.x];
}

__global__ void groups(const int *in, int *out) {
  __shared__ int tile[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in, sizeof(tile));
  cg::wait(block);
  out[threadIdx.x] = tile[255 - threadIdx.x];
}
