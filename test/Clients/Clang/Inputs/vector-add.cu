// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One thread for each element.
#include "check.h"

__global__ void add(const float *a, const float *b, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    sum[i] = a[i] + b[i];
}

int main() {
  static Array<float> a(1000), b(1000), sum(1000);
  for (int i = 0; i < a.size; ++i)
    a[i] = i, b[i] = 2 * i;
  add<<<8, 128>>>(a.data, b.data, sum.data, a.size);
  return finish([] {
    for (int i = 0; i < sum.size; ++i)
      if (sum[i] != 3 * i)
        return false;
    return true;
  });
}
