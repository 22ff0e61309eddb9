// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// printf with every kind of argument.
#include <cstdio>

__device__ void trace(const char *what, int depth) {
  printf("%*s%s at %d\n", depth, "", what, depth);
}

__global__ void formats(int i, unsigned long long u, float f, double d,
                        const char *s, short h, char c, void *p, bool b) {
  printf("nothing to say\n");
  printf("%d %u %x %o %c %hd %hhd\n", i, unsigned(i), i, i, c, h, c);
  printf("%lld %llu %llx %zu\n", (long long)u, u, u, sizeof(u));
  printf("%f %e %g %a %.3f %10.2f\n", f, d, double(f), d, f, d);
  printf("%s %p %5s %-5s|\n", s, p, "ab", "cd");
  printf("%d %%\n", b);
  int n = printf("%d%d%d%d%d%d%d%d%d%d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, i);
  if (n < 0)
    trace(s, i);
  for (int k = 0; k < 3; ++k)
    trace("loop", k);
}
