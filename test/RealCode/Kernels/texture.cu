// RUN: %kernel --cuda-gpu-arch=sm_80 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_80 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
//
// A filtered texture is read, gathered and written to a surface; the sampler is
// in the handle.

#include "kernel.h"

// CHECK: .target sm_80{{$}}
// CHECK: .entry filter(
// CHECK: tex.2d.v4.f32.f32 {%f{{.*}}}, [%rd{{[0-9]+}}, {%f{{[0-9]+}}, %f{{[0-9]+}}}];
// CHECK: tex.level.2d.v4.f32.f32
// CHECK: tld4.r.2d.v4.f32.f32
// CHECK: sust.b.2d.v4.b32.trap [%rd{{[0-9]+}}, {%r{{[0-9]+}}, %r{{[0-9]+}}}], {%f{{.*}}};

INLINE void sample(float (&r)[4], u64 texture, float x, float y) {
  asm volatile("tex.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
               : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
               : "l"(texture), "f"(x), "f"(y));
}
INLINE void sampleLevel(float (&r)[4], u64 texture, float x, float y, float l) {
  asm volatile("tex.level.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}], %7;"
               : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
               : "l"(texture), "f"(x), "f"(y), "f"(l));
}
INLINE void gather(float (&r)[4], u64 texture, float x, float y) {
  asm volatile("tld4.r.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
               : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
               : "l"(texture), "f"(x), "f"(y));
}

extern "C" __global__ void filter(u64 texture, u64 surface, float scale) {
  float x = float(threadIndex()) * scale, y = float(blockIndex()) * scale;
  float a[4], b[4], c[4];
  sample(a, texture, x, y);
  sampleLevel(b, texture, x, y, 1.0f);
  gather(c, texture, x, y);
  for (int i = 0; i < 4; ++i)
    a[i] = a[i] * b[i] + c[i];
  asm volatile("sust.b.2d.v4.b32.trap [%0, {%1, %2}], {%3, %4, %5, %6};" ::"l"(
                   surface),
               "r"(threadIndex() * 16), "r"(blockIndex()), "f"(a[0]), "f"(a[1]),
               "f"(a[2]), "f"(a[3])
               : "memory");
}
