//===- Products.cpp - Products of matrices --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Products.h"
#include <cstring>

namespace opennvvm::tile {

namespace {
/// What a register of the processor holds, or two of them.
template <typename T> struct VectorOf {
  static constexpr size_t Size = 32 / sizeof(T);
  typedef T Type __attribute__((vector_size(32), aligned(sizeof(T))));
};
} // namespace

/// \p Rows rows of C, a vector of columns wide, stay in registers.
template <typename T, size_t Rows>
static void addPanel(T *C, const T *A, const T *B, ProductShape Shape) {
  using Vector = typename VectorOf<T>::Type;
  Vector Sums[Rows];
  for (size_t R = 0; R < Rows; ++R)
    std::memcpy(&Sums[R], C + R * Shape.N, sizeof(Vector));
  for (size_t K = 0; K < Shape.K; ++K) {
    Vector Row;
    std::memcpy(&Row, B + K * Shape.N, sizeof(Vector));
    for (size_t R = 0; R < Rows; ++R)
      Sums[R] += A[R * Shape.K + K] * Row;
  }
  for (size_t R = 0; R < Rows; ++R)
    std::memcpy(C + R * Shape.N, &Sums[R], sizeof(Vector));
}

template <typename T, size_t Rows>
static void addRows(T *C, const T *A, const T *B, ProductShape Shape) {
  constexpr size_t Width = VectorOf<T>::Size;
  size_t N = 0;
  for (; N + Width <= Shape.N; N += Width)
    addPanel<T, Rows>(C + N, A, B + N, Shape);
  for (; N < Shape.N; ++N)
    for (size_t R = 0; R < Rows; ++R)
      for (size_t K = 0; K < Shape.K; ++K)
        C[R * Shape.N + N] += A[R * Shape.K + K] * B[K * Shape.N + N];
}

template <typename T>
static void addAll(T *C, const T *A, const T *B, ProductShape Shape) {
  size_t M = 0;
  for (; M + 4 <= Shape.M; M += 4)
    addRows<T, 4>(C + M * Shape.N, A + M * Shape.K, B, Shape);
  for (; M < Shape.M; ++M)
    addRows<T, 1>(C + M * Shape.N, A + M * Shape.K, B, Shape);
}

void addProduct(float *C, const float *A, const float *B, ProductShape Shape) {
  addAll(C, A, B, Shape);
}
void addProduct(double *C, const double *A, const double *B,
                ProductShape Shape) {
  addAll(C, A, B, Shape);
}
void addProduct(int32_t *C, const int32_t *A, const int32_t *B,
                ProductShape Shape) {
  // Overflow of unsigned numbers is defined.
  addAll(reinterpret_cast<uint32_t *>(C), reinterpret_cast<const uint32_t *>(A),
         reinterpret_cast<const uint32_t *>(B), Shape);
}

} // namespace opennvvm::tile
