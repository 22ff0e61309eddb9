// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++: spans, tuples, optionals, variants, arrays, complex, chrono, views.
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/complex>
#include <cuda/std/expected>
#include <cuda/std/mdspan>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/utility>
#include <cuda/std/variant>

namespace std_ = cuda::std;

__device__ std_::tuple<int, float, char> make(int x) {
  return std_::make_tuple(x, x * 0.5f, char(x));
}
__device__ std_::optional<int> find(std_::span<const int> s, int key) {
  for (unsigned long i = 0; i < s.size(); ++i)
    if (s[i] == key)
      return int(i);
  return std_::nullopt;
}
__device__ std_::expected<float, int> root(float x) {
  if (x < 0)
    return std_::unexpected<int>(-1);
  return sqrtf(x);
}

__global__ void types(const int *in, float *out, int n) {
  auto [a, b, c] = make(threadIdx.x);
  std_::span<const int> all(in, n);
  out[0] = a + b + c + find(all.subspan(1, 8), 5).value_or(-1);
  std_::variant<int, float> v = 3;
  if (n > 4)
    v = 1.5f;
  out[1] = std_::visit([](auto x) { return float(x); }, v);
  std_::array<int, 4> four = {1, 2, 3, 4};
  out[2] = four[n & 3] + std_::popcount(unsigned(n)) + std_::bit_ceil(9u);
  std_::complex<float> z(out[3], out[4]);
  z = z * z / std_::complex<float>(1, 2) + std_::exp(z);
  out[5] = z.real() + std_::abs(z);
  out[6] = root(out[7]).value_or(0);
  std_::mdspan<float, std_::extents<int, 4, std_::dynamic_extent>> m(out, n);
  out[8] = m(2, n - 1);
  std_::chrono::nanoseconds t(n);
  out[9] = std_::chrono::duration_cast<std_::chrono::microseconds>(t).count();
}
