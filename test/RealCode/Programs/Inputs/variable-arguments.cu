// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variable arguments: C's va_list and templates' packs.
#include <cstdarg>

struct Point {
  int x;
  double y;
};

__device__ __noinline__ double sum(const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  double total = 0;
  for (; *kinds; ++kinds) {
    switch (*kinds) {
    case 'i':
      total += va_arg(list, int);
      break;
    case 'l':
      total += va_arg(list, long long);
      break;
    case 'd':
      total += va_arg(list, double);
      break;
    case 'p':
      total += *va_arg(list, int *);
      break;
    default:
      total += va_arg(list, Point).y;
    }
  }
  va_end(list);
  return total;
}

template <class... T> __device__ auto fold(T... values) {
  return (values + ... + 0);
}
template <class F, class... T> __device__ void each(F f, T... values) {
  (f(values), ...);
}

__global__ void call(double *out, int *p) {
  Point point{1, 2.5};
  out[0] = sum("iid", 1, 2, 3.0);
  out[1] = sum("dlpi", 1.5, 7LL, p, short(3)) + sum("");
  out[2] = sum("isd", 4, point, 0.5);
  out[3] = fold(1, 2u, 3.0f, 4.0, 'a');
  int n = 0;
  each([&](auto x) { n += sizeof(x) + x; }, 1, 2LL, 3.0f, short(4));
  p[1] = n;
}
