// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launch bounds, register limits, cluster shapes, grid constants.
__global__ void __launch_bounds__(256) plain(float *p) { p[threadIdx.x] = 1; }
__global__ void __launch_bounds__(128, 4) minimum(float *p) {
  p[threadIdx.x] = 2;
}
__global__ void __attribute__((amdgpu_flat_work_group_size(1, 1)))
ignored(float *p) {
  p[0] = 3;
}
#if __CUDA_ARCH__ >= 900
__global__ void __launch_bounds__(128, 2, 4) clusters(float *p) {
  p[threadIdx.x] = 4;
}
__global__ void __cluster_dims__(2, 2, 1) __launch_bounds__(64)
fixed(float *p) {
  p[threadIdx.x] = 5;
}
__global__ void __cluster_dims__(2) short_(float *p) { p[0] = 6; }
#endif

struct Big {
  float table[64];
  int at;
};
__device__ __noinline__ float look(const float *table, int i) {
  return table[i & 63];
}
#if __CUDA_ARCH__ >= 700
__global__ void constant(const __grid_constant__ Big big, float *out) {
  out[threadIdx.x] = look(big.table, big.at + threadIdx.x);
}
#endif
__global__ void copied(Big big, float *out) {
  big.table[threadIdx.x & 63] += 1;
  out[threadIdx.x] = look(big.table, big.at);
}

// As many parameters as the old limit takes.
struct Wide {
  unsigned char bytes[4000];
};
__global__ void wide(Wide w, unsigned char *out) {
  out[threadIdx.x] = w.bytes[threadIdx.x * 3];
}
template <int Threads, class T>
__global__ void __launch_bounds__(Threads) typed(T *p) {
  p[threadIdx.x] = T(Threads);
}
template __global__ void typed<32>(double *);
template __global__ void typed<1024>(short *);
__forceinline__ __device__ int always(int x) { return x * 3; }
__global__ void inlined(int *p) { p[0] = always(p[1]); }
