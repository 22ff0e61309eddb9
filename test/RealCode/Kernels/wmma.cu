// RUN: %kernel --cuda-gpu-arch=sm_80 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_80 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
//
// wmma through intrinsics: fragments whose layout only the machine knows.

#include "kernel.h"

// CHECK: .entry wmma_gemm(
// CHECK-DAG: wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%hh{{.*}}}, [%rd{{[0-9]+}}], %r{{[0-9]+}};
// CHECK-DAG: wmma.load.b.sync.aligned.col.m16n16k16.global.f16
// CHECK-DAG: wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {%f{{.*}}}, {%hh{{.*}}}, {%hh{{.*}}}, {%f{{.*}}};
// CHECK-DAG: wmma.store.d.sync.aligned.row.m16n16k16.global.f32

extern "C" __global__ void wmma_gemm(const int *a, const int *b, float *c, int k,
                                     int n) {
  float sums[8] = {};
  for (int i = 0; i < k; i += 16) {
    int fragA[8], fragB[8];
    __hmma_m16n16k16_ld_a(fragA, a + i / 2, k, 0);
    __hmma_m16n16k16_ld_b(fragB, b + i / 2, k, 1);
    __hmma_m16n16k16_mma_f32f32(sums, fragA, fragB, sums, 1, 0);
  }
  __hmma_m16n16k16_st_c_f32(c, sums, n, 0);
}
