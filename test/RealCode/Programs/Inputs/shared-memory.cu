// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Static shared memory: a transposed tile, a stencil's halo, union of types.
constexpr int Tile = 32, Radius = 3;

__global__ void transpose(const float *in, float *out, int width, int height) {
  __shared__ float tile[Tile][Tile + 1];
  int x = blockIdx.x * Tile + threadIdx.x, y = blockIdx.y * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += blockDim.y)
    if (x < width && y + j < height)
      tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * Tile + threadIdx.x;
  y = blockIdx.x * Tile + threadIdx.y;
  for (int j = 0; j < Tile; j += blockDim.y)
    if (x < height && y + j < width)
      out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

__global__ void stencil(const double *in, double *out, int n) {
  __shared__ double line[256 + 2 * Radius];
  int i = blockIdx.x * 256 + threadIdx.x, at = threadIdx.x + Radius;
  line[at] = i < n ? in[i] : 0;
  if (threadIdx.x < Radius) {
    line[at - Radius] = i >= Radius ? in[i - Radius] : 0;
    line[at + 256] = i + 256 < n ? in[i + 256] : 0;
  }
  __syncthreads();
  double sum = 0;
  for (int d = -Radius; d <= Radius; ++d)
    sum += line[at + d] * (d == 0 ? 2.0 : 1.0 / (d * d));
  if (i < n)
    out[i] = sum;
}

__global__ void reused(const int *in, int *out) {
  __shared__ union {
    int words[128];
    unsigned char bytes[512];
  } both;
  both.words[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = both.bytes[threadIdx.x] + both.bytes[511 - threadIdx.x];
}
