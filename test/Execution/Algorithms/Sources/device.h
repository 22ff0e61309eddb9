// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What these programs need of CUDA's headers, so that clang alone compiles
// them.
#pragma once

#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define KERNEL extern "C" __global__ void

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef long long s64;

static __device__ inline u32 thread() { return __nvvm_read_ptx_sreg_tid_x(); }
static __device__ inline u32 threads() { return __nvvm_read_ptx_sreg_ntid_x(); }
static __device__ inline u32 block() { return __nvvm_read_ptx_sreg_ctaid_x(); }
static __device__ inline u32 blocks() {
  return __nvvm_read_ptx_sreg_nctaid_x();
}
static __device__ inline void sync() { __syncthreads(); }
static __device__ inline u32 shuffleDown(u32 v, u32 by) {
  return __nvvm_shfl_sync_down_i32(~0u, v, by, 31);
}
static __device__ inline u32 shuffleUp(u32 v, u32 by) {
  return __nvvm_shfl_sync_up_i32(~0u, v, by, 0);
}
static __device__ inline u32 shuffleXor(u32 v, u32 by) {
  return __nvvm_shfl_sync_bfly_i32(~0u, v, by, 31);
}
