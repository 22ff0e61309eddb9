// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND: Philox 4x32-10, fours at once, without kept state.
#include <curand_kernel.h>

__global__ void fill(float4 *out, uint4 *raw, unsigned long long seed, int n) {
  curandStatePhilox4_32_10_t state;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, 0, &state);
  for (; i < n; i += gridDim.x * blockDim.x) {
    raw[i] = curand4(&state);
    float4 u = curand_uniform4(&state), v = curand_normal4(&state);
    out[i] = make_float4(u.x + v.x, u.y - v.y, u.z * v.z, u.w / v.w);
  }
}

__global__ void dropout(float *x, unsigned char *mask, float keep,
                        unsigned long long seed, unsigned long long offset) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandStatePhilox4_32_10_t state;
  curand_init(seed, i / 4, offset, &state);
  float4 r = curand_uniform4(&state);
  float chosen = i % 4 == 0 ? r.x : i % 4 == 1 ? r.y : i % 4 == 2 ? r.z : r.w;
  mask[i] = chosen < keep;
  x[i] = mask[i] ? x[i] / keep : 0;
  skipahead(4ull, &state);
  x[i] += 1e-6f * curand_uniform(&state);
}
