// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuRAND: MRG32k3a and quasi-random Sobol sequences.
#include <curand_kernel.h>

__global__ void combined(curandStateMRG32k3a *states, float *f, double *d,
                         unsigned long long seed) {
  int i = threadIdx.x;
  curandStateMRG32k3a state = states[i];
  if (seed)
    curand_init(seed, i, 0, &state);
  f[i] = curand_uniform(&state) * curand_normal(&state);
  d[i] = curand_uniform_double(&state) + curand_log_normal_double(&state, 0, 1);
  f[i] += curand(&state) & 255;
  states[i] = state;
}

__global__ void sobol(curandDirectionVectors32_t *vectors, float *out, int n) {
  curandStateSobol32 state;
  curand_init(vectors[blockIdx.x], threadIdx.x * n, &state);
  for (int i = 0; i < n; ++i)
    out[(blockIdx.x * blockDim.x + threadIdx.x) * n + i] =
        curand_uniform(&state);
}

__global__ void scrambled(curandDirectionVectors64_t *vectors,
                          unsigned long long *constants, double *out) {
  curandStateScrambledSobol64 state;
  curand_init(vectors[blockIdx.x], constants[blockIdx.x], threadIdx.x, &state);
  out[threadIdx.x] = curand_uniform_double(&state);
  out[threadIdx.x] += curand(&state) >> 11;
}
