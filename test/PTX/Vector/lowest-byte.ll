; The lowest byte of a register is there without being extracted, unless bits
; above it have to be zero, as where it is extended.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry lower(
; CHECK: ld.global.u32 [[V:%r[0-9]+]],
; CHECK: cvt.u16.u32 [[A:%rs[0-9]+]], [[V]];
; CHECK: bfe.u32 [[S:%r[0-9]+]], [[V]], 8, 8;
; CHECK: cvt.u16.u32 [[B:%rs[0-9]+]], [[S]];
; CHECK: and.b16 {{%rs[0-9]+}}, [[A]], [[B]];
; CHECK-NOT: bfe
; CHECK: ret;
define ptx_kernel void @lower(ptr addrspace(1) %p) {
  %v = load <4 x i8>, ptr addrspace(1) %p, align 4
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %c = and i8 %a, %b
  store i8 %c, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .entry number(
; CHECK: ld.global.u32 [[V:%r[0-9]+]],
; CHECK: bfe.u32 [[L:%r[0-9]+]], [[V]], 0, 8;
; CHECK: cvt.u16.u32 [[A:%rs[0-9]+]], [[L]];
; CHECK: cvt.u32.u8 [[W:%r[0-9]+]], [[A]];
; CHECK: st.global.u32 [{{.*}}], [[W]];
define ptx_kernel void @number(ptr addrspace(1) %p) {
  %v = load <4 x i8>, ptr addrspace(1) %p, align 4
  %a = extractelement <4 x i8> %v, i32 0
  %w = zext i8 %a to i32
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Vectors are compared byte by byte.
; CHECK-LABEL: .entry compared(
; CHECK: ld.global.u32 [[V:%r[0-9]+]],
; CHECK: bfe.u32 {{%r[0-9]+}}, [[V]], 0, 8;
define ptx_kernel void @compared(ptr addrspace(1) %p, <4 x i8> %d) {
  %v = load <4 x i8>, ptr addrspace(1) %p, align 4
  %c = icmp ult <4 x i8> %v, %d
  %w = zext <4 x i1> %c to <4 x i8>
  store <4 x i8> %w, ptr addrspace(1) %p
  ret void
}
