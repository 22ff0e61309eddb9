// RUN: %kernel --cuda-gpu-arch=sm_90 -Xclang -target-feature -Xclang +ptx83 %s -o %t.ll
// RUN: nvvmc emit %t.ll --arch=sm_90 -o %t.ptx
// RUN: FileCheck %s --input-file %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_90 %t.ptx -o /dev/null %}
//
// 128 bits change at once: in assembly, whose operands are pairs or whole
// registers, and as the language has it.

#include "kernel.h"

// CHECK: .version 8.3
// CHECK: .entry push(
// CHECK: mov.b128 %rq{{[0-9]+}}, {%rd{{[0-9]+}}, %rd{{[0-9]+}}};
// CHECK: atom.global.cas.b128 %rq{{[0-9]+}}, [%rd{{[0-9]+}}], %rq{{[0-9]+}}, %rq{{[0-9]+}};
// CHECK: mov.b128 {%rd{{[0-9]+}}, %rd{{[0-9]+}}}, %rq{{[0-9]+}};
// CHECK: .entry swap(
// CHECK: atom.global.exch.b128 old, [%rd{{[0-9]+}}], new;

using u128 = unsigned __int128;

/// Pushes onto a list whose head has a count beside it.
extern "C" __global__ void push(u128 *head, u64 *next, u64 node) {
  u128 old = head[0], seen = old;
  do {
    old = seen;
    *next = u64(old);
    u128 with = u128(u64(old >> 64) + 1) << 64 | node;
    asm volatile("atom.global.cas.b128 %0, [%1], %2, %3;"
                 : "=q"(seen)
                 : "l"(head), "q"(old), "q"(with)
                 : "memory");
  } while (seen != old);
}

extern "C" __global__ void swap(u128 *place, u64 low, u64 high, u64 *out) {
  u64 oldLow, oldHigh;
  asm volatile("{\n\t.reg .b128 old, new;\n\tmov.b128 new, {%3, %4};\n\t"
               "atom.global.exch.b128 old, [%2], new;\n\t"
               "mov.b128 {%0, %1}, old;\n\t}"
               : "=l"(oldLow), "=l"(oldHigh)
               : "l"(place), "l"(low), "l"(high)
               : "memory");
  out[0] = oldLow;
  out[1] = oldHigh;
}
