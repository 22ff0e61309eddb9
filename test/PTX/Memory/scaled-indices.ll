; An index that is multiplied before it is extended, without wrapping, is
; multiplied once: by that constant and the stride.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O1 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry shifted(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 16;
; O0-LABEL: .entry shifted(
; O0: shl.b32
; O0: mul.wide.u32 {{.*}}, 4;
define ptx_kernel void @shifted(ptr addrspace(1) %p, i32 %x) {
  %s = shl nuw i32 %x, 2
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry multiplied(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 36;
define ptx_kernel void @multiplied(ptr addrspace(1) %p, i32 %x) {
  %s = mul nuw i32 %x, 12
  %i = zext i32 %s to i64
  %a = getelementptr [3 x i8], ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry signed(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[X]], 64;
define ptx_kernel void @signed(ptr addrspace(1) %p, i32 %x) {
  %s = shl nsw i32 %x, 3
  %i = sext i32 %s to i64
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry bytes(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[X]], 7;
define ptx_kernel void @bytes(ptr addrspace(1) %p, i32 %x) {
  %s = mul nsw i32 %x, 7
  %i = sext i32 %s to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; What does not wrap as a signed number, and is not negative, does not wrap.
; CHECK-LABEL: .entry not_negative(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 16;
define ptx_kernel void @not_negative(ptr addrspace(1) %p, i32 %x) {
  %s = shl nsw i32 %x, 2
  %i = zext nneg i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; These may wrap.
; CHECK-LABEL: .entry may_wrap(
; CHECK: shl.b32 [[S:%r[0-9]+]],
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @may_wrap(ptr addrspace(1) %p, i32 %x) {
  %s = shl i32 %x, 2
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry may_wrap_signed(
; CHECK: mul.lo.s32 [[S:%r[0-9]+]],
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @may_wrap_signed(ptr addrspace(1) %p, i32 %x) {
  %s = mul nuw i32 %x, 5
  %i = sext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry may_wrap_unsigned(
; CHECK: mul.lo.s32 [[S:%r[0-9]+]],
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @may_wrap_unsigned(ptr addrspace(1) %p, i32 %x) {
  %s = mul nsw i32 %x, 5
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; Factors of mul.wide have 31 bits.
; CHECK-LABEL: .entry most(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 1073741824;
define ptx_kernel void @most(ptr addrspace(1) %p, i32 %x) {
  %s = shl nuw i32 %x, 28
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry most_odd(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: {{shl|mul.lo}}
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 2147483647;
define ptx_kernel void @most_odd(ptr addrspace(1) %p, i32 %x) {
  %s = mul nuw i32 %x, 2147483647
  %i = zext i32 %s to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry too_many(
; CHECK: shl.b32 [[S:%r[0-9]+]],
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @too_many(ptr addrspace(1) %p, i32 %x) {
  %s = shl nuw i32 %x, 29
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry too_many_bytes(
; CHECK: {{shl.b32|mul.lo.[su]32}} [[S:%r[0-9]+]],
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 1;
define ptx_kernel void @too_many_bytes(ptr addrspace(1) %p, i32 %x) {
  %s = mul nuw i32 %x, -2147483648
  %i = zext i32 %s to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; CHECK-LABEL: .entry negative(
; CHECK: mul.lo.s32 [[S:%r[0-9]+]],
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @negative(ptr addrspace(1) %p, i32 %x) {
  %s = mul nsw i32 %x, -3
  %i = sext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  ret void
}

; A product with other uses is computed for these.
; CHECK-LABEL: .entry other_use(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK: shl.b32 [[S:%r[0-9]+]], [[X]], 2;
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 16;
; CHECK: st.global.u32 {{.*}}, [[S]];
define ptx_kernel void @other_use(ptr addrspace(1) %p, i32 %x, ptr addrspace(1) %q) {
  %s = shl nuw i32 %x, 2
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  store i32 %s, ptr addrspace(1) %q
  ret void
}

; What is no index is multiplied on its own.
; CHECK-LABEL: .entry number(
; CHECK: shl.b32 [[S:%r[0-9]+]],
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 24;
define ptx_kernel void @number(ptr addrspace(1) %p, i32 %x) {
  %s = shl nuw i32 %x, 2
  %i = zext i32 %s to i64
  %n = mul i64 %i, 24
  store i64 %n, ptr addrspace(1) %p
  ret void
}

; Indices of short addresses are not extended.
; CHECK-LABEL: .entry short(
; CHECK-NOT: mul.wide
; CHECK: ret;
define ptx_kernel void @short(ptr addrspace(3) %p, i32 %x) {
  %s = shl nuw i32 %x, 2
  %i = zext i32 %s to i64
  %a = getelementptr i32, ptr addrspace(3) %p, i64 %i
  store i32 1, ptr addrspace(3) %a
  ret void
}

; Each stride has a product of its own.
; CHECK-LABEL: .entry strides(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NOT: shl
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 8;
; CHECK-NOT: shl
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[X]], 16;
; CHECK-NOT: {{shl|mul}}
; CHECK: ret;
define ptx_kernel void @strides(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, i32 %x) {
  %s = shl nuw nsw i32 %x, 3
  %i = zext i32 %s to i64
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %i
  %b = getelementptr i16, ptr addrspace(1) %q, i64 %i
  %c = getelementptr i16, ptr addrspace(1) %r, i64 %i
  store i8 1, ptr addrspace(1) %a
  store i16 2, ptr addrspace(1) %b
  store i16 3, ptr addrspace(1) %c
  ret void
}

; The product is mul.wide of 16 bits where something else reads it; the index is
; computed from the extended number.
; CHECK-LABEL: .entry halfword(
; CHECK: ld.param.u16 [[X:%rs[0-9]+]],
; CHECK-DAG: cvt.u32.u16 [[W:%r[0-9]+]], [[X]];
; CHECK-DAG: mul.wide.u16 [[M:%r[0-9]+]], [[X]], 65;
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, [[W]], 130;
; CHECK: st.global.u32 {{.*}}, [[M]];
define ptx_kernel void @halfword(ptr addrspace(1) %p, i16 %x) {
  %e = zext i16 %x to i32
  %m = mul nuw nsw i32 %e, 65
  %i = zext i32 %m to i64
  %a = getelementptr i16, ptr addrspace(1) %p, i64 %i
  store i32 %m, ptr addrspace(1) %a
  ret void
}

; Nothing else reads the product, or a factor that does not fit makes it one
; that is not in the index.
; CHECK-LABEL: .entry halfwords(
; CHECK-DAG: ld.param.u16 [[X:%rs[0-9]+]], [halfwords_param_1];
; CHECK-DAG: ld.param.u16 [[Y:%rs[0-9]+]], [halfwords_param_2];
; CHECK: cvt.{{[us]}}32.{{[us]}}16 [[W:%r[0-9]+]], [[X]];
; CHECK-NOT: mul.wide.{{[us]}}16
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[W]], 2147483640;
; CHECK: mul.wide.s16 [[M:%r[0-9]+]], [[Y]], 12;
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[M]], 715827882;
define ptx_kernel void @halfwords(ptr addrspace(1) %p, i16 %x, i16 %y) {
  %e = sext i16 %x to i32
  %m = mul nsw i32 %e, 12
  %i = sext i32 %m to i64
  %a = getelementptr [178956970 x i8], ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %a
  %f = sext i16 %y to i32
  %n = mul nsw i32 %f, 12
  %j = sext i32 %n to i64
  %b = getelementptr [715827882 x i8], ptr addrspace(1) %p, i64 %j
  store i8 2, ptr addrspace(1) %b
  ret void
}
