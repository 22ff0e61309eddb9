// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dynamic shared memory, carved into arrays of several types.
extern __shared__ unsigned char pool[];

struct Arena {
  unsigned char *next;
  template <class T> __device__ T *take(int n) {
    unsigned long long at = reinterpret_cast<unsigned long long>(next);
    at = (at + alignof(T) - 1) & ~(unsigned long long)(alignof(T) - 1);
    next = reinterpret_cast<unsigned char *>(at + n * sizeof(T));
    return reinterpret_cast<T *>(at);
  }
};

__global__ void carve(const float *in, double *out, int n) {
  Arena arena{pool};
  char *flags = arena.take<char>(n);
  double *sums = arena.take<double>(n);
  short *order = arena.take<short>(n);
  int i = threadIdx.x;
  flags[i] = in[i] > 0;
  sums[i] = in[i];
  order[i] = n - 1 - i;
  __syncthreads();
  out[i] = flags[order[i]] ? sums[order[i]] : -sums[i];
}

__global__ void scan(const int *in, int *out, int n) {
  extern __shared__ int twice[];
  int from = 0, to = n, i = threadIdx.x;
  twice[i] = in[i];
  for (int d = 1; d < n; d *= 2) {
    __syncthreads();
    int x = twice[from + i];
    twice[to + i] = i >= d ? x + twice[from + i - d] : x;
    int t = from;
    from = to;
    to = t;
  }
  __syncthreads();
  unsigned bytes, all;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(bytes));
  asm("mov.u32 %0, %%total_smem_size;" : "=r"(all));
  out[i] = twice[from + i] + bytes + all;
}
