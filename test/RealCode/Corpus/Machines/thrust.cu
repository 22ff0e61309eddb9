// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_90 sm_120
// Thrust's algorithms: the calls of the host name the kernels.
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

struct Square {
  __host__ __device__ float operator()(float x) const { return x * x; }
};

float algorithms(float *data, int *keys, float *out, int n) {
  thrust::device_ptr<float> d(data);
  thrust::device_ptr<int> k(keys);
  thrust::device_ptr<float> o(out);
  thrust::sort_by_key(thrust::device, k, k + n, d);
  thrust::inclusive_scan(thrust::device, d, d + n, o);
  thrust::transform(thrust::device, d, d + n, o, Square());
  return thrust::transform_reduce(thrust::device, d, d + n, Square(), 0.0f,
                                  thrust::plus<float>());
}

extern "C" __global__ void sequential(float *data, int n) {
  thrust::sort(thrust::seq, data, data + n);
  data[n] = thrust::transform_reduce(thrust::seq, data, data + n, Square(),
                                     0.0f, thrust::maximum<float>());
}
