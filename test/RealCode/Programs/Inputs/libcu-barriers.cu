// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: barriers of blocks and the device, arrivals, parities, drops.
#include <cuda/barrier>

using BlockBarrier = cuda::barrier<cuda::thread_scope_block>;
using DeviceBarrier = cuda::barrier<cuda::thread_scope_device>;
struct Count {
  int *done;
  __device__ void operator()() noexcept { ++*done; }
};
using Counting = cuda::barrier<cuda::thread_scope_block, Count>;

__global__ void block(float *data, int rounds) {
  __shared__ alignas(BlockBarrier) unsigned char place[sizeof(BlockBarrier)];
  BlockBarrier &bar = *reinterpret_cast<BlockBarrier *>(place);
  if (threadIdx.x == 0)
    init(&bar, blockDim.x);
  __syncthreads();
  for (int i = 0; i < rounds; ++i) {
    auto token = bar.arrive();
    data[threadIdx.x] += 1;
    bar.wait(std::move(token));
    bar.arrive_and_wait();
  }
  bool parity = false;
  auto unused = bar.arrive();
  bar.wait_parity(parity);
  bar.arrive_and_drop();
}

__global__ void device(DeviceBarrier *bar, int *data) {
  data[threadIdx.x] = threadIdx.x;
  bar->arrive_and_wait();
  data[threadIdx.x] += data[threadIdx.x ^ 1];
}

__global__ void counting(int *done, int n) {
  __shared__ alignas(Counting) unsigned char place[sizeof(Counting)];
  Counting *bar = reinterpret_cast<Counting *>(place);
  if (threadIdx.x == 0)
    new (bar) Counting(n, Count{done});
  __syncthreads();
  bar->arrive_and_wait();
}
