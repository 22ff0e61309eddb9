// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lambdas: captures by copy and reference, generic, recursive, as kernels'
// arguments.
struct Adder {
  int by;
  template <class T> __device__ auto make(T scale) {
    return [*this, scale](T x) { return x * scale + by; };
  }
};

template <class F> __global__ void run(F f, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = f(i, out[i]);
}

void launches(float a, double b, float *out) {
  run<<<1, 64>>>([=] __device__(int i, float x) { return a * x + i; }, out, 64);
  run<<<2, 32>>>([b] __device__(int i, float x) { return float(b / x); }, out,
                 64);
}

template <class F> __device__ float integrate(F f, float low, float high) {
  float sum = 0, step = (high - low) / 64;
  for (int i = 0; i < 64; ++i)
    sum += f(low + (i + 0.5f) * step) * step;
  return sum;
}

__global__ void local(float *out, const int *in, int n) {
  int count = 0;
  auto visit = [&](auto &&self, int i) -> void {
    if (i >= n)
      return;
    count += in[i] > 0;
    self(self, 2 * i + 1);
    self(self, 2 * i + 2);
  };
  visit(visit, 0);
  float scale = out[1];
  out[0] = count + integrate([scale](float x) { return scale * x * x; }, 0, 2);
  out[2] = Adder{5}.make(2.0f)(scale) + Adder{6}.make(3)(count);
  float (*plain)(float) = [](float x) { return x + 1; };
  out[3] = integrate(plain, 1, scale);
}
