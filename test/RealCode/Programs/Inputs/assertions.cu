// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// assert, trap, breakpoints and unreachable ends.
#undef NDEBUG
#include <cassert>

enum class Shape { Square, Circle, Triangle };

__device__ float area(Shape shape, float x) {
  switch (shape) {
  case Shape::Square:
    return x * x;
  case Shape::Circle:
    return 3.14159f * x * x;
  case Shape::Triangle:
    return 0.433f * x * x;
  }
  __builtin_unreachable();
}

__global__ void checked(const int *index, const float *in, float *out, int n) {
  int i = index[threadIdx.x];
  assert(i >= 0 && i < n && "index out of range");
  assert(in != nullptr);
  float x = in[i];
  if (x != x)
    __trap();
  if (x == 1234.5f)
    __brkpt();
  __builtin_assume(x < 100.0f);
  out[threadIdx.x] = area(static_cast<Shape>(i % 3), x);
  assert(out[threadIdx.x] >= 0);
}

[[noreturn]] __device__ __noinline__ void fail(int *where, int code) {
  *where = code;
  __threadfence_system();
  __trap();
}

__global__ void stops(int *where, int x) {
  if (x > 5)
    fail(where, x);
  *where = -1;
}
