; What is copied by narrow elements is copied by registers.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s --implicit-check-not=prmt

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Parts of a structure; the stores become one.
; CHECK-LABEL: .entry parts(
; CHECK: ld.global.u32 [[R:%r[0-9]+]],
; CHECK-NEXT: st.global.u32 [{{.*}}], [[R]];
define ptx_kernel void @parts(ptr addrspace(1) %from, ptr addrspace(1) noalias %to) {
  %v = load <4 x i8>, ptr addrspace(1) %from, align 4
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %c = extractelement <4 x i8> %v, i32 2
  %d = extractelement <4 x i8> %v, i32 3
  %to1 = getelementptr i8, ptr addrspace(1) %to, i64 1
  %to2 = getelementptr i8, ptr addrspace(1) %to, i64 2
  %to3 = getelementptr i8, ptr addrspace(1) %to, i64 3
  store i8 %a, ptr addrspace(1) %to, align 4
  store i8 %b, ptr addrspace(1) %to1, align 1
  store i8 %c, ptr addrspace(1) %to2, align 2
  store i8 %d, ptr addrspace(1) %to3, align 1
  ret void
}

; Parts of an integer.
; CHECK-LABEL: .entry halves(
; CHECK: ld.global.u32 [[R:%r[0-9]+]],
; CHECK-NEXT: st.global.u32 [{{.*}}], [[R]];
define ptx_kernel void @halves(ptr addrspace(1) %from, ptr addrspace(1) noalias %to) {
  %v = load i32, ptr addrspace(1) %from, align 4
  %low = trunc i32 %v to i16
  %s = lshr i32 %v, 16
  %high = trunc i32 %s to i16
  %to1 = getelementptr i8, ptr addrspace(1) %to, i64 2
  store i16 %low, ptr addrspace(1) %to, align 4
  store i16 %high, ptr addrspace(1) %to1, align 2
  ret void
}

; CHECK-LABEL: .entry whole(
; CHECK: ld.global.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]},
; CHECK: st.global.v2.u32 [{{.*}}], {[[A]], [[B]]};
define ptx_kernel void @whole(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <4 x i16>, ptr addrspace(1) %from, align 8
  store <4 x i16> %v, ptr addrspace(1) %to, align 8
  ret void
}

; Parts that are put together are copied by words, too.
; CHECK-LABEL: .entry pair(
; CHECK: ld.global.u32 [[R:%r[0-9]+]],
; CHECK-NEXT: st.global.u32 [{{.*}}], [[R]];
define ptx_kernel void @pair(ptr addrspace(1) %from, ptr addrspace(1) noalias %to) {
  %v = load <2 x i16>, ptr addrspace(1) %from, align 4
  %a = extractelement <2 x i16> %v, i32 0
  %b = extractelement <2 x i16> %v, i32 1
  %to1 = getelementptr i8, ptr addrspace(1) %to, i64 2
  store i16 %a, ptr addrspace(1) %to, align 4
  store i16 %b, ptr addrspace(1) %to1, align 2
  ret void
}

; In another order, they are another value.
; CHECK-LABEL: .entry swapped(
; CHECK: ld.global.v2.u16 {[[A:%rs[0-9]+]], [[B:%rs[0-9]+]]},
; CHECK: st.global.v2.u16 [{{.*}}], {[[B]], [[A]]};
define ptx_kernel void @swapped(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <2 x i16>, ptr addrspace(1) %from, align 4
  %a = extractelement <2 x i16> %v, i32 0
  %b = extractelement <2 x i16> %v, i32 1
  %w = insertelement <2 x i16> poison, i16 %b, i32 0
  %x = insertelement <2 x i16> %w, i16 %a, i32 1
  store <2 x i16> %x, ptr addrspace(1) %to, align 4
  ret void
}

; Memory that is not aligned for words is not accessed by words.
; CHECK-LABEL: .entry unaligned(
; CHECK-COUNT-2: ld.global.u16
; CHECK: st.global.v2.u16
define ptx_kernel void @unaligned(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <2 x i16>, ptr addrspace(1) %from, align 2
  store <2 x i16> %v, ptr addrspace(1) %to, align 4
  ret void
}

; Nor is volatile memory.
; CHECK-LABEL: .entry volatiles(
; CHECK: ld.volatile.global.v2.u16
; CHECK: st.volatile.global.v2.u16
define ptx_kernel void @volatiles(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load volatile <2 x i16>, ptr addrspace(1) %from, align 4
  store volatile <2 x i16> %v, ptr addrspace(1) %to, align 4
  ret void
}

; A vector that is used besides stays.
; CHECK-LABEL: .entry kept(
; CHECK: st.global.u32
; CHECK: st.global.u16
define ptx_kernel void @kept(ptr addrspace(1) %from, ptr addrspace(1) noalias %to, ptr addrspace(1) noalias %other) {
  %v = load i32, ptr addrspace(1) %from, align 4
  %w = bitcast i32 %v to <2 x i16>
  store <2 x i16> %w, ptr addrspace(1) %to, align 4
  %a = extractelement <2 x i16> %w, i32 1
  store i16 %a, ptr addrspace(1) %other, align 2
  ret void
}
