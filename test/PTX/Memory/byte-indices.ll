; An index of 32 bits that counts bytes is a product of one where an address is
; computed: ptxas extends and adds it in one instruction.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O1 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry unsigned(
; CHECK: ld.param.u32 [[I:%r[0-9]+]],
; CHECK-NOT: cvt
; CHECK: mul.wide.u32 [[W:%rd[0-9]+]], [[I]], 1;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK: st.global.u8 {{\[}}[[A]]],
; O0-LABEL: .entry unsigned(
; O0-NOT: mul.wide
; O0: cvt.u64.u32
; O0-NOT: mul.wide
; O0: ret;
define ptx_kernel void @unsigned(ptr addrspace(1) %p, i32 %x) {
  %i = zext i32 %x to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry signed(
; CHECK-NOT: cvt
; CHECK: mul.wide.s32 [[W:%rd[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[W]];
; CHECK: st.global.u8 {{\[}}[[A]]],
; O0-LABEL: .entry signed(
; O0: cvt.s64.s32
define ptx_kernel void @signed(ptr addrspace(1) %p, i32 %x) {
  %i = sext i32 %x to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; What is not extended is a signed number.
; CHECK-LABEL: .entry plain(
; CHECK-NOT: cvt
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, {{%r[0-9]+}}, 1;
; O0-LABEL: .entry plain(
; O0: cvt.s64.s32
define ptx_kernel void @plain(ptr addrspace(1) %p, i32 %i) {
  %a = getelementptr i8, ptr addrspace(1) %p, i32 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; Once for all addresses.
; CHECK-LABEL: .entry twice(
; CHECK: mul.wide.u32 [[W:%rd[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NOT: mul.wide
; CHECK: add.s64 {{%rd[0-9]+, %rd[0-9]+}}, [[W]];
; CHECK-NOT: mul.wide
; CHECK: add.s64 {{%rd[0-9]+, %rd[0-9]+}}, [[W]];
; CHECK: ret;
define ptx_kernel void @twice(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x) {
  %i = zext i32 %x to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  %b = getelementptr i8, ptr addrspace(1) %q, i64 %i
  store i8 1, ptr addrspace(1) %a
  store i8 2, ptr addrspace(1) %b
  ret void
}

; A number that is stored is converted.
; CHECK-LABEL: .entry stored(
; CHECK: cvt.s64.s32 [[W:%rd[0-9]+]], [[I:%r[0-9]+]];
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[I]], 1;
; CHECK: st.global.u64 {{.*}}, [[W]];
define ptx_kernel void @stored(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x) {
  %i = sext i32 %x to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  store i64 %i, ptr addrspace(1) %q
  ret void
}

; A sum of numbers is no address.
; CHECK-LABEL: .entry sum(
; CHECK-NOT: mul.wide
; CHECK: cvt.u64.u32
; CHECK-NOT: mul.wide
; CHECK: ret;
define ptx_kernel void @sum(ptr addrspace(1) %p, i64 %n, i32 %x) {
  %i = zext i32 %x to i64
  %s = add i64 %n, %i
  store i64 %s, ptr addrspace(1) %p
  ret void
}

; Short addresses are computed in 32 bits.
; CHECK-LABEL: .entry short(
; CHECK-NOT: mul.wide
; CHECK: ret;
define ptx_kernel void @short(ptr addrspace(3) %p, i32 %x) {
  %a = getelementptr i8, ptr addrspace(3) %p, i32 %x
  store i8 1, ptr addrspace(3) %a
  ret void
}
