//===- kernel.h - What a kernel needs of CUDA -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KERNEL_H
#define KERNEL_H

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define INLINE static __device__ inline __attribute__((always_inline))

using u32 = unsigned;
using u64 = unsigned long long;
using uint4_t = u32 __attribute__((ext_vector_type(4)));

INLINE u32 threadIndex() { return __nvvm_read_ptx_sreg_tid_x(); }
INLINE u32 blockIndex() { return __nvvm_read_ptx_sreg_ctaid_x(); }
INLINE u32 laneIndex() { return threadIndex() % 32; }

/// The 32-bit address of what is in shared memory.
INLINE u32 shared(const void *p) {
  return u32(u64((__attribute__((address_space(3))) const void *)p));
}

//===--- mbarrier --------------------------------------------------------===//

INLINE void barrierInit(u64 *b, u32 count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared(b)),
               "r"(count)
               : "memory");
}
INLINE void barrierExpect(u64 *b, u32 bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(
                   shared(b)),
               "r"(bytes)
               : "memory");
}
INLINE void barrierArrive(u64 *b) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared(b))
               : "memory");
}
INLINE void barrierWait(u64 *b, u32 phase) {
  asm volatile("{\n\t"
               ".reg .pred done;\n"
               "wait_%=:\n\t"
               "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n\t"
               "@!done bra wait_%=;\n\t"
               "}" ::"r"(shared(b)),
               "r"(phase)
               : "memory");
}

/// Loads the box at (x, y) of a tensor.
INLINE void tmaLoad(void *to, const void *map, u64 *b, int x, int y) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile"
               ".mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::
                   "r"(shared(to)),
               "l"(map), "r"(x), "r"(y), "r"(shared(b))
               : "memory");
}

//===--- ldmatrix and cp.async -------------------------------------------===//

INLINE void loadMatrix(u32 (&r)[4], const void *from) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(shared(from)));
}
INLINE void copyAsync(void *to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared(to)),
               "l"(from)
               : "memory");
}
INLINE void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int N> INLINE void waitGroups() {
  asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

#endif // KERNEL_H
