; Integers of 8 and 16 bits that meet in phis, products, differences and shifts by
; variables are computed in 32 bits, unless that takes more conversions than it
; avoids.
; RUN: nvvmc emit --arch=sm_80 -O2 %s -o - | FileCheck %s
; RUN: nvvmc emit --arch=sm_80 -O0 %s -o - | FileCheck %s --check-prefix=PLAIN
; PLAIN: mul.lo.s16
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .entry products(
; CHECK: ld.global{{.*}}.u16
; CHECK: mul.{{lo.s32|wide.u16}}
; CHECK-NEXT: sub.s32
; CHECK-NOT: and.b32
; CHECK: st.global.u16
; CHECK: ret
define ptx_kernel void @products(ptr addrspace(1) %p) {
  %a = load i16, ptr addrspace(1) %p
  %q = getelementptr i16, ptr addrspace(1) %p, i32 1
  %b = load i16, ptr addrspace(1) %q
  %m = mul i16 %a, %b
  %d = sub i16 %a, %m
  store i16 %d, ptr addrspace(1) %p
  ret void
}

; One conversion of an argument, and one of the result, are more than a sum saves,
; and as many as a product.
; CHECK-LABEL: .func {{.*}}sum(
; CHECK: add.s16
; CHECK-LABEL: .func {{.*}}product(
; CHECK: mul.lo.s16
define i16 @sum(i16 %a) {
  %s = add i16 %a, 7
  ret i16 %s
}
define i16 @product(i16 %a) {
  %s = mul i16 %a, 7
  ret i16 %s
}

; Upper bits are cleared where they count: before a shift to the right, a comparison
; and an extension, if they may be set.
; CHECK-LABEL: .entry upper(
; CHECK: mul.lo.s32 [[M:%r[0-9]+]],
; CHECK: and.b32 [[C:%r[0-9]+]], [[M]], 255;
; CHECK: shr.u32 [[S:%r[0-9]+]], [[C]], 3;
; CHECK: setp.gt.u32 {{%p[0-9]+}}, [[S]], 9;
; CHECK: and.b32 [[Z:%r[0-9]+]], [[M]], 255;
; CHECK: st.global.u32 {{.*}}, [[Z]];
; CHECK: cvt.s32.s8
; CHECK: setp.gt.s16
; CHECK: ret
define ptx_kernel void @upper(ptr addrspace(1) %p) {
  %a = load i8, ptr addrspace(1) %p
  %m = mul i8 %a, %a
  %s = lshr i8 %m, 3
  %big = icmp ugt i8 %s, 9
  %z = zext i8 %m to i32
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %z, ptr addrspace(1) %q
  %x = sext i8 %m to i32
  %r = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 %x, ptr addrspace(1) %r
  %plus = icmp sgt i8 %m, 5
  %both = and i1 %big, %plus
  %t = getelementptr i8, ptr addrspace(1) %p, i64 24
  store i1 %both, ptr addrspace(1) %t
  ret void
}

; Counts of zeros, and shifts by them.
; CHECK-LABEL: .entry normalized(
; CHECK: clz.b32 [[N:%r[0-9]+]],
; CHECK: sub.s32 [[C:%r[0-9]+]], [[N]], 16;
; CHECK: shl.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[C]];
; CHECK: ret
define ptx_kernel void @normalized(ptr addrspace(1) %p) {
  %a = load i16, ptr addrspace(1) %p
  %n = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  %s = shl i16 %a, %n
  store i16 %s, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: .entry meets(
; CHECK-NOT: mov.b16
; CHECK: ret
define ptx_kernel void @meets(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  %x = trunc i32 %n to i16
  br i1 %c, label %first, label %end
first:
  %y = add i16 %x, 5
  store i16 9, ptr addrspace(1) %p
  br label %end
end:
  %v = phi i16 [ 31, %entry ], [ %y, %first ]
  %w = or i16 %v, 64
  store i16 %w, ptr addrspace(1) %p
  ret void
}
