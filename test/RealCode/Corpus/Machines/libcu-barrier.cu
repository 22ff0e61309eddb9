// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_100 sm_120
// Barriers, pipelines, atomics, semaphores, latches and asynchronous copies of
// libcu++.
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

using BlockBarrier = cuda::barrier<cuda::thread_scope_block>;

extern "C" __global__ void barriers(float *data, int rounds) {
  __shared__ alignas(BlockBarrier) unsigned char place[sizeof(BlockBarrier)];
  BlockBarrier &bar = *reinterpret_cast<BlockBarrier *>(place);
  if (threadIdx.x == 0)
    init(&bar, blockDim.x);
  __syncthreads();
  for (int i = 0; i < rounds; ++i) {
    auto token = bar.arrive();
    data[threadIdx.x] += 1;
    bar.wait(std::move(token));
  }
  bar.arrive_and_wait();
  bar.arrive_and_drop();
}

extern "C" __global__ void asyncCopy(const float4 *in, float4 *out) {
  __shared__ float4 tile[256];
  __shared__ alignas(BlockBarrier) unsigned char place[sizeof(BlockBarrier)];
  BlockBarrier &bar = *reinterpret_cast<BlockBarrier *>(place);
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0)
    init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, tile, in + blockIdx.x * 256,
                     cuda::aligned_size_t<16>(sizeof(tile)), bar);
  bar.arrive_and_wait();
  out[blockIdx.x * 256 + threadIdx.x] = tile[255 - threadIdx.x];
}

extern "C" __global__ void stages(const int *in, int *out, int n) {
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

extern "C" __global__ void threadPipeline(const int *in, int *out) {
  __shared__ int tile[128];
  cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
  pipe.producer_acquire();
  cuda::memcpy_async(&tile[threadIdx.x], in + threadIdx.x, sizeof(int), pipe);
  pipe.producer_commit();
  cuda::pipeline_consumer_wait_prior<0>(pipe);
  __syncthreads();
  out[threadIdx.x] = tile[127 - threadIdx.x];
}

extern "C" __global__ void
atomics(cuda::atomic<int, cuda::thread_scope_device> *a,
        cuda::atomic<unsigned long long, cuda::thread_scope_system> *b,
        cuda::atomic<float, cuda::thread_scope_block> *c, int *plain) {
  a->fetch_add(1, cuda::memory_order_relaxed);
  a->fetch_max(7, cuda::memory_order_acq_rel);
  b->store(1, cuda::memory_order_release);
  c->fetch_add(1.5f);
  int expected = 3;
  while (!a->compare_exchange_weak(expected, expected + 1,
                                   cuda::memory_order_acquire))
    ;
  cuda::atomic_ref<int, cuda::thread_scope_device> ref(*plain);
  ref.fetch_xor(5, cuda::memory_order_seq_cst);
  cuda::atomic_thread_fence(cuda::memory_order_seq_cst,
                            cuda::thread_scope_device);
  plain[1] = b->load(cuda::memory_order_acquire) != 0;
}

extern "C" __global__ void
semaphores(cuda::counting_semaphore<cuda::thread_scope_device, 8> *s,
           cuda::latch<cuda::thread_scope_device> *l, int *data) {
  s->acquire();
  data[0] += 1;
  s->release();
  l->arrive_and_wait(1);
}
