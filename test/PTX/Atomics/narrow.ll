; Bitwise operations on 8 and 16 bits are operations on the word around them, without a
; loop; what is added, subtracted or exchanged stays in its place while the loop runs.
; RUN: nvvmc emit %s --arch=sm_60 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func{{.*}} set(
; CHECK: and.b64 [[WORD:%rd[0-9]+]], %rd{{[0-9]+}}, -4;
; CHECK: shl.b32 [[SHIFT:%r[0-9]+]], %r{{[0-9]+}}, 3;
; CHECK: shl.b32 [[V:%r[0-9]+]], %r{{[0-9]+}}, [[SHIFT]];
; CHECK-NOT: cas
; CHECK: atom.global.or.b32 [[OLD:%r[0-9]+]], {{\[}}[[WORD]]], [[V]];
; CHECK: shr.u32 [[DOWN:%r[0-9]+]], [[OLD]], [[SHIFT]];
; CHECK: and.b32 %r{{[0-9]+}}, [[DOWN]], 255;
define i8 @set(ptr addrspace(1) %p, i8 %v) {
  %r = atomicrmw or ptr addrspace(1) %p, i8 %v monotonic
  ret i8 %r
}

; CHECK-LABEL: .func{{.*}} clear(
; CHECK: shl.b32 [[MASK:%r[0-9]+]], 65535, [[SHIFT:%r[0-9]+]];
; CHECK: not.b32 [[OTHERS:%r[0-9]+]], [[MASK]];
; CHECK: or.b32 [[V:%r[0-9]+]], %r{{[0-9]+}}, [[OTHERS]];
; CHECK-NOT: cas
; CHECK: atom.shared.and.b32 %r{{[0-9]+}}, [%{{.*}}], [[V]];
define i16 @clear(ptr addrspace(3) %p, i16 %v) {
  %r = atomicrmw and ptr addrspace(3) %p, i16 %v monotonic
  ret i16 %r
}

; What was there before is not asked for.
; CHECK-LABEL: .func flip(
; CHECK: shl.b32 [[V:%r[0-9]+]], 6, %r{{[0-9]+}};
; CHECK-NEXT: red.xor.b32 [%{{.*}}], [[V]];
; CHECK-NEXT: ret;
define void @flip(ptr %p) {
  %r = atomicrmw xor ptr %p, i16 6 monotonic
  ret void
}

; CHECK-LABEL: .func{{.*}} subtract(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NEXT: sub.s32 [[SUM:%r[0-9]+]], [[OLD:%r[0-9]+]], [[V:%r[0-9]+]];
; CHECK-NEXT: and.b32 [[IN:%r[0-9]+]], [[SUM]], [[MASK:%r[0-9]+]];
; CHECK-NEXT: and.b32 [[OUT:%r[0-9]+]], [[OLD]], [[OTHERS:%r[0-9]+]];
; CHECK-NEXT: or.b32 [[NEW:%r[0-9]+]], [[OUT]], [[IN]];
; CHECK-NEXT: atom.cas.b32 %r{{[0-9]+}}, [%{{.*}}], [[OLD]], [[NEW]];
; CHECK: bra
; CHECK: shr.u32
define i8 @subtract(ptr %p, i8 %v) {
  %r = atomicrmw sub ptr %p, i8 %v monotonic
  ret i8 %r
}

; CHECK-LABEL: .func{{.*}} exchange(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NEXT: and.b32 [[OUT:%r[0-9]+]], [[OLD:%r[0-9]+]], %r{{[0-9]+}};
; CHECK-NEXT: or.b32 [[NEW:%r[0-9]+]], [[OUT]], %r{{[0-9]+}};
; CHECK-NEXT: atom.cas.b32 %r{{[0-9]+}}, [%{{.*}}], [[OLD]], [[NEW]];
define i8 @exchange(ptr %p, i8 %v) {
  %r = atomicrmw xchg ptr %p, i8 %v monotonic
  ret i8 %r
}

; A constant has no bits outside of its part.
; CHECK-LABEL: .func fill(
; CHECK: shl.b32 [[V:%r[0-9]+]], 65535, %r{{[0-9]+}};
; CHECK-NEXT: red.or.b32 [%{{.*}}], [[V]];
define void @fill(ptr %p) {
  %r = atomicrmw or ptr %p, i16 -1 monotonic
  ret void
}
