// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Two streams with events, constant memory and asynchronous copies.
#include "check.h"

__constant__ float factors[2];

__global__ void scale(float *data, int n, int which) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    data[i] *= factors[which];
}

int main() {
  static float host[2][100];
  float *device[2], given[2] = {2, 0.5f};
  cudaStream_t streams[2];
  cudaEvent_t done;
  check(cudaMemcpyToSymbol(factors, given, sizeof(given)));
  check(cudaEventCreate(&done));
  for (int s = 0; s < 2; ++s) {
    for (int i = 0; i < 100; ++i)
      host[s][i] = i;
    check(cudaStreamCreate(&streams[s]));
    check(cudaMalloc(&device[s], sizeof(host[s])));
    check(cudaMemcpyAsync(device[s], host[s], sizeof(host[s]),
                          cudaMemcpyHostToDevice, streams[s]));
    scale<<<1, 32, 0, streams[s]>>>(device[s], 100, s);
    check(cudaMemcpyAsync(host[s], device[s], sizeof(host[s]),
                          cudaMemcpyDeviceToHost, streams[s]));
  }
  check(cudaEventRecord(done, streams[1]));
  check(cudaStreamWaitEvent(streams[0], done, 0));
  return finish([] {
    for (int i = 0; i < 100; ++i)
      if (host[0][i] != 2 * i || host[1][i] != 0.5f * i)
        return false;
    return true;
  });
}
