// REQUIRES: cuda-headers
// RUN: clang++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -O2 -std=c++17 -nocudalib --cuda-path=%cuda -I%cuda/include/cccl -Wno-unknown-cuda-version -Xclang -target-feature -Xclang +ptx80 -emit-llvm -S %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90 %t.ptx -o /dev/null %}
//
// libcu++'s wrappers of PTX.

#include <cuda/ptx>

// CHECK: .entry wrapped(
// CHECK: mbarrier.init.shared.b64
// CHECK: cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
// CHECK: mbarrier.arrive.expect_tx.release.cta.shared::cta.b64
// CHECK: mbarrier.try_wait.shared::cta.b64
// CHECK: cp.async.bulk.global.shared::cta.bulk_group
// CHECK: cp.async.bulk.wait_group.read 0;

namespace ptx = cuda::ptx;

extern "C" __global__ void wrapped(const int *in, int *out) {
  __shared__ alignas(16) int tile[1024];
  __shared__ std::uint64_t bar;
  if (threadIdx.x == 0)
    ptx::mbarrier_init(&bar, 1);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, in,
                       sizeof(tile), &bar);
    std::uint64_t token = ptx::mbarrier_arrive_expect_tx(
        ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar,
        sizeof(tile));
    while (!ptx::mbarrier_try_wait(&bar, token))
      ;
  }
  __syncthreads();
  tile[threadIdx.x] += 1;
  ptx::fence_proxy_async(ptx::space_shared);
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out, tile,
                       sizeof(tile));
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>{});
  }
}
