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

; Halves of words that are whole again, some of which come as a vector of words.
; CHECK-LABEL: .entry words(
; CHECK: ld.global.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]},
; CHECK: st.global.v2.u32 [{{.*}}], {[[A]], [[B]]};
define ptx_kernel void @words(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <2 x i32>, ptr addrspace(1) %from, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %first = insertelement <2 x i32> poison, i32 %a, i32 0
  %halves = bitcast <2 x i32> %first to <4 x i16>
  %low = trunc i32 %b to i16
  %shifted = lshr i32 %b, 16
  %high = trunc i32 %shifted to i16
  %three = insertelement <4 x i16> %halves, i16 %low, i32 2
  %four = insertelement <4 x i16> %three, i16 %high, i32 3
  store <4 x i16> %four, ptr addrspace(1) %to, align 8
  ret void
}

; Halves of floats, and both words of an integer of 64 bits, in another order.
; CHECK-LABEL: .entry kinds(
; CHECK: ld.param.u64 [[L:%rd[0-9]+]], [kinds_param_1];
; CHECK: ld.param.f32 [[F:%f[0-9]+]], [kinds_param_2];
; CHECK-DAG: mov.b32 [[W:%r[0-9]+]], [[F]];
; CHECK-NOT: shr.u32
; CHECK: st.global.v4.u32 [{{.*}}], {{{%r[0-9]+}}, [[W]], {{%r[0-9]+}}, [[W]]};
define ptx_kernel void @kinds(ptr addrspace(1) %to, i64 %l, float %f) {
  %w = bitcast float %f to i32
  %w0 = trunc i32 %w to i16
  %ws = lshr i32 %w, 16
  %w1 = trunc i32 %ws to i16
  %l0 = trunc i64 %l to i16
  %ls1 = lshr i64 %l, 16
  %l1 = trunc i64 %ls1 to i16
  %ls2 = lshr i64 %l, 32
  %l2 = trunc i64 %ls2 to i16
  %ls3 = lshr i64 %l, 48
  %l3 = trunc i64 %ls3 to i16
  %a = insertelement <8 x i16> poison, i16 %l2, i32 0
  %b = insertelement <8 x i16> %a, i16 %l3, i32 1
  %c = insertelement <8 x i16> %b, i16 %w0, i32 2
  %d = insertelement <8 x i16> %c, i16 %w1, i32 3
  %e = insertelement <8 x i16> %d, i16 %l0, i32 4
  %g = insertelement <8 x i16> %e, i16 %l1, i32 5
  %h = insertelement <8 x i16> %g, i16 %w0, i32 6
  %i = insertelement <8 x i16> %h, i16 %w1, i32 7
  store <8 x i16> %i, ptr addrspace(1) %to, align 16
  ret void
}

; Halves that change places stay halves, as do those of memory without words.
; CHECK-LABEL: .entry exchanged(
; CHECK: st.global.v4.u16
; CHECK: st.global.u16
; CHECK: st.global.u16
; CHECK: ret;
define ptx_kernel void @exchanged(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <2 x i32>, ptr addrspace(1) %from, align 8
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %first = insertelement <2 x i32> poison, i32 %a, i32 0
  %halves = bitcast <2 x i32> %first to <4 x i16>
  %low = trunc i32 %b to i16
  %shifted = lshr i32 %b, 16
  %high = trunc i32 %shifted to i16
  %three = insertelement <4 x i16> %halves, i16 %high, i32 2
  %four = insertelement <4 x i16> %three, i16 %low, i32 3
  store <4 x i16> %four, ptr addrspace(1) %to, align 8
  %other = insertelement <4 x i16> %halves, i16 %low, i32 2
  %last = insertelement <4 x i16> %other, i16 %high, i32 3
  %behind = getelementptr i8, ptr addrspace(1) %to, i64 8
  store <4 x i16> %last, ptr addrspace(1) %behind, align 2
  ret void
}

; Halves that are stored one by one are not packed first.
; CHECK-LABEL: .entry apart(
; CHECK-NOT: {{mov.b32|shr}}
; CHECK: st.global.b16 [[[P:%rd[0-9]+]]], [[A:%h[0-9]+]];
; CHECK: st.global.b16 [[[P]]+2], [[B:%h[0-9]+]];
; CHECK: ret;
define ptx_kernel void @apart(ptr addrspace(1) %to, half %x, half %y) {
  %a = fadd half %x, %y
  %b = fsub half %x, %y
  %first = insertelement <2 x half> poison, half %a, i32 0
  %both = insertelement <2 x half> %first, half %b, i32 1
  store <2 x half> %both, ptr addrspace(1) %to, align 2
  ret void
}

; CHECK-LABEL: .entry together(
; CHECK: mov.b32 [[H:%hh[0-9]+]], {{{%h[0-9]+}}, {{%h[0-9]+}}};
; CHECK: st.global.b32 [{{.*}}], [[H]];
; CHECK: st.volatile.global
; CHECK: st.volatile.global
; CHECK: ret;
define ptx_kernel void @together(ptr addrspace(1) %to, half %x, half %y) {
  %a = fadd half %x, %y
  %b = fsub half %x, %y
  %first = insertelement <2 x half> poison, half %a, i32 0
  %both = insertelement <2 x half> %first, half %b, i32 1
  store <2 x half> %both, ptr addrspace(1) %to, align 4
  store volatile <2 x half> %both, ptr addrspace(1) %to, align 2
  ret void
}

; Which half is replaced is not known.
; CHECK-LABEL: .entry dynamic(
; CHECK: st.global.v2.u16
; CHECK: ret;
define ptx_kernel void @dynamic(ptr addrspace(1) %to, <2 x i16> %v, i16 %x, i32 %i) {
  %w = insertelement <2 x i16> %v, i16 %x, i32 %i
  store <2 x i16> %w, ptr addrspace(1) %to, align 4
  ret void
}
