// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Arguments of each kind, and assertions that hold.
#include "check.h"
#include <cassert>

__global__ void print(const char *name, double number) {
  assert(blockDim.x == 1);
  printf("%s %d %u %lld %5.2f %c %%\n", name, -1, 2u, 3ll, number, 'c');
}

__device__ char name[] = "device";

int main() {
  char *text;
  check(cudaGetSymbolAddress((void **)&text, name));
  print<<<2, 1>>>(text, 2.5);
  return finish([] { return true; });
}
