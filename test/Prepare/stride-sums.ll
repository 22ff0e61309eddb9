; Elements of an array whose stride is a variable: each is one stride behind the one
; before it, where that is known. Not at -O0.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,SUM
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,PRODUCT
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; The third of five is twice the stride behind the first, which takes no more. Of the
; sixth, the one before it is not known.
; CHECK-LABEL: .visible .entry elements(
; SUM: add.s64 {{%rd[0-9]+}}, %rd1, %rd2;
; SUM: shl.b64 [[TWICE:%rd[0-9]+]], %rd2, 1;
; SUM: add.s64 [[SECOND:%rd[0-9]+]], {{.*}}[[TWICE]]
; SUM: add.s64 [[THIRD:%rd[0-9]+]], [[SECOND]], %rd2;
; SUM: ld.u32 {{%r[0-9]+}}, [[[THIRD]]];
; SUM: shl.b64 {{%rd[0-9]+}}, %rd2, 2;
; SUM: mul.lo.s64 {{%rd[0-9]+}}, %rd2, 6;
; PRODUCT: mul.lo.s64 {{%rd[0-9]+}}, %rd2, 3;
; PRODUCT: mul.lo.s64 {{%rd[0-9]+}}, %rd2, 6;
; CHECK: ret;
define ptx_kernel void @elements(i64 %base, i64 %stride, ptr addrspace(1) %out) {
  %a1 = add i64 %base, %stride
  %p1 = inttoptr i64 %a1 to ptr
  %x1 = load i32, ptr %p1
  %s2 = shl i64 %stride, 1
  %a2 = add i64 %s2, %base
  %p2 = inttoptr i64 %a2 to ptr
  %x2 = load i32, ptr %p2
  %s3 = mul i64 %stride, 3
  %a3 = add i64 %s3, %base
  %p3 = inttoptr i64 %a3 to ptr
  %x3 = load i32, ptr %p3
  %s4 = shl i64 %stride, 2
  %a4 = add i64 %base, %s4
  %p4 = inttoptr i64 %a4 to ptr
  %x4 = load i32, ptr %p4
  %s6 = mul i64 %stride, 6
  %a6 = add i64 %s6, %base
  %p6 = inttoptr i64 %a6 to ptr
  %x6 = load i32, ptr %p6
  %t1 = add i32 %x1, %x2
  %t2 = add i32 %x3, %x4
  %t3 = add i32 %t1, %t2
  %t4 = add i32 %t3, %x6
  store i32 %t4, ptr addrspace(1) %out
  ret void
}

; The product is needed anyway, and the last one has another base.
; CHECK-LABEL: .visible .entry others(
; CHECK: mul.lo.s64 [[THREE:%rd[0-9]+]], %rd2, 3;
; CHECK: st.volatile.global.u64 {{.*}}, [[THREE]];
; CHECK: mul.lo.s64 {{%rd[0-9]+}}, %rd2, 3;
; CHECK: ret;
define ptx_kernel void @others(i64 %base, i64 %stride, i64 %other, ptr addrspace(1) %out) {
  %s2 = shl i64 %stride, 1
  %a2 = add i64 %s2, %base
  %p2 = inttoptr i64 %a2 to ptr
  %x2 = load volatile i32, ptr %p2
  %s3 = mul i64 %stride, 3
  %a3 = add i64 %s3, %base
  %p3 = inttoptr i64 %a3 to ptr
  %x3 = load volatile i32, ptr %p3
  store volatile i64 %s3, ptr addrspace(1) %out
  %s = mul i64 %stride, 3
  %a = add i64 %s, %other
  %p = inttoptr i64 %a to ptr
  %x = load volatile i32, ptr %p
  ret void
}
