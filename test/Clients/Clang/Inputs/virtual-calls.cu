// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Virtual functions, function pointers, recursion and a heap on the device.
#include "check.h"
#include <new>

struct Shape {
  __device__ virtual ~Shape() {}
  __device__ virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  __device__ explicit Square(int side) : side(side) {}
  __device__ int area() const override { return side * side; }
};
struct Strip : Shape {
  int length;
  __device__ explicit Strip(int length) : length(length) {}
  __device__ int area() const override { return 2 * length; }
};

__device__ __noinline__ int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}
__device__ int twice(int n) { return 2 * n; }
__device__ int (*const functions[])(int) = {fibonacci, twice};

__global__ void areas(int *out) {
  int i = threadIdx.x;
  Shape *shape = i % 2 ? static_cast<Shape *>(new Square(i)) : new Strip(i);
  out[i] = shape->area() + functions[i % 2](i % 10);
  delete shape;
}

int main() {
  static Array<int> out(32);
  areas<<<1, 32>>>(out.data);
  return finish([] {
    int numbers[10] = {0, 1};
    for (int i = 2; i < 10; ++i)
      numbers[i] = numbers[i - 1] + numbers[i - 2];
    for (int i = 0; i < 32; ++i)
      if (out[i] != (i % 2 ? i * i + 2 * (i % 10) : 2 * i + numbers[i % 10]))
        return false;
    return true;
  });
}
