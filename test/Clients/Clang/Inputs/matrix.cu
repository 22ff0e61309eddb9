// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A product of matrices of half by the tensor cores.
#include "check.h"
#include <mma.h>

using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  int row = blockIdx.y * 16, column = blockIdx.x * 16;
  wmma::fill_fragment(sum, 0.0f);
  for (int k = 0; k < n; k += 16) {
    wmma::load_matrix_sync(left, a + row * n + k, n);
    wmma::load_matrix_sync(right, b + column * n + k, n);
    wmma::mma_sync(sum, left, right, sum);
  }
  wmma::store_matrix_sync(c + row * n + column, sum, n, wmma::mem_row_major);
}

static constexpr int N = 64;

int main() {
  static Array<half> a(N * N), b(N * N);
  static Array<float> c(N * N);
  for (int i = 0; i < N * N; ++i)
    a[i] = __float2half(i % 7), b[i] = __float2half(i % 5 - 2);
  multiply<<<dim3(N / 16, N / 16), 32>>>(a.data, b.data, c.data, N);
  return finish([] {
    for (int row = 0; row < N; ++row)
      for (int column = 0; column < N; ++column) {
        int sum = 0;
        for (int k = 0; k < N; ++k)
          sum += (row * N + k) % 7 * ((column * N + k) % 5 - 2);
        if (c[row * N + column] != sum)
          return false;
      }
    return true;
  });
}
