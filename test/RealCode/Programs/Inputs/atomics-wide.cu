// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 64-bit atomics, doubles, scopes; 16-bit and 128-bit compare and swap.
using u64 = unsigned long long;

__global__ void wide(u64 *u, long long *i, double *d) {
  u64 x = threadIdx.x;
  u[8] = atomicAdd(u, x) + atomicExch(u + 1, x) + atomicMin(u + 2, x) +
         atomicMax(u + 3, x) + atomicAnd(u + 4, x) + atomicOr(u + 5, x) +
         atomicXor(u + 6, x) + atomicCAS(u + 7, 3, x);
  i[2] = atomicMin(i, (long long)x) + atomicMax(i + 1, (long long)x);
  d[1] = atomicAdd(d, 0.25);
}

__global__ void scopes(int *i, u64 *u, float *f, double *d, unsigned *n) {
  i[9] = atomicAdd_block(i, 1) + atomicAdd_system(i + 1, 2) +
         atomicMax_block(i + 2, 3) + atomicXor_system(i + 3, 4) +
         atomicCAS_block(i + 4, 5, 6) + atomicExch_system(i + 5, 7) +
         atomicSub_block(i + 6, 8) + atomicMin_system(i + 7, 9);
  u[5] = atomicAdd_block(u, 1ull) + atomicCAS_system(u + 1, 2ull, 3ull) +
         atomicAnd_block(u + 2, 4ull) + atomicOr_system(u + 3, 5ull);
  n[2] = atomicInc_block(n, 9) + atomicDec_system(n + 1, 8);
  f[2] = atomicAdd_block(f, 1.0f) + atomicAdd_system(f + 1, 2.0f);
  d[2] = atomicAdd_block(d, 1.0) + atomicAdd_system(d + 1, 2.0);
}

__global__ void narrow(unsigned short *s, unsigned short *out) {
  out[threadIdx.x] = atomicCAS(s, 1, 2);
}

__global__ void builtins(int *i, u64 *u, short *s, char *c, float *f) {
  i[2] = __atomic_fetch_add(i, 1, __ATOMIC_RELAXED);
  u[2] = __atomic_exchange_n(u, 5, __ATOMIC_ACQ_REL);
  s[1] = __atomic_fetch_or(s, 6, __ATOMIC_SEQ_CST);
  c[1] = __atomic_fetch_sub(c, 1, __ATOMIC_RELEASE);
  i[3] = __atomic_load_n(i, __ATOMIC_ACQUIRE) +
         __atomic_fetch_nand(i + 1, 7, __ATOMIC_RELAXED);
  __atomic_store_n(u + 1, 8, __ATOMIC_RELEASE);
  f[1] = __scoped_atomic_fetch_add(f, 2.0f, __ATOMIC_RELAXED,
                                   __MEMORY_SCOPE_WRKGRP);
  i[4] = __nvvm_atom_cta_max_gen_i(i, 3);
}

#if __CUDA_ARCH__ >= 900
__global__ void pairs(u64 *at, u64 a, u64 b) {
  asm volatile("{ .reg .b128 old, cmp, new;\n mov.b128 cmp, {%0, %1};\n"
               "mov.b128 new, {%1, %0};\n"
               "atom.cas.b128 old, [%2], cmp, new;\n}"
               :: "l"(a), "l"(b), "l"(at) : "memory");
}
#endif
