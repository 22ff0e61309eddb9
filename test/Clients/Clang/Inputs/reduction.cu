// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A sum in shared memory, then among the lanes of a warp, then by atomics.
#include "check.h"

__global__ void reduce(const int *in, unsigned long long *total, int n) {
  extern __shared__ int part[];
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += gridDim.x * blockDim.x)
    sum += in[i];
  part[threadIdx.x] = sum;
  for (int step = blockDim.x / 2; step >= 32; step /= 2) {
    __syncthreads();
    if (threadIdx.x < step)
      part[threadIdx.x] += part[threadIdx.x + step];
  }
  if (threadIdx.x >= 32)
    return;
  sum = part[threadIdx.x];
  for (int lane = 16; lane; lane /= 2)
    sum += __shfl_down_sync(~0u, sum, lane);
  if (threadIdx.x == 0)
    atomicAdd(total, sum);
}

int main() {
  static Array<int> in(100000);
  static Array<unsigned long long> total(1);
  for (int i = 0; i < in.size; ++i)
    in[i] = i % 17;
  reduce<<<16, 256, 256 * sizeof(int)>>>(in.data, total.data, in.size);
  return finish([] {
    unsigned long long sum = 0;
    for (int i = 0; i < in.size; ++i)
      sum += i % 17;
    return sum == total[0];
  });
}
