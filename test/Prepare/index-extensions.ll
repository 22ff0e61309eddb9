; Narrow indices are extended by way of 32 bits, from which mul.wide scales them.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry byte(
; CHECK: cvt.u32.u8 [[I:%r[0-9]+]],
; CHECK: mul.wide.u32 {{.*}}, [[I]], 4;
; O0-LABEL: .entry byte(
; O0-NOT: mul.wide
; O0: ret;
define ptx_kernel void @byte(ptr addrspace(1) %p, i8 %x) {
  %i = zext i8 %x to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry half(
; CHECK: cvt.s32.s16 [[I:%r[0-9]+]],
; CHECK: mul.wide.s32 {{.*}}, [[I]], 8;
define ptx_kernel void @half(ptr addrspace(1) %p, i16 %x) {
  %i = sext i16 %x to i64
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 1, ptr addrspace(1) %a
  ret void
}
