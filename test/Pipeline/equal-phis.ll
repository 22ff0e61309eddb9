; Where GVN has computed on one path what others compute, the last SimplifyCFG hoists all of
; that. A phi of the same values behind another one does not stay.
; RUN: nvvmc opt %s --arch=sm_80 --opt=3 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @both(
; CHECK: [[W:%.*]] = zext i32 %t to i64
; CHECK-NOT: zext
; CHECK-NOT: phi
; CHECK: store volatile i64 4, ptr %q
; CHECK-NEXT: store volatile i64 [[W]], ptr %q
; CHECK-NEXT: ret void
define ptx_kernel void @both(ptr %p, ptr %q, i1 %c, i1 %d, i32 %t) {
entry:
  br i1 %c, label %one, label %other
one:
  store volatile i64 1, ptr %p
  %x = zext i32 %t to i64
  store volatile i64 %x, ptr %p
  br i1 %d, label %inner, label %third
other:
  store volatile i64 2, ptr %q
  br label %inner
inner:
  store volatile i64 3, ptr %q
  %y = zext i32 %t to i64
  store volatile i64 %y, ptr %q
  br label %end
third:
  store volatile i64 %x, ptr %q
  br label %end
end:
  store volatile i64 4, ptr %q
  %z = zext i32 %t to i64
  store volatile i64 %z, ptr %q
  ret void
}
