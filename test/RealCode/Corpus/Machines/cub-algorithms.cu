// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_90 sm_100
// CUB's device-wide algorithms: the calls of the host name the kernels.
#include <cub/cub.cuh>

struct Odd {
  __host__ __device__ bool operator()(int x) const { return x & 1; }
};

struct Less {
  __host__ __device__ bool operator()(int x, int y) const { return x < y; }
};

void algorithms(void *temp, size_t &bytes, unsigned *a, unsigned *b, int *i,
                int *o, int n) {
  cub::DeviceRadixSort::SortKeys(temp, bytes, a, b, n);
  cub::DeviceScan::InclusiveSum(temp, bytes, i, o, n);
  cub::DeviceReduce::Sum(temp, bytes, i, o, n);
  cub::DeviceHistogram::HistogramEven(temp, bytes, i, o, 17, 0, 16, n);
  cub::DeviceSelect::If(temp, bytes, i, o, o + n, n, Odd());
  cub::DeviceRunLengthEncode::Encode(temp, bytes, i, o, o + n, o + 2 * n, n);
  cub::DeviceSegmentedReduce::Sum(temp, bytes, i, o, 8, i, i + 1);
  cub::DeviceMergeSort::SortKeys(temp, bytes, i, n, Less());
}
