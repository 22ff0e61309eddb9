// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <stdio.h>

__attribute__((noinline)) static unsigned long often(unsigned long N) {
  return N * N;
}

__attribute__((noinline)) static int seldom(int Count) {
  return puts(Count > 5 ? "many" : "few");
}

int main(int Count, char **Arguments) {
  unsigned long Sum = 0;
  for (unsigned long N = 0; N < 10000; ++N)
    Sum += often(N);
  if (Count > 1)
    return seldom(Count);
  printf("%lu\n", Sum);
  return 0;
}
