// Objects of three classes behind one base, with a destructor and state.
#include "device.h"
struct Shape {
  __device__ Shape(int n) : n(n) {}
  __device__ virtual int area(int scale) const { return n * scale; }
  __device__ virtual ~Shape() {}
  __device__ void operator delete(void *, unsigned long) {}
  int n;
};
struct Square : Shape {
  __device__ Square(int n) : Shape(n) {}
  __device__ int area(int scale) const override { return n * n * scale; }
};
struct Frame : Square {
  __device__ Frame(int n, int border) : Square(n), border(border) {}
  __device__ int area(int scale) const override {
    return Square::area(scale) - border;
  }
  int border;
};
static __device__ __noinline__ int ask(const Shape &s, int scale) {
  return s.area(scale);
}
KERNEL shapes(int *out) {
  int t = thread();
  Shape a(t);
  Square b(t + 1);
  Frame c(t + 2, 5);
  const Shape *list[3] = {&a, &b, &c};
  int sum = 0;
  for (int i = 0; i < 3; ++i)
    sum = sum * 7 + ask(*list[(i + t) % 3], i + 1);
  out[t] = sum;
}
