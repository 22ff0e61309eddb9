// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every atomic function of 32 bits, on global and shared memory, used or not.
__global__ void all(int *i, unsigned *u, float *f) {
  int x = threadIdx.x;
  i[8] = atomicAdd(i, x) + atomicSub(i + 1, x) + atomicExch(i + 2, x) +
         atomicMin(i + 3, x) + atomicMax(i + 4, x) + atomicAnd(i + 5, x) +
         atomicOr(i + 6, x) + atomicXor(i + 7, x) + atomicCAS(i + 9, 5, x);
  u[8] = atomicAdd(u, x) + atomicSub(u + 1, x) + atomicExch(u + 2, x) +
         atomicMin(u + 3, x) + atomicMax(u + 4, x) + atomicAnd(u + 5, x) +
         atomicOr(u + 6, x) + atomicXor(u + 7, x) + atomicInc(u + 9, 100) +
         atomicDec(u + 10, 50) + atomicCAS(u + 11, 1, 2);
  f[2] = atomicAdd(f, 1.5f) + atomicExch(f + 1, 2.5f);
}

__global__ void unused(int *i, unsigned *u, float *f) {
  atomicAdd(i, 1);
  atomicMax(i + 1, 2);
  atomicMin(u, 3);
  atomicOr(u + 1, 4);
  atomicInc(u + 2, 5);
  atomicAdd(f, 0.5f);
}

__global__ void shared(const unsigned char *in, unsigned *out, int n) {
  __shared__ unsigned bins[256];
  __shared__ int low, high;
  bins[threadIdx.x] = 0;
  if (threadIdx.x == 0)
    low = 255, high = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    atomicAdd(&bins[in[i]], 1);
    atomicMin(&low, in[i]);
    atomicMax(&high, in[i]);
  }
  __syncthreads();
  out[threadIdx.x] = bins[threadIdx.x] + low * 1000 + high;
}

// Float maximum by compare and swap.
__global__ void maximum(float *to, const float *in) {
  int *word = reinterpret_cast<int *>(to), old = *word, seen;
  do {
    seen = old;
    old = atomicCAS(word, seen,
                    __float_as_int(fmaxf(in[threadIdx.x],
                                         __int_as_float(seen))));
  } while (seen != old);
}
