// RUN: %kernel --cuda-gpu-arch=sm_80 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_80 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o /dev/null %}
//
// One tile is copied while the one before is worked on.

#include "kernel.h"

// CHECK: .entry double_buffer(
// CHECK-DAG: cp.async.cg.shared.global [%r{{[0-9]+}}], [%rd{{[0-9]+}}], 16;
// CHECK-DAG: cp.async.commit_group;
// CHECK-DAG: cp.async.wait_group 1;
// CHECK-DAG: cp.async.wait_group 0;

extern "C" __global__ void double_buffer(const float *in, float *out, int tiles) {
  __shared__ alignas(16) float tile[2][1024];
  u32 own = threadIndex() * 4;
  copyAsync(&tile[0][own], in + own);
  commit();
  float sum = 0;
  for (int t = 1; t < tiles; ++t) {
    copyAsync(&tile[t & 1][own], in + t * 1024 + own);
    commit();
    waitGroups<1>();
    __syncthreads();
    sum += tile[t & 1 ^ 1][own ^ 32];
    __syncthreads();
  }
  waitGroups<0>();
  __syncthreads();
  out[threadIndex()] = sum + tile[tiles & 1 ^ 1][own ^ 32];
}
