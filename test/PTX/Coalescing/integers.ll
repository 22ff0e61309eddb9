; A phi and what an operation on 32 or 64 bits makes of it share a register: all operands
; are read before the result is written. That is not known of other widths.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)

; CHECK-LABEL: .entry words(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov
; CHECK: ld.volatile.global.u32 [[X:%r[0-9]+]],
; CHECK-NOT: mov
; CHECK: add.s32 [[A:%r[0-9]+]], [[A]], [[X]];
; CHECK: sub.s32 [[B:%r[0-9]+]], [[X]], [[B]];
; CHECK: xor.b32 [[C:%r[0-9]+]], [[C]], [[X]];
; CHECK: min.s32 [[D:%r[0-9]+]], [[D]], [[X]];
; CHECK: mul.lo.s32 [[E:%r[0-9]+]], [[E]], [[X]];
; CHECK: shl.b32 [[F:%r[0-9]+]], [[F]], 1;
; CHECK-NOT: mov
; CHECK: @%p{{[0-9]+}} bra
define ptx_kernel void @words(ptr addrspace(1) %p, i32 %a0, i32 %b0, i32 %c0, i32 %d0, i32 %e0, i32 %f0) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %a0, %entry ], [ %a1, %loop ]
  %b = phi i32 [ %b0, %entry ], [ %b1, %loop ]
  %c = phi i32 [ %c0, %entry ], [ %c1, %loop ]
  %d = phi i32 [ %d0, %entry ], [ %d1, %loop ]
  %e = phi i32 [ %e0, %entry ], [ %e1, %loop ]
  %f = phi i32 [ %f0, %entry ], [ %f1, %loop ]
  %x = load volatile i32, ptr addrspace(1) %p
  %a1 = add i32 %a, %x
  %b1 = sub i32 %x, %b
  %c1 = xor i32 %c, %x
  %d1 = call i32 @llvm.smin.i32(i32 %d, i32 %x)
  %e1 = mul i32 %e, %x
  %f1 = shl i32 %f, 1
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %exit
exit:
  store volatile i32 %a1, ptr addrspace(1) %p
  store volatile i32 %b1, ptr addrspace(1) %p
  store volatile i32 %c1, ptr addrspace(1) %p
  store volatile i32 %d1, ptr addrspace(1) %p
  store volatile i32 %e1, ptr addrspace(1) %p
  store volatile i32 %f1, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .entry longs(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: or.b64 [[A:%rd[0-9]+]], [[A]], [[X:%rd[0-9]+]];
; CHECK: max.u64 [[B:%rd[0-9]+]], [[B]], [[X]];
; CHECK-NOT: mov
; CHECK: @%p{{[0-9]+}} bra
define ptx_kernel void @longs(ptr addrspace(1) %p, i64 %a0, i64 %b0) {
entry:
  br label %loop
loop:
  %a = phi i64 [ %a0, %entry ], [ %a1, %loop ]
  %b = phi i64 [ %b0, %entry ], [ %b1, %loop ]
  %x = load volatile i64, ptr addrspace(1) %p
  %a1 = or i64 %a, %x
  %b1 = call i64 @llvm.umax.i64(i64 %b, i64 %x)
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit
exit:
  store volatile i64 %a1, ptr addrspace(1) %p
  store volatile i64 %b1, ptr addrspace(1) %p
  ret void
}

; The previous value is needed behind the operation.
; CHECK-LABEL: .entry previous(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: add.s32 [[NEXT:%r[0-9]+]], [[A:%r[0-9]+]],
; CHECK: st.volatile.global.u32 {{.*}}, [[A]];
; CHECK: mov.b32 [[A]], [[NEXT]];
; CHECK: @%p{{[0-9]+}} bra
define ptx_kernel void @previous(ptr addrspace(1) %p, i32 %a0) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %a0, %entry ], [ %a1, %loop ]
  %x = load volatile i32, ptr addrspace(1) %p
  %a1 = add i32 %a, %x
  store volatile i32 %a, ptr addrspace(1) %p
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %exit
exit:
  store volatile i32 %a1, ptr addrspace(1) %p
  ret void
}

; Limbs of 128 bits are written one by one.
; CHECK-LABEL: .entry limbs(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mov.b64
; CHECK: @%p{{[0-9]+}} bra
define ptx_kernel void @limbs(ptr addrspace(1) %p, i128 %a0) {
entry:
  br label %loop
loop:
  %a = phi i128 [ %a0, %entry ], [ %a1, %loop ]
  %x = load volatile i128, ptr addrspace(1) %p
  %a1 = add i128 %x, %a
  %more = icmp ne i128 %x, 0
  br i1 %more, label %loop, label %exit
exit:
  store volatile i128 %a1, ptr addrspace(1) %p
  ret void
}
