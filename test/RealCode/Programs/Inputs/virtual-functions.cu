// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual functions: several bases, thunks, abstract classes, destructors.
struct Shape {
  __device__ virtual float area() const = 0;
  __device__ virtual void grow(float by) = 0;
  __device__ virtual ~Shape() {}
};
struct Named {
  int id;
  __device__ virtual int name() const { return id; }
  __device__ virtual ~Named() {}
};
struct Circle : Shape, Named {
  float r;
  __device__ Circle(float r) : r(r) { id = 1; }
  __device__ float area() const override { return 3.14159f * r * r; }
  __device__ void grow(float by) override { r *= by; }
  __device__ int name() const override { return id + 100; }
};
struct Box final : Shape, Named {
  float w, h;
  __device__ Box(float w, float h) : w(w), h(h) { id = 2; }
  __device__ float area() const override { return w * h; }
  __device__ void grow(float by) override { w *= by, h *= by; }
  __device__ ~Box() override { w = h = 0; }
};
struct Left : virtual Named {
  int l = 3;
};
struct Right : virtual Named {
  int r = 4;
};
struct Diamond : Left, Right {
  __device__ int name() const override { return l + r + id; }
};

__global__ void shapes(const int *kinds, float *out, int *names) {
  Shape *shape;
  if (kinds[threadIdx.x])
    shape = new Circle(threadIdx.x);
  else
    shape = new Box(threadIdx.x, 2);
  shape->grow(1.5f);
  out[threadIdx.x] = shape->area();
  Diamond d;
  d.id = kinds[threadIdx.x];
  Named *named = &d;
  names[threadIdx.x] = named->name();
  delete shape;
}
