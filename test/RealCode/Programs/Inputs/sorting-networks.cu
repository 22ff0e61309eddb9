// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sorting networks: in registers, over shuffles, over shared memory.
template <class T> __device__ void order(T &a, T &b) {
  T low = a < b ? a : b, high = a < b ? b : a;
  a = low;
  b = high;
}

template <class T> __device__ void sort8(T (&x)[8]) {
  constexpr char pairs[19][2] = {
      {0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}, {0, 1},
      {2, 3}, {4, 5}, {6, 7}, {2, 4}, {3, 5}, {1, 4}, {3, 6}, {1, 2}, {3, 4},
      {5, 6}};
#pragma unroll
  for (int i = 0; i < 19; ++i)
    order(x[pairs[i][0]], x[pairs[i][1]]);
}

template <class T> __global__ void registers(T *data) {
  T x[8];
  for (int i = 0; i < 8; ++i)
    x[i] = data[threadIdx.x * 8 + i];
  sort8(x);
  for (int i = 0; i < 8; ++i)
    data[threadIdx.x * 8 + i] = x[i];
}
template __global__ void registers(int *);
template __global__ void registers(float *);
template __global__ void registers(unsigned char *);
template __global__ void registers(double *);

__global__ void shuffled(unsigned *data) {
  unsigned x = data[threadIdx.x], lane = threadIdx.x & 31;
#pragma unroll
  for (unsigned k = 2; k <= 32; k *= 2)
#pragma unroll
    for (unsigned j = k / 2; j > 0; j /= 2) {
      unsigned y = __shfl_xor_sync(~0u, x, j);
      bool up = (lane & k) == 0, first = (lane & j) == 0;
      x = (up == first) == (x < y) ? x : y;
    }
  data[threadIdx.x] = x;
}

__global__ void oddEven(short *data, int n) {
  __shared__ short s[512];
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s[i] = data[i];
  for (int round = 0; round < n; ++round) {
    __syncthreads();
    int i = 2 * threadIdx.x + (round & 1);
    if (i + 1 < n)
      order(s[i], s[i + 1]);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    data[i] = s[i];
}
