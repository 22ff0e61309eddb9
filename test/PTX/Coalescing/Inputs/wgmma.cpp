// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The source of wgmma-O2.ll and wgmma-O0.ll:
//   clang++-22 --target=nvptx64-nvidia-cuda -march=sm_90a -S -emit-llvm
//     -Xclang -target-feature -Xclang +ptx80 -O2
// and the same with -O0 -Xclang -disable-O0-optnone.

using Descriptor = unsigned long long;
#define KERNEL extern "C" __attribute__((nvptx_kernel))
#define INLINE static inline __attribute__((always_inline))

INLINE void fence() {
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}
INLINE void commit() {
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}
template <int Groups> INLINE void wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(Groups) : "memory");
}
INLINE void multiply(float (&D)[4], Descriptor A, Descriptor B, int Scale) {
  asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %6, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
               "{%0, %1, %2, %3}, %4, %5, p, 1, 1, 0, 0;\n}"
               : "+f"(D[0]), "+f"(D[1]), "+f"(D[2]), "+f"(D[3])
               : "l"(A), "l"(B), "r"(Scale));
}
/// Keeps the compiler from moving what it does with \p D.
INLINE void hold(float (&D)[4]) {
  for (int I = 0; I < 4; ++I)
    asm volatile("" : "+f"(D[I])::"memory");
}
INLINE void store(float *Out, float (&D)[4]) {
  for (int I = 0; I < 4; ++I)
    Out[__nvvm_read_ptx_sreg_tid_x() * 4 + I] = D[I];
}

KERNEL void chain(float *Out, Descriptor A, Descriptor B) {
  float D[4] = {0, 0, 0, 0};
  fence();
  for (int I = 0; I < 4; ++I)
    multiply(D, A + 2 * I, B + 2 * I, 1);
  commit();
  wait<0>();
  store(Out, D);
}

/// One group is always under way.
KERNEL void pipeline(float *Out, Descriptor A, Descriptor B, int Count) {
  float D[4] = {0, 0, 0, 0};
  for (int K = 0; K < Count; ++K) {
    hold(D);
    fence();
    for (int I = 0; I < 4; ++I)
      multiply(D, A + 8 * K + 2 * I, B + 8 * K + 2 * I, 1);
    commit();
    wait<1>();
    hold(D);
  }
  wait<0>();
  hold(D);
  store(Out, D);
}

/// The accumulators begin as what is in the registers.
KERNEL void unset(float *Out, Descriptor A, Descriptor B, int Count) {
  float D[4];
  int Scale = 0;
  for (int K = 0; K < Count; ++K) {
    fence();
    for (int I = 0; I < 4; ++I) {
      multiply(D, A + 8 * K + 2 * I, B + 8 * K + 2 * I, Scale);
      Scale = 1;
    }
    commit();
    wait<1>();
  }
  wait<0>();
  store(Out, D);
}

/// As attention does: a product is scaled by what another one came to.
KERNEL void rescale(float *Out, Descriptor A, Descriptor B, Descriptor Q,
                    const float *Factor, int Count) {
  float D[4] = {0, 0, 0, 0};
  for (int K = 0; K < Count; ++K) {
    float S[4];
    fence();
    multiply(S, Q, A + 8 * K, 0);
    multiply(S, Q + 2, A + 8 * K + 2, 1);
    commit();
    wait<0>();
    float F = Factor[K] * (S[0] + S[1] + S[2] + S[3]);
    for (int I = 0; I < 4; ++I)
      D[I] *= F;
    fence();
    multiply(D, Q + 4, B + 8 * K, 1);
    multiply(D, Q + 6, B + 8 * K + 2, 1);
    commit();
    wait<0>();
  }
  store(Out, D);
}
