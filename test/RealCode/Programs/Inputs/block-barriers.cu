// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers of a block: counts and votes over all threads, named barriers.
__global__ void votes(const int *in, int *out) {
  int x = in[threadIdx.x];
  int count = __syncthreads_count(x > 0);
  int all = __syncthreads_and(x > -100);
  int any = __syncthreads_or(x == 7);
  out[threadIdx.x] = count + 1000 * all + 2000 * any;
}

// Two halves of a block hand data over by named barriers.
__global__ void producerConsumer(const float *in, float *out, int rounds) {
  __shared__ float slot[64];
  int lane = threadIdx.x & 63;
  for (int i = 0; i < rounds; ++i) {
    if (threadIdx.x < 64) {
      slot[lane] = in[i * 64 + lane] * 2;
      asm volatile("bar.arrive 1, 128;" ::: "memory");
      asm volatile("bar.sync 2, 128;" ::: "memory");
    } else {
      asm volatile("bar.sync 1, 128;" ::: "memory");
      out[i * 64 + lane] = slot[63 - lane];
      asm volatile("bar.arrive 2, 128;" ::: "memory");
    }
  }
}

__global__ void fences(volatile int *flag, int *data) {
  if (threadIdx.x == 0) {
    data[0] = 1;
    __threadfence();
    flag[0] = 1;
    data[1] = 2;
    __threadfence_block();
    flag[1] = 1;
    data[2] = 3;
    __threadfence_system();
    flag[2] = 1;
  }
  __syncthreads();
  __syncwarp(0xffff);
}
