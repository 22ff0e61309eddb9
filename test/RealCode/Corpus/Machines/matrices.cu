// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_100 sm_120
// wmma in every type that the machine has.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

template <int M, int N, int K, class In, class Acc>
__device__ void product(const In *a, const In *b, Acc *c) {
  wmma::fragment<wmma::matrix_a, M, N, K, In, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, M, N, K, In, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, M, N, K, Acc> fc;
  wmma::fill_fragment(fc, Acc(0));
  wmma::load_matrix_sync(fa, a, 32);
  wmma::load_matrix_sync(fb, b, 32);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(c, fc, 32, wmma::mem_row_major);
}

extern "C" __global__ void half16(const half *a, const half *b, half *c) {
  product<16, 16, 16>(a, b, c);
  product<32, 8, 16>(a, b, c);
}

extern "C" __global__ void half32(const half *a, const half *b, float *c) {
  product<16, 16, 16>(a, b, c);
  product<8, 32, 16>(a, b, c);
}

extern "C" __global__ void bytes(const signed char *a, const signed char *b,
                                 int *c) {
  product<16, 16, 16>(a, b, c);
}

extern "C" __global__ void unsignedBytes(const unsigned char *a,
                                         const unsigned char *b, int *c) {
  product<32, 8, 16>(a, b, c);
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void brain(const __nv_bfloat16 *a,
                                 const __nv_bfloat16 *b, float *c) {
  product<16, 16, 16>(a, b, c);
}

extern "C" __global__ void doubles(const double *a, const double *b,
                                   double *c) {
  product<8, 8, 4>(a, b, c);
}

extern "C" __global__ void tensorFloat(const float *a, const float *b,
                                       float *c) {
  using Type = wmma::precision::tf32;
  wmma::fragment<wmma::matrix_a, 16, 16, 8, Type, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 8, Type, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 8, float> fc;
  wmma::fill_fragment(fc, 0.0f);
  wmma::load_matrix_sync(fa, a, 32);
  wmma::load_matrix_sync(fb, b, 32);
  for (int i = 0; i < fa.num_elements; ++i)
    fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(c, fc, 32, wmma::mem_col_major);
}
#endif
