// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Clocks and special registers, sleeping, hints about memory.
__global__ void clocks(long long *out, const float *in, int n) {
  long long before = clock64();
  int early = clock();
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum += in[i];
  out[0] = clock64() - before;
  out[1] = clock() - early;
  out[2] = sum > 0;
  __nanosleep(100);
  unsigned long long now;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
  out[3] = now;
}

template <class T> __device__ T reg();
#define REG(name)                                                              \
  [] {                                                                         \
    unsigned r;                                                                \
    asm volatile("mov.u32 %0, %%" #name ";" : "=r"(r));                        \
    return r;                                                                  \
  }()

__global__ void registers(unsigned *out) {
  out[0] = REG(laneid) + REG(warpid) + REG(nwarpid) + REG(smid) + REG(nsmid);
  out[1] = REG(lanemask_lt) ^ REG(lanemask_ge) ^ REG(lanemask_eq);
  out[2] = __nvvm_read_ptx_sreg_laneid() + __nvvm_read_ptx_sreg_smid() +
           __nvvm_read_ptx_sreg_lanemask_gt() + warpSize;
  out[3] = threadIdx.x + blockDim.y * blockIdx.z + gridDim.x;
  out[4] = REG(gridid) + REG(pm0);
}

__global__ void hints(float *p, int n) {
  for (int i = 0; i < n; ++i) {
    __builtin_prefetch(p + i + 32);
    asm volatile("prefetch.global.L2 [%0];" ::"l"(p + i + 64));
    p[i] = __builtin_nontemporal_load(p + i + 1) * 2;
    __builtin_nontemporal_store(1.0f, p + i + 2);
  }
}
