; a + ~b, as InstCombine writes a - b - 1, is printed as a - b and a sum with -1: ptxas makes one
; addition of three numbers of both, and would compute the complement before.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-LABEL: sum32(
; PLAIN: xor.b32
; CHECK-LABEL: .func (.param .b32 func_retval0) sum32(
; CHECK: ld.param.u32 [[A:%r[0-9]+]], [sum32_param_0];
; CHECK: ld.param.u32 [[B:%r[0-9]+]], [sum32_param_1];
; CHECK: sub.s32 [[D:%r[0-9]+]], [[A]], [[B]];
; CHECK-NEXT: add.s32 %r{{[0-9]+}}, [[D]], -1;
define i32 @sum32(i32 %a, i32 %b) {
  %c = xor i32 %b, -1
  %r = add nsw i32 %c, %a
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b64 func_retval0) sum64(
; CHECK-NOT: xor
; CHECK: sub.s64 [[D:%rd[0-9]+]], %rd{{[0-9]+}}, %rd{{[0-9]+}};
; CHECK-NEXT: add.s64 %rd{{[0-9]+}}, [[D]], -1;
define i64 @sum64(i64 %a, i64 %b) {
  %c = xor i64 %b, -1
  %r = add i64 %a, %c
  ret i64 %r
}

; The distance becomes a part of the address.
; CHECK-LABEL: .entry address(
; CHECK-NOT: xor
; CHECK: sub.s64
; CHECK-NOT: add.s64 {{.*}}, -1;
; CHECK: ld.global.f32 %f{{[0-9]+}}, [%rd{{[0-9]+}}+-4];
define ptx_kernel void @address(ptr addrspace(1) %p, i64 %n, i64 %i) {
  %c = xor i64 %i, -1
  %x = add i64 %n, %c
  %q = getelementptr float, ptr addrspace(1) %p, i64 %x
  %v = load float, ptr addrspace(1) %q
  store float %v, ptr addrspace(1) %p
  ret void
}

; Two sums do not need the complement either; anything else does, and then they have it.
; CHECK-LABEL: .entry readers(
; CHECK-NOT: xor
; CHECK: sub.s32
; CHECK: sub.s32
; CHECK: xor.b32 [[C:%r[0-9]+]], %r{{[0-9]+}}, -1;
; CHECK-NOT: sub.s32
; CHECK: ret;
define ptx_kernel void @readers(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %d) {
  %c = xor i32 %b, -1
  %x = add i32 %a, %c
  %y = add i32 %d, %c
  store volatile i32 %x, ptr addrspace(1) %p
  store volatile i32 %y, ptr addrspace(1) %p
  %e = xor i32 %d, -1
  %z = add i32 %a, %e
  store volatile i32 %z, ptr addrspace(1) %p
  store volatile i32 %e, ptr addrspace(1) %p
  ret void
}

; Twice the complement, 16 bits, and vectors stay.
; CHECK-LABEL: .entry others(
; CHECK-NOT: sub
; CHECK: ret;
define ptx_kernel void @others(ptr addrspace(1) %p, i32 %a, i16 %b, i16 %d) {
  %c = xor i32 %a, -1
  %x = add i32 %c, %c
  store volatile i32 %x, ptr addrspace(1) %p
  %e = xor i16 %b, -1
  %y = add i16 %e, %d
  store volatile i16 %y, ptr addrspace(1) %p
  ret void
}
