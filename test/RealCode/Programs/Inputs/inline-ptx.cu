// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX: operands of each class, several results, labels, predicates.
__device__ unsigned lop3(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}
__device__ void addCarry(unsigned &l, unsigned &h, unsigned a, unsigned b) {
  asm("add.cc.u32 %0, %0, %2;\n\taddc.u32 %1, %1, %3;"
      : "+r"(l), "+r"(h) : "r"(a), "r"(b));
}
__device__ int select(int a, int b, bool c) {
  int r;
  asm("{\n\t.reg .pred %%p;\n\tsetp.ne.s32 %%p, %3, 0;\n\t"
      "selp.s32 %0, %1, %2, %%p;\n\t}"
      : "=r"(r) : "r"(a), "r"(b), "r"(int(c)));
  return r;
}
__device__ int loop(int n) {
  int r = 0;
  asm volatile("{\n\t.reg .pred p;\nAGAIN_%=:\n\tadd.s32 %0, %0, %1;\n\t"
               "sub.s32 %1, %1, 1;\n\tsetp.gt.s32 p, %1, 0;\n\t"
               "@p bra AGAIN_%=;\n\t}"
               : "+r"(r), "+r"(n));
  return r;
}

__global__ void run(unsigned *u, int *n, float *f, double *d, short *h,
                    unsigned long long *l) {
  u[0] = lop3(u[1], u[2], u[3]);
  addCarry(u[4], u[5], u[6], u[7]);
  n[0] = select(n[1], n[2], n[3] > 4) + loop(n[4]) + loop(3);
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(f[0]) : "f"(f[1]));
  asm("fma.rn.f64 %0, %1, %2, %3;" : "=d"(d[0]) : "d"(d[1]), "d"(d[2]), "d"(0.5));
  asm("add.s16 %0, %1, %2;" : "=h"(h[0]) : "h"(h[1]), "h"(short(4)));
  asm("mad.wide.u32 %0, %1, %2, %3;"
      : "=l"(l[0]) : "r"(u[8]), "n"(12), "l"(l[1]));
  asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(u + 10), "r"(u[9]),
               "r"(u[8]) : "memory");
  asm("mov.b64 {%0, %1}, %2;" : "=r"(u[12]), "=r"(u[13]) : "l"(l[2]));
  asm volatile("ld.volatile.global.f32 %0, [%1+4];" : "=f"(f[2]) : "l"(f));
}
