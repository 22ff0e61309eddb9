// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recursion: direct, mutual, through a template, with a deep frame.
__device__ __noinline__ int ackermann(int m, int n) {
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

__device__ bool isOdd(unsigned n);
__device__ __noinline__ bool isEven(unsigned n) {
  return n == 0 || isOdd(n - 1);
}
__device__ __noinline__ bool isOdd(unsigned n) {
  return n != 0 && isEven(n - 1);
}

__device__ __noinline__ void hanoi(int n, int from, int to, int over,
                                   int *moves) {
  if (n == 0)
    return;
  hanoi(n - 1, from, over, to, moves);
  moves[++moves[0]] = from * 10 + to;
  hanoi(n - 1, over, to, from, moves);
}

__device__ __noinline__ void quicksort(float *a, int low, int high) {
  if (low >= high)
    return;
  float pivot = a[(low + high) / 2];
  int i = low, j = high;
  while (i <= j) {
    while (a[i] < pivot)
      ++i;
    while (a[j] > pivot)
      --j;
    if (i <= j) {
      float t = a[i];
      a[i++] = a[j];
      a[j--] = t;
    }
  }
  quicksort(a, low, j);
  quicksort(a, i, high);
}

template <int N> struct Power {
  static __device__ double of(double x) { return x * Power<N - 1>::of(x); }
};
template <> struct Power<0> {
  static __device__ double of(double) { return 1; }
};

__global__ void run(int *out, float *data, int *moves, double *d) {
  out[0] = ackermann(2, threadIdx.x) + isEven(threadIdx.x);
  hanoi(5, 1, 3, 2, moves);
  quicksort(data + threadIdx.x * 64, 0, 63);
  d[threadIdx.x] = Power<9>::of(d[threadIdx.x]);
}
