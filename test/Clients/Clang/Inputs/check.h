// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the host code of the samples shares.

#ifndef CHECK_H
#define CHECK_H

#include <cstdio>
#include <cstdlib>

/// Ends the program if a call failed; without a device that is no mistake.
inline void check(cudaError_t error) {
  if (error == cudaSuccess)
    return;
  std::printf("%s\n", cudaGetErrorString(error));
  std::exit(error != cudaErrorNoDevice && error != cudaErrorInsufficientDriver);
}

/// An array in managed memory.
template <class T> struct Array {
  T *data = nullptr;
  int size;
  explicit Array(int size) : size(size) {
    check(cudaMallocManaged(&data, size * sizeof(T)));
  }
  ~Array() { cudaFree(data); }
  T &operator[](int i) { return data[i]; }
};

/// The end of main(): waits for the device and says whether all was right.
inline int finish(bool (*isRight)()) {
  check(cudaGetLastError());
  check(cudaDeviceSynchronize());
  bool right = isRight();
  std::puts(right ? "right" : "wrong");
  return !right;
}

#endif
