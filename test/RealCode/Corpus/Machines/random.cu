// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_90 sm_120
// The generators and distributions of cuRAND.
#include <curand_kernel.h>

template <class State> __device__ float draw(State &s) {
  float sum = curand_uniform(&s) + curand_normal(&s) +
              curand_log_normal(&s, 0.0f, 1.0f);
  sum += curand_poisson(&s, 4.5);
  return sum + float(curand_uniform_double(&s)) + float(curand(&s));
}

extern "C" __global__ void generators(float *out, unsigned long long seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandStateXORWOW_t xorwow;
  curandStatePhilox4_32_10_t philox;
  curandStateMRG32k3a_t mrg;
  curand_init(seed, i, 0, &xorwow);
  curand_init(seed, i, 0, &philox);
  curand_init(seed, i, 0, &mrg);
  float4 four = curand_uniform4(&philox);
  out[i] = draw(xorwow) + draw(philox) + draw(mrg) + four.x + four.w;
}

extern "C" __global__ void sobol(float *out, curandDirectionVectors32_t *v) {
  curandStateSobol32_t s;
  curand_init(v[threadIdx.x], 0, &s);
  out[threadIdx.x] = curand_uniform(&s) + curand_normal(&s);
}
