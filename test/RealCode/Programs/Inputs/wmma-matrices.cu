// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrices by wmma: halves, bytes, doubles and what sm_80 added.
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda::wmma;

__global__ void halves(const half *a, const half *b, float *c, half *d, int k) {
  fragment<matrix_a, 16, 16, 16, half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, half, col_major> fb;
  fragment<accumulator, 16, 16, 16, float> sum;
  fragment<accumulator, 16, 16, 16, half> low;
  fill_fragment(sum, 0.0f);
  fill_fragment(low, __float2half(1.0f));
  for (int i = 0; i < k; i += 16) {
    load_matrix_sync(fa, a + i, k);
    load_matrix_sync(fb, b + i, k);
    mma_sync(sum, fa, fb, sum);
    mma_sync(low, fa, fb, low);
  }
  for (int i = 0; i < sum.num_elements; ++i)
    sum.x[i] = sum.x[i] * 2 + __half2float(low.x[i]);
  store_matrix_sync(c, sum, 16, mem_row_major);
  store_matrix_sync(d, low, 16, mem_col_major);
}

__global__ void shapes(const half *a, const signed char *i, int *n, float *c) {
  fragment<matrix_a, 32, 8, 16, half, col_major> fa;
  fragment<matrix_b, 32, 8, 16, half, row_major> fb;
  fragment<accumulator, 32, 8, 16, float> fc;
  load_matrix_sync(fa, a, 32);
  load_matrix_sync(fb, a + 512, 8);
  load_matrix_sync(fc, c, 8, mem_row_major);
  mma_sync(fc, fa, fb, fc);
  store_matrix_sync(c, fc, 8, mem_row_major);
  fragment<matrix_a, 16, 16, 16, signed char, row_major> ia;
  fragment<matrix_b, 16, 16, 16, signed char, col_major> ib;
  fragment<accumulator, 16, 16, 16, int> ic;
  load_matrix_sync(ia, i, 16);
  load_matrix_sync(ib, i + 256, 16);
  fill_fragment(ic, 7);
  mma_sync(ic, ia, ib, ic, true);
  store_matrix_sync(n, ic, 16, mem_row_major);
}

#if __CUDA_ARCH__ >= 800
__global__ void doubles(const double *a, const double *b, double *c) {
  fragment<matrix_a, 8, 8, 4, double, row_major> fa;
  fragment<matrix_b, 8, 8, 4, double, col_major> fb;
  fragment<accumulator, 8, 8, 4, double> fc;
  load_matrix_sync(fa, a, 4);
  load_matrix_sync(fb, b, 4);
  fill_fragment(fc, 0.0);
  mma_sync(fc, fa, fb, fc);
  store_matrix_sync(c, fc, 8, mem_row_major);
}
#endif
