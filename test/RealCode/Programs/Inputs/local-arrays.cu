// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local arrays: indexed at run time, passed by address, dynamic in size.
__device__ __noinline__ void fill(int *a, int n, int seed) {
  for (int i = 0; i < n; ++i)
    a[i] = (seed = seed * 1103515245 + 12345) >> 16;
}

__global__ void permute(const int *in, int *out, int n) {
  int stack[32];
  short order[16][4];
  for (int i = 0; i < 64; ++i)
    order[i / 4][i % 4] = i * 7 % 61;
  fill(stack, 32, in[threadIdx.x]);
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += stack[order[(i + sum) & 15][i & 3] & 31];
  out[threadIdx.x] = sum;
}

__global__ void dynamic(const int *in, int *out, int n) {
  int *block = static_cast<int *>(__builtin_alloca(n * sizeof(int)));
  fill(block, n, in[0]);
  out[threadIdx.x] = block[threadIdx.x % n];
}

// Registers once the loops are unrolled, local memory otherwise.
__global__ void matrix(const float *a, float *b) {
  float m[4][4], t[4][4];
#pragma unroll
  for (int i = 0; i < 16; ++i)
    m[i / 4][i % 4] = a[threadIdx.x * 16 + i];
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      t[j][i] = m[i][j] + m[j][3 - i];
  for (int i = 0; i < 16; ++i)
    b[threadIdx.x * 16 + i] = t[i / 4][i % 4];
}

__global__ void text(char *out, int which) {
  char names[3][8] = {"north", "east", "south"};
  for (int i = 0; names[which % 3][i]; ++i)
    out[i] = names[which % 3][i];
}
