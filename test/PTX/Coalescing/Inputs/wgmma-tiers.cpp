// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Four products of matrices by wgmma, with 32 accumulators each, as
// hand-written kernels have them.

using Descriptor = unsigned long long;
using Half = unsigned short;
#define KERNEL extern "C" __attribute__((nvptx_kernel))
#define INLINE static inline __attribute__((always_inline))
#define SHARED __attribute__((address_space(3)))

INLINE void fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
INLINE void commit() {
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}
template <int Groups> INLINE void wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(Groups) : "memory");
}
#define SUM(I) "+f"(D[I]), "+f"(D[I + 1]), "+f"(D[I + 2]), "+f"(D[I + 3])
INLINE void multiply(float (&D)[32], Descriptor A, Descriptor B, int Scale) {
  asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %34, 0;\n"
               "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
               "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, "
               "%14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, "
               "%26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}"
               : SUM(0), SUM(4), SUM(8), SUM(12), SUM(16), SUM(20), SUM(24),
                 SUM(28)
               : "l"(A), "l"(B), "r"(Scale));
}
INLINE void store(float *Out, float (&D)[32]) {
  for (int I = 0; I < 32; ++I)
    Out[__nvvm_read_ptx_sreg_tid_x() * 32 + I] = D[I];
}

/// Rows of 128 bytes, swizzled by 128.
INLINE Descriptor describe(unsigned Address) {
  return Descriptor((Address & 0x3FFFF) >> 4) | Descriptor(1) << 16 |
         Descriptor(64) << 32 | Descriptor(1) << 62;
}

KERNEL void straight(float *Out, Descriptor A, Descriptor B) {
  float D[32] = {};
  fence();
  for (int I = 0; I < 4; ++I)
    multiply(D, A + 2 * I, B + 2 * I, 1);
  commit();
  wait<0>();
  store(Out, D);
}

/// One group is always under way.
KERNEL void loop(float *Out, Descriptor A, Descriptor B, int Count) {
  float D[32];
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

/// Two halves of a tile, each with accumulators of its own.
KERNEL void two(float *Out, Descriptor A, Descriptor B, int Count) {
  float Upper[32] = {}, Lower[32] = {};
  for (int K = 0; K < Count; ++K) {
    fence();
    for (int I = 0; I < 4; ++I)
      multiply(Upper, A + 8 * K + 2 * I, B + 8 * K + 2 * I, 1);
    commit();
    fence();
    for (int I = 0; I < 4; ++I)
      multiply(Lower, A + 512 + 8 * K + 2 * I, B + 8 * K + 2 * I, 1);
    commit();
    wait<1>();
  }
  wait<0>();
  store(Out, Upper);
  store(Out + 4096, Lower);
}

constexpr int Stages = 4, TileBytes = 8192;
extern SHARED char Tiles[] __attribute__((aligned(1024)));
SHARED unsigned long long Full[Stages], Empty[Stages];

INLINE unsigned address(const SHARED void *P) {
  return (unsigned)(unsigned long long)P;
}
INLINE void init(unsigned Barrier, int Count) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(Barrier),
               "r"(Count)
               : "memory");
}
INLINE void expect(unsigned Barrier, int Bytes) {
  asm volatile(
      "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(Barrier),
      "r"(Bytes)
      : "memory");
}
INLINE void arrive(unsigned Barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(Barrier)
               : "memory");
}
INLINE void await(unsigned Barrier, int Parity) {
  int Done = 0;
  while (!Done)
    asm volatile("{\n.reg .pred p;\n"
                 "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
                 "selp.b32 %0, 1, 0, p;\n}"
                 : "=r"(Done)
                 : "r"(Barrier), "r"(Parity)
                 : "memory");
}
INLINE void load(unsigned To, const void *Map, int X, int Y, unsigned Barrier) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier"
               "::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(To),
               "l"(Map), "r"(X), "r"(Y), "r"(Barrier)
               : "memory");
}

/// Thread 0 keeps up to four tiles under way, the warp group multiplies.
KERNEL void pipelined(float *Out, const void *MapA, const void *MapB,
                      int Count) {
  int Thread = __nvvm_read_ptx_sreg_tid_x();
  if (Thread == 0)
    for (int S = 0; S < Stages; ++S) {
      init(address(&Full[S]), 1);
      init(address(&Empty[S]), 128);
    }
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  __nvvm_bar_sync(0);
  auto Fetch = [&](int K) __attribute__((always_inline)) {
    int S = K % Stages;
    expect(address(&Full[S]), 2 * TileBytes);
    load(address(Tiles + 2 * S * TileBytes), MapA, K * 64,
         __nvvm_read_ptx_sreg_ctaid_y() * 64, address(&Full[S]));
    load(address(Tiles + (2 * S + 1) * TileBytes), MapB, K * 64,
         __nvvm_read_ptx_sreg_ctaid_x() * 64, address(&Full[S]));
  };
  if (Thread == 0)
    for (int K = 0; K < Stages - 1 && K < Count; ++K)
      Fetch(K);
  float D[32] = {};
  for (int K = 0; K < Count; ++K) {
    int S = K % Stages;
    await(address(&Full[S]), (K / Stages) & 1);
    Descriptor A = describe(address(Tiles + 2 * S * TileBytes)),
               B = describe(address(Tiles + (2 * S + 1) * TileBytes));
    fence();
    for (int I = 0; I < 4; ++I)
      multiply(D, A + 2 * I, B + 2 * I, 1);
    commit();
    wait<1>();
    // What the group before has read may be overwritten.
    if (K > 0)
      arrive(address(&Empty[(K - 1) % Stages]));
    int Next = K + Stages - 1;
    if (Thread == 0 && Next < Count) {
      if (K > 0)
        await(address(&Empty[Next % Stages]), (Next / Stages - 1) & 1);
      Fetch(Next);
    }
  }
  wait<0>();
  store(Out, D);
}
