// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Templates: specialized, variadic, of values, recursive types, deduced.
template <class T, int N> struct Vec {
  T data[N];
  __device__ T &operator[](int i) { return data[i]; }
  __device__ const T &operator[](int i) const { return data[i]; }
  template <class F> __device__ Vec map(F f) const {
    Vec r;
    for (int i = 0; i < N; ++i)
      r[i] = f(data[i]);
    return r;
  }
};
template <class T, int N>
__device__ Vec<T, N> operator+(const Vec<T, N> &a, const Vec<T, N> &b) {
  Vec<T, N> r;
  for (int i = 0; i < N; ++i)
    r[i] = a[i] + b[i];
  return r;
}
template <class... T> struct List;
template <class Head, class... Tail> struct List<Head, Tail...> {
  Head head;
  List<Tail...> tail;
  __device__ double sum() const { return double(head) + tail.sum(); }
};
template <> struct List<> {
  __device__ double sum() const { return 0; }
};
template <class Derived> struct Base {
  __device__ int twice() { return 2 * static_cast<Derived *>(this)->get(); }
};
struct Three : Base<Three> {
  __device__ int get() { return 3; }
};
template <unsigned N> constexpr unsigned Fib = Fib<N - 1> + Fib<N - 2>;
template <> constexpr unsigned Fib<0> = 0;
template <> constexpr unsigned Fib<1> = 1;

template <class T, int N> __global__ void add(Vec<T, N> *v, const Vec<T, N> w) {
  v[threadIdx.x] = v[threadIdx.x] + w.map([](T x) { return x * x; });
}
template __global__ void add(Vec<float, 3> *, Vec<float, 3>);
template __global__ void add(Vec<short, 5> *, Vec<short, 5>);
template __global__ void add(Vec<double, 2> *, Vec<double, 2>);

template <class T> __device__ int kind(T) {
  if constexpr (sizeof(T) == 1)
    return 1;
  else if constexpr (T(0.5) != T(0))
    return 2;
  else
    return 3;
}
__global__ void lists(double *out) {
  List<int, float, char, double> list{int(threadIdx.x), {1.5f, {'c', {out[0]}}}};
  out[1] = list.sum() + Three().twice() + Fib<20>;
  out[2] = kind('a') + kind(1.0f) + kind(1ll);
}
