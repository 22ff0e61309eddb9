// RUN: %kernel --cuda-gpu-arch=sm_89 -Xclang -target-feature -Xclang +ptx84 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_89 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_89 %t.ptx -o /dev/null %}
//
// ldmatrix and mma.sync for each kind of number.

#include "kernel.h"

// CHECK: .entry gemm_f16(
// CHECK: ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}, [%r{{[0-9]+}}];
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%f{{.*}}}, {%r{{.*}}}, {%r{{[0-9]+}}, %r{{[0-9]+}}}, {%f{{.*}}};
// CHECK: .entry gemm_bf16(
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
// CHECK: .entry gemm_tf32(
// CHECK: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
// CHECK: .entry gemm_s8(
// CHECK: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r{{.*}}}, {%r{{.*}}}, {%r{{.*}}}, {%r{{.*}}};
// CHECK: .entry gemm_e4m3(
// CHECK: mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32

#define MMA(name, shape, letter)                                               \
  template <class T> INLINE void name(T (&d)[4], u32 (&a)[4], u32 (&b)[2]) {   \
    asm volatile("mma.sync.aligned." shape                                     \
                 " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "             \
                 "{%0, %1, %2, %3};"                                           \
                 : "+" letter(d[0]), "+" letter(d[1]), "+" letter(d[2]),       \
                   "+" letter(d[3])                                            \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]),      \
                   "r"(b[1]));                                                 \
  }
MMA(multiplyF16, "m16n8k16.row.col.f32.f16.f16.f32", "f")
MMA(multiplyBF16, "m16n8k16.row.col.f32.bf16.bf16.f32", "f")
MMA(multiplyTF32, "m16n8k8.row.col.f32.tf32.tf32.f32", "f")
MMA(multiplyS8, "m16n8k32.row.col.s32.s8.s8.s32", "r")
MMA(multiplyE4M3, "m16n8k32.row.col.f32.e4m3.e4m3.f32", "f")

template <class T, class Multiply>
INLINE void gemm(const uint4_t *a, const uint4_t *b, T *c, int steps,
                 Multiply multiply) {
  __shared__ alignas(128) uint4_t tileA[32], tileB[32];
  T d[2][4] = {};
  for (int k = 0; k < steps; ++k) {
    copyAsync(&tileA[laneIndex()], a + k * 32 + laneIndex());
    copyAsync(&tileB[laneIndex()], b + k * 32 + laneIndex());
    commit();
    waitGroups<0>();
    __syncthreads();
    u32 fragA[4], fragB[4];
    loadMatrix(fragA, &tileA[laneIndex()]);
    loadMatrix(fragB, &tileB[laneIndex()]);
    u32 left[2] = {fragB[0], fragB[1]}, right[2] = {fragB[2], fragB[3]};
    multiply(d[0], fragA, left);
    multiply(d[1], fragA, right);
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    c[laneIndex() * 8 + i] = d[i / 4][i % 4];
}

#define KERNEL(name, T, multiply)                                              \
  extern "C" __global__ void name(const uint4_t *a, const uint4_t *b, T *c,    \
                                  int steps) {                                 \
    gemm(a, b, c, steps, [](auto &d, auto &x, auto &y)                         \
             __attribute__((device, always_inline)) { multiply(d, x, y); });   \
  }
KERNEL(gemm_f16, float, multiplyF16)
KERNEL(gemm_bf16, float, multiplyBF16)
KERNEL(gemm_tf32, float, multiplyTF32)
KERNEL(gemm_s8, int, multiplyS8)
KERNEL(gemm_e4m3, float, multiplyE4M3)
