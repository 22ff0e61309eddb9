// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Thrust's algorithms, executed in order by each thread.
#include <thrust/copy.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/unique.h>

struct Odd {
  __device__ bool operator()(int x) const { return x & 1; }
};
struct Square {
  __device__ int operator()(int x) const { return x * x; }
};

__global__ void sums(const int *in, int *out, int n) {
  const int *mine = in + threadIdx.x * n;
  int *to = out + threadIdx.x * n;
  thrust::inclusive_scan(thrust::seq, mine, mine + n, to);
  thrust::transform(thrust::seq, to, to + n, mine, to, thrust::minus<int>());
  to[0] = thrust::reduce(thrust::seq, mine, mine + n, 0, thrust::maximum<int>());
  to[1] = thrust::transform_reduce(thrust::seq, mine, mine + n, Square(), 0,
                                   thrust::plus<int>());
}

__global__ void orders(int *data, float *values, int *out, int n) {
  int *mine = data + threadIdx.x * n;
  thrust::sort_by_key(thrust::seq, mine, mine + n, values + threadIdx.x * n);
  int *end = thrust::unique(thrust::seq, mine, mine + n);
  end = thrust::copy_if(thrust::seq, mine, end, out, Odd());
  out[threadIdx.x] = int(end - out);
}
