// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// volatile and restrict: a warp's old reduction, flags, promised no aliases.
__global__ void warpSum(const int *in, int *out) {
  volatile __shared__ int s[64];
  int i = threadIdx.x;
  s[i] = in[i] + in[i + 32];
  if (i < 16) {
    s[i] += s[i + 16];
    s[i] += s[i + 8];
    s[i] += s[i + 4];
    s[i] += s[i + 2];
    s[i] += s[i + 1];
  }
  if (i == 0)
    *out = s[0];
}

__device__ volatile int Stop;
__device__ volatile double Progress[4];

__global__ void spin(volatile unsigned char *bytes, volatile short *shorts,
                     volatile float2 *pairs, long long limit) {
  long long n = 0;
  while (!Stop && n < limit) {
    ++n;
    Progress[threadIdx.x & 3] += 0.5;
    bytes[0] = bytes[1] + 1;
    shorts[0] = -shorts[1];
  }
  pairs[0].x = pairs[1].y;
}

__global__ void axpy(const float *__restrict__ x, float *__restrict__ y,
                     const float *__restrict__ a, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    y[i] += *a * x[i];
}

__global__ void blur(const uchar4 *__restrict__ in, uchar4 *__restrict__ out,
                     int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int r = 0, g = 0, b = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      uchar4 c = in[min(max(y + dy, 0), height - 1) * width +
                    min(max(x + dx, 0), width - 1)];
      r += c.x, g += c.y, b += c.z;
    }
  out[y * width + x] = make_uchar4(r / 9, g / 9, b / 9, 255);
}
