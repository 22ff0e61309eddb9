// RUN: %kernel --cuda-gpu-arch=sm_90 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90 %t.ptx -o /dev/null %}
//
// The blocks of a cluster add up their sums through each other's shared memory.

#include "kernel.h"

// CHECK: .entry cluster_sum(
// CHECK: redux.sync.add.s32
// CHECK: mapa.shared::cluster.u32 %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}};
// CHECK: red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.s32 [%r{{[0-9]+}}], %r{{[0-9]+}}, [%r{{[0-9]+}}];
// CHECK: ld.shared::cluster.u32
// CHECK: barrier.cluster.arrive.release.aligned;
// CHECK: barrier.cluster.wait.acquire.aligned;

INLINE u32 ofBlock(u32 address, u32 rank) {
  u32 there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(address), "r"(rank));
  return there;
}
INLINE void clusterBarrier() {
  asm volatile("barrier.cluster.arrive.release.aligned;\n\t"
               "barrier.cluster.wait.acquire.aligned;" ::
                   : "memory");
}

extern "C" __global__ void cluster_sum(const int *in, int *out) {
  __shared__ int sum;
  __shared__ u64 arrived;
  u32 rank, size;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
  if (threadIndex() == 0) {
    sum = 0;
    barrierInit(&arrived, 1);
    barrierExpect(&arrived, 4 * size);
  }
  clusterBarrier();
  int own = __nvvm_redux_sync_add(in[blockIndex() * 32 + threadIndex()], -1);
  if (threadIndex() == 0)
    asm volatile("red.async.relaxed.cluster.shared::cluster"
                 ".mbarrier::complete_tx::bytes.add.s32 [%0], %1, [%2];" ::"r"(
                     ofBlock(shared(&sum), 0)),
                 "r"(own), "r"(ofBlock(shared(&arrived), 0))
                 : "memory");
  if (rank == 0)
    barrierWait(&arrived, 0);
  clusterBarrier();
  int total;
  asm volatile("ld.shared::cluster.u32 %0, [%1];"
               : "=r"(total)
               : "r"(ofBlock(shared(&sum), 0))
               : "memory");
  out[blockIndex() * 32 + threadIndex()] = total;
  clusterBarrier();
}
