// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of CUB's and Thrust's device-wide algorithms.
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/transform.h>

struct Scale {
  float by;
  __device__ float operator()(float x) const { return by * x; }
};
struct Positive {
  __device__ bool operator()(int x) const { return x > 0; }
};

// The host's half: clang makes the kernels that these calls name.
cudaError_t all(void *space, size_t &bytes, const int *in, int *out, int *count,
                const float *f, float *g, int n) {
  cub::DeviceReduce::Sum(space, bytes, in, out, n);
  cub::DeviceScan::ExclusiveSum(space, bytes, in, out, n);
  cub::DeviceSelect::If(space, bytes, in, out, count, n, Positive());
  thrust::transform(thrust::device, f, f + n, g, Scale{2.0f});
  return cudaSuccess;
}
