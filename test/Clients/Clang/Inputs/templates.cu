// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernels made from templates, functors, lambdas and values by reference.
#include "check.h"
#include <type_traits>

template <class T, int N> struct Polynomial {
  T coefficients[N];
  __host__ __device__ T operator()(T x) const {
    T y = 0;
    for (int i = N; i--;)
      y = y * x + coefficients[i];
    return y;
  }
};

template <class T, class F, bool Twice>
__global__ void map(T *data, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  data[i] = f(data[i]);
  if constexpr (Twice)
    data[i] = f(data[i]);
}

template <class T, class F> void launch(Array<T> &array, F f) {
  map<T, F, std::is_integral_v<T>><<<1, 64>>>(array.data, array.size, f);
}

static const Polynomial<int, 3> square = {{1, 0, 1}};
static const Polynomial<double, 4> cubic = {{1, -1, 0.5, 0.25}};

int main() {
  static Array<int> ints(50);
  static Array<double> doubles(50);
  static Array<unsigned char> bytes(50);
  for (int i = 0; i < 50; ++i)
    ints[i] = i, doubles[i] = i, bytes[i] = i;
  launch(ints, square);
  launch(doubles, cubic);
  int shift = 3;
  launch(bytes, [=] __device__(unsigned char b) { return b + shift; });
  return finish([] {
    for (int i = 0; i < 50; ++i)
      if (ints[i] != square(square(i)) || doubles[i] != cubic(i) ||
          bytes[i] != i + 6)
        return false;
    return true;
  });
}
