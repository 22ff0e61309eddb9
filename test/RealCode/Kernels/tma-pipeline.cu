// RUN: %kernel --cuda-gpu-arch=sm_90a %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90a -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90a %t.ptx -o /dev/null %}
//
// Boxes of a tensor come through TMA into a ring of buffers, each with a barrier
// that counts bytes and one that says that it is free.

#include "kernel.h"

// CHECK: .entry tma_pipeline(
// CHECK: mbarrier.init.shared::cta.b64
// CHECK: fence.mbarrier_init.release.cluster;
// CHECK: cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r{{[0-9]+}}], [%rd{{[0-9]+}}, {%r{{[0-9]+}}, %r{{[0-9]+}}}], [%r{{[0-9]+}}];
// CHECK: [[LABEL:wait_[0-9]+]]:
// CHECK: mbarrier.try_wait.parity.shared::cta.b64 done
// CHECK: @!done bra [[LABEL]];

constexpr int Stages = 4, Box = 32 * 32;

extern "C" __global__ void tma_pipeline(const void *map, float *out, int boxes) {
  __shared__ alignas(128) float buffer[Stages][Box];
  __shared__ u64 full[Stages], empty[Stages];
  if (threadIndex() == 0) {
    for (int s = 0; s < Stages; ++s) {
      barrierInit(&full[s], 1);
      barrierInit(&empty[s], 128);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < boxes + Stages - 1; ++i) {
    if (i < boxes && threadIndex() == 0) {
      int s = i % Stages;
      barrierWait(&empty[s], (i / Stages & 1) ^ 1);
      barrierExpect(&full[s], Box * sizeof(float));
      tmaLoad(buffer[s], map, &full[s], 0, i * 32);
    }
    int done = i - (Stages - 1);
    if (done < 0)
      continue;
    int s = done % Stages;
    barrierWait(&full[s], done / Stages & 1);
    for (u32 k = threadIndex(); k < Box; k += 128)
      sum += buffer[s][k];
    barrierArrive(&empty[s]);
  }
  out[blockIndex() * 128 + threadIndex()] = sum;
}
