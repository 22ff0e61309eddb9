// RUN: %kernel --cuda-gpu-arch=sm_90a %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90a -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90a %t.ptx -o /dev/null %}
//
// One warp group loads, with few registers, and two compute, with many.

#include "kernel.h"

// CHECK: .entry specialized(
// CHECK-DAG: setmaxnreg.dec.sync.aligned.u32 40;
// CHECK-DAG: setmaxnreg.inc.sync.aligned.u32 232;
// CHECK-DAG: cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r{{[0-9]+}}], [%rd{{[0-9]+}}], %r{{[0-9]+}}, [%r{{[0-9]+}}];
// CHECK-DAG: bar.sync 1, 256;

constexpr int Stages = 3, Bytes = 4096;

INLINE void load(void *to, const void *from, u64 *b) {
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
               " [%0], [%1], %2, [%3];" ::"r"(shared(to)),
               "l"(from), "r"(Bytes), "r"(shared(b))
               : "memory");
}

extern "C" __global__ void __attribute__((launch_bounds(384)))
specialized(const char *in, float *out, int tiles) {
  __shared__ alignas(128) float tile[Stages][Bytes / 4];
  __shared__ u64 full[Stages], empty[Stages];
  if (threadIndex() == 0)
    for (int s = 0; s < Stages; ++s) {
      barrierInit(&full[s], 1);
      barrierInit(&empty[s], 256);
    }
  __syncthreads();
  if (threadIndex() < 128) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(40));
    if (threadIndex() != 0)
      return;
    for (int t = 0; t < tiles; ++t) {
      int s = t % Stages;
      barrierWait(&empty[s], (t / Stages & 1) ^ 1);
      barrierExpect(&full[s], Bytes);
      load(tile[s], in + u64(t) * Bytes, &full[s]);
    }
    return;
  }
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(232));
  float sum = 0;
  for (int t = 0; t < tiles; ++t) {
    int s = t % Stages;
    barrierWait(&full[s], t / Stages & 1);
    for (u32 i = threadIndex() - 128; i < Bytes / 4; i += 256)
      sum += tile[s][i];
    barrierArrive(&empty[s]);
  }
  asm volatile("bar.sync %0, %1;" ::"n"(1), "n"(256) : "memory");
  out[threadIndex() - 128] = sum;
}
