; The sign of a byte is extended once for all that need it, where the first of them is
; executed in any case.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-LABEL: .entry twice(
; PLAIN-COUNT-3: cvt.s16.s8
; CHECK-LABEL: .entry twice(
; CHECK: ld.global.u8 [[A:%rs[0-9]+]],
; CHECK: cvt.s16.s8 [[X:%rs[0-9]+]], [[A]];
; CHECK: cvt.s16.s8 [[Y:%rs[0-9]+]], [[B:%rs[0-9]+]];
; CHECK-NEXT: cvt.rn.f32.s16 {{%f[0-9]+}}, [[Y]];
; CHECK-NOT: cvt.s16.s8
; CHECK: shr.s16 {{%rs[0-9]+}}, [[X]], 3;
; CHECK-NOT: cvt.s16.s8
; CHECK: ret;
define ptx_kernel void @twice(ptr %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %d = sdiv i8 %a, %b
  %s = ashr i8 %a, 3
  %r = xor i8 %d, %s
  store i8 %r, ptr %p
  ret void
}

; CHECK-LABEL: .entry paths(
; CHECK: cvt.s16.s8
; CHECK: bra
; CHECK: cvt.s16.s8
; CHECK: ret;
define ptx_kernel void @paths(ptr %p, i1 %c) {
  %a = load i8, ptr %p
  br i1 %c, label %one, label %other
one:
  %s = ashr i8 %a, 3
  store volatile i8 %s, ptr %p
  br label %end
other:
  %t = ashr i8 %a, 2
  store volatile i8 %t, ptr %p
  store volatile i8 %t, ptr %p
  br label %end
end:
  ret void
}
