// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions of libdevice, which clang links.
#include "check.h"
#include <cmath>

__global__ void evaluate(const double *in, double *out, float *fast, int n) {
  int i = threadIdx.x;
  if (i >= n)
    return;
  double x = in[i];
  out[i] = sin(x) * cos(x) + exp(-x) + log(x) + pow(x, 1.5) + cbrt(x) +
           tgamma(x) + erf(x) + atan2(x, 2.0) + fmod(x, 0.7) + hypot(x, 3.0);
  fast[i] = __sinf(x) + __expf(-x) + rsqrtf(x) + __fdividef(1.0f, x);
}

int main() {
  static Array<double> in(60), out(60);
  static Array<float> fast(60);
  for (int i = 0; i < in.size; ++i)
    in[i] = 0.1 + i / 16.0;
  evaluate<<<1, 64>>>(in.data, out.data, fast.data, in.size);
  return finish([] {
    for (int i = 0; i < in.size; ++i) {
      double x = in[i];
      double right = sin(x) * cos(x) + exp(-x) + log(x) + pow(x, 1.5) +
                     cbrt(x) + tgamma(x) + erf(x) + atan2(x, 2.0) +
                     fmod(x, 0.7) + hypot(x, 3.0);
      double about = sin(x) + exp(-x) + 1 / sqrt(x) + 1 / x;
      if (std::fabs(out[i] - right) > 1e-12 * std::fabs(right) ||
          std::fabs(fast[i] - about) > 1e-4 * std::fabs(about))
        return false;
    }
    return true;
  });
}
