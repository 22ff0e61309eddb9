// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_90 sm_100
// Types and functions of libcu++ that compute.
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/utility>
#include <cuda/std/variant>

extern "C" __global__ void compute(cuda::std::complex<double> *z, float *f,
                                   unsigned long long *bits) {
  z[0] = cuda::std::exp(z[1]) * cuda::std::sqrt(z[2]) / z[3];
  f[0] = cuda::std::hypot(f[1], f[2]) + cuda::std::lerp(f[3], f[4], f[5]);
  f[6] = cuda::std::isnan(f[7]) ? cuda::std::numeric_limits<float>::max()
                                : cuda::std::fma(f[8], f[9], f[10]);
  bits[0] = cuda::std::popcount(bits[1]) + cuda::std::countl_zero(bits[2]) +
            cuda::std::rotl(bits[3], 5) + cuda::std::bit_ceil(bits[4]);
}

extern "C" __global__ void containers(int *p, int n) {
  cuda::std::span<int> all(p, n);
  cuda::std::array<int, 4> a{1, 2, 3, 4};
  cuda::std::optional<int> o;
  cuda::std::variant<int, float> v = 2.5f;
  for (int x : all)
    if (x > 3)
      o = x;
  auto [x, y] = cuda::std::make_pair(a[n & 3], o.value_or(-1));
  p[0] = x + y + static_cast<int>(cuda::std::get<float>(v)) +
         cuda::std::get<1>(cuda::std::make_tuple(1, n));
}
