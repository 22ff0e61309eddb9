// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shuffles of every mode and type, votes, matches and warp reductions.
template <class T> __device__ T butterfly(T x) {
  for (int mask = 16; mask > 0; mask >>= 1)
    x += __shfl_xor_sync(~0u, x, mask);
  return x;
}

template <class T> __device__ T prefix(T x, int width) {
  for (int d = 1; d < width; d *= 2) {
    T y = __shfl_up_sync(~0u, x, d, width);
    if ((threadIdx.x & (width - 1)) >= d)
      x += y;
  }
  return x;
}

template <class T> __global__ void shuffles(const T *in, T *out, int lane) {
  T x = in[threadIdx.x];
  T sum = butterfly(x) + prefix(x, 32) + prefix(x, 8);
  sum += __shfl_sync(~0u, x, lane) + __shfl_down_sync(~0u, x, 3, 16);
  out[threadIdx.x] = sum;
}

template __global__ void shuffles(const int *, int *, int);
template __global__ void shuffles(const float *, float *, int);
template __global__ void shuffles(const double *, double *, int);
template __global__ void shuffles(const unsigned long long *,
                                  unsigned long long *, int);

__global__ void votes(const int *in, unsigned *out) {
  int x = in[threadIdx.x];
  unsigned r = __ballot_sync(~0u, x > 0) ^ __activemask();
  r += __any_sync(~0u, x == 3) + 2 * __all_sync(~0u, x < 99);
  int same;
  r += __match_any_sync(~0u, x) + __match_all_sync(~0u, x >> 4, &same) + same;
#if __CUDA_ARCH__ >= 800
  r += __reduce_add_sync(~0u, x) + __reduce_max_sync(~0u, unsigned(x));
  r ^= __reduce_or_sync(~0u, unsigned(x)) + __reduce_min_sync(~0u, x);
#endif
  out[threadIdx.x] = r;
}
