// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Function pointers: tables, arguments, members, with structures by value.
struct Pair {
  double a;
  int b;
};
using Unary = float (*)(float);
using OnPair = Pair (*)(Pair, int);

__device__ float twice(float x) { return 2 * x; }
__device__ float square(float x) { return x * x; }
__device__ float inverse(float x) { return 1 / x; }
__device__ Unary Table[3] = {twice, square, inverse};
__constant__ Unary Fixed[2] = {square, twice};

__device__ Pair swapSign(Pair p, int n) { return {-p.a, p.b + n}; }
__device__ Pair scale(Pair p, int n) { return {p.a * n, p.b}; }

template <class F> __device__ __noinline__ float apply(F f, float x, int n) {
  for (int i = 0; i < n; ++i)
    x = f(x);
  return x;
}

struct Machine {
  int state;
  __device__ __noinline__ int up(int by) { return state += by; }
  __device__ __noinline__ int down(int by) { return state -= by; }
};

__global__ void calls(const int *which, float *out, Pair *pairs) {
  int i = threadIdx.x;
  out[i] = apply(Table[which[i]], out[i], 3) + Fixed[i & 1](out[i]);
  OnPair chosen = which[i] ? swapSign : scale;
  pairs[i] = chosen(pairs[i], i);
  int (Machine::*step)(int) = which[i] > 1 ? &Machine::up : &Machine::down;
  Machine m{i};
  pairs[i].b += (m.*step)(4) + m.state;
}

__global__ void choose(Unary *out) { out[threadIdx.x] = Table[threadIdx.x]; }
