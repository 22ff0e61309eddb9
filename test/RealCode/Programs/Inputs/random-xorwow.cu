// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND: XORWOW, set up with skips, of every distribution.
#include <curand_kernel.h>

__global__ void setUp(curandState *states, unsigned long long seed,
                      unsigned long long offset) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, offset, &states[i]);
}

__global__ void draw(curandState *states, float *f, double *d, unsigned *u,
                     float lambda) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandState state = states[i];
  u[i] = curand(&state);
  f[i] = curand_uniform(&state) + curand_normal(&state);
  f[i] += curand_log_normal(&state, 0.5f, 1.5f);
  float2 pair = curand_normal2(&state);
  f[i] += pair.x * pair.y;
  d[i] = curand_uniform_double(&state) + curand_normal_double(&state);
  u[i] += curand_poisson(&state, lambda);
  states[i] = state;
}

__global__ void pi(curandState *states, unsigned *inside, int n) {
  curandState state = states[threadIdx.x];
  unsigned count = 0;
  for (int k = 0; k < n; ++k) {
    float x = curand_uniform(&state), y = curand_uniform(&state);
    count += x * x + y * y <= 1.0f;
  }
  atomicAdd(inside, count);
}
