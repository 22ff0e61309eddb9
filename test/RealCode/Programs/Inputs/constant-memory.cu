// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constant memory: tables, structures, a uniform and a divergent index.
__constant__ float Weights[5] = {1, 4, 6, 4, 1};
__constant__ unsigned char Sbox[256] = {99, 124, 119, 123, 242, 107};
struct Camera {
  float3 at, right, up;
  int width, height;
  const char *name;
};
__constant__ Camera View = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, 640, 480, "main"};
__constant__ double Matrix[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 10}};
extern __constant__ int Elsewhere[];
__constant__ int *Pointers[2];
__device__ int Target = 5;
__constant__ int *const ToTarget = &Target;

__global__ void convolve(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
#pragma unroll
  for (int k = -2; k <= 2; ++k)
    if (i + k >= 0 && i + k < n)
      sum += in[i + k] * Weights[k + 2];
  out[i] = sum;
}

__global__ void substitute(unsigned char *bytes) {
  bytes[threadIdx.x] = Sbox[bytes[threadIdx.x]] ^ Sbox[threadIdx.x & 7];
}

__global__ void rays(float3 *out, double *rows) {
  float u = float(threadIdx.x) / View.width, v = float(threadIdx.y) / View.height;
  out[threadIdx.x] = make_float3(View.at.x + u * View.right.x + v * View.up.x,
                                 View.at.y + u * View.right.y + v * View.up.y,
                                 View.at.z + View.name[threadIdx.x & 3]);
  rows[threadIdx.x] = Matrix[threadIdx.x % 3][threadIdx.y % 3] + Elsewhere[2];
  if (Pointers[1])
    *Pointers[1] = *ToTarget;
}
