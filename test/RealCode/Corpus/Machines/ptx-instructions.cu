// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Machines: sm_75 sm_80 sm_90 sm_90a sm_100 sm_100a sm_120
// Inline assembly as cuda::ptx writes it, for what each machine has.
#include <cuda/ptx>

namespace ptx = cuda::ptx;
using cuda::std::int32_t;
using cuda::std::uint16_t;
using cuda::std::uint32_t;
using cuda::std::uint64_t;

extern "C" __global__ void everywhere(uint32_t *out) {
  out[0] = ptx::get_sreg_tid_x() + ptx::get_sreg_laneid() +
           ptx::get_sreg_lanemask_lt() + ptx::get_sreg_nwarpid();
  out[1] = uint32_t(ptx::get_sreg_clock64() + ptx::get_sreg_globaltimer());
  out[2] = ptx::bfind(out[3]) + ptx::prmt(out[4], out[5], 0x3210u);
  out[6] = ptx::shl(out[7], 3u) ^ ptx::shr(out[8], 5u);
  ptx::fence(ptx::sem_sc, ptx::scope_gpu);
  ptx::fence(ptx::sem_acq_rel, ptx::scope_sys);
  if (out[9])
    ptx::exit();
  if (out[10])
    ptx::trap();
}

#if __CUDA_ARCH__ >= 800
extern "C" __global__ void barriers(uint64_t *out) {
  __shared__ uint64_t bar;
  ptx::mbarrier_init(&bar, 32);
  uint64_t token = ptx::mbarrier_arrive(&bar);
  while (!ptx::mbarrier_test_wait(&bar, token))
    ;
  out[0] = ptx::mbarrier_arrive_no_complete(&bar, 1);
}
#endif

#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2, 1, 1)
    cluster(uint32_t *global, uint64_t *other) {
  __shared__ uint64_t bar;
  __shared__ alignas(16) uint32_t tile[64];
  ptx::mbarrier_init(&bar, 1);
  ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
  ptx::fence_proxy_async(ptx::space_shared);
  ptx::barrier_cluster_arrive(ptx::sem_relaxed);
  ptx::barrier_cluster_wait();
  uint64_t token = ptx::mbarrier_arrive_expect_tx(
      ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, 256);
  ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, global, 256,
                     &bar);
  while (!ptx::mbarrier_try_wait(ptx::sem_acquire, ptx::scope_cta, &bar, token))
    ;
  ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, global + 64, tile,
                     256);
  ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add,
                            global + 128, tile, 256);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
  ptx::cp_async_bulk_wait_group(ptx::n32_t<0>());
  ptx::st_async(tile, 7u, &bar);
  ptx::red_async(ptx::op_inc, tile, 1u, &bar);
  other[0] = ptx::get_sreg_cluster_ctarank();
}

extern "C" __global__ void tensor(const void *map, uint32_t *out) {
  __shared__ uint64_t bar;
  __shared__ alignas(128) uint32_t tile[1024];
  ptx::mbarrier_init(&bar, 1);
  const int32_t two[2] = {0, 32};
  const int32_t five[5] = {0, 1, 2, 3, 4};
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, map,
                            two, &bar);
  ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, map,
                            five, &bar);
  ptx::cp_async_bulk_tensor(ptx::space_global, ptx::space_shared, map, two,
                            tile);
  ptx::cp_reduce_async_bulk_tensor(ptx::space_global, ptx::space_shared,
                                   ptx::op_min, map, two, tile);
  ptx::cp_async_bulk_commit_group();
  ptx::fence_proxy_tensormap_generic(ptx::sem_acquire, ptx::scope_gpu,
                                     static_cast<const char *>(map),
                                     ptx::n32_t<128>());
  out[0] = tile[threadIdx.x];
}

extern "C" __global__ void multicast(uint32_t *all, uint32_t *out) {
  ptx::multimem_red(ptx::sem_relaxed, ptx::scope_gpu, ptx::op_min, all, 5u);
  ptx::multimem_st(ptx::sem_relaxed, ptx::scope_sys, all, 6u);
  out[0] = ptx::multimem_ld_reduce(ptx::sem_acquire, ptx::scope_gpu,
                                   ptx::op_max, all);
}
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL) || defined(__CUDA_ARCH_FEAT_SM100_ALL)
extern "C" __global__ void descriptors(void *map, uint64_t address) {
  ptx::tensormap_replace_global_address(ptx::space_global, map, address);
  ptx::tensormap_replace_rank(ptx::space_global, map, 2u);
  ptx::tensormap_replace_elemtype(ptx::space_global, map, ptx::n32_t<3>());
  ptx::tensormap_replace_swizzle_mode(ptx::space_global, map,
                                      ptx::n32_t<2>());
}
#endif

#if defined(__CUDA_ARCH_FEAT_SM90_ALL)
extern "C" __global__ void __launch_bounds__(128, 1) registers(int *out) {
  asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" ::: "memory");
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  out[threadIdx.x] = 1;
}
#endif

#if __CUDA_ARCH__ >= 1000
extern "C" __global__ void stealing(uint32_t *out) {
  __shared__ uint64_t bar;
  __shared__ alignas(16) uint64_t answer[2];
  ptx::clusterlaunchcontrol_try_cancel(answer, &bar);
  out[0] = answer[0] != 0;
}
#endif

#if defined(__CUDA_ARCH_FEAT_SM100_ALL)
extern "C" __global__ void tensorMemory(uint64_t a, uint64_t b, uint32_t *out) {
  __shared__ uint32_t place;
  __shared__ uint64_t bar;
  ptx::mbarrier_init(&bar, 1);
  ptx::tcgen05_alloc(ptx::cta_group_1, &place, 128u);
  ptx::tcgen05_relinquish_alloc_permit(ptx::cta_group_1);
  __syncthreads();
  const uint32_t lanes[4] = {0, 0, 0, 0};
  ptx::tcgen05_mma(ptx::kind_f16, ptx::cta_group_1, place, a, b, 0x8000010u,
                   lanes, true);
  ptx::tcgen05_mma(ptx::kind_i8, ptx::cta_group_1, place, a, b, 0x8000010u,
                   false);
  ptx::tcgen05_cp_128x256b(ptx::cta_group_1, place, a);
  ptx::tcgen05_shift_down(ptx::cta_group_1, place);
  ptx::tcgen05_commit(ptx::cta_group_1, &bar);
  ptx::tcgen05_fence_before_thread_sync();
  ptx::tcgen05_fence_after_thread_sync();
  uint32_t four[4];
  ptx::tcgen05_ld_32x32b(four, place);
  ptx::tcgen05_wait_ld();
  out[0] = four[0] + four[3];
  ptx::tcgen05_st_32x32b(place, four);
  ptx::tcgen05_wait_st();
  ptx::tcgen05_dealloc(ptx::cta_group_1, place, 128u);
}
#endif
