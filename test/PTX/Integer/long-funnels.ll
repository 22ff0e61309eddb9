; Shifts of two numbers of 64 bits by a constant take two of their words at a time.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)

; CHECK-LABEL: left13(
; CHECK: mov.b64 {[[L:%r[0-9]+]], [[H:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: shf.l.wrap.b32 [[A:%r[0-9]+]], [[H]], [[L]], 13;
; CHECK-NEXT: shf.l.wrap.b32 [[B:%r[0-9]+]], [[L]], [[H]], 13;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[A]], [[B]]};
define i64 @left13(i64 %x) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 13)
  ret i64 %r
}

; CHECK-LABEL: right13(
; CHECK: mov.b64 {[[L:%r[0-9]+]], [[H:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: shf.l.wrap.b32 [[A:%r[0-9]+]], [[L]], [[H]], 19;
; CHECK-NEXT: shf.l.wrap.b32 [[B:%r[0-9]+]], [[H]], [[L]], 19;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[A]], [[B]]};
define i64 @right13(i64 %x) {
  %r = call i64 @llvm.fshr.i64(i64 %x, i64 %x, i64 13)
  ret i64 %r
}

; CHECK-LABEL: half(
; CHECK: mov.b64 {[[L:%r[0-9]+]], [[H:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[H]], [[L]]};
define i64 @half(i64 %x) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 32)
  ret i64 %r
}

; CHECK-LABEL: two31(
; CHECK: mov.b64 {[[XL:%r[0-9]+]], [[XH:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: mov.b64 {[[YL:%r[0-9]+]], [[YH:%r[0-9]+]]}, %rd2;
; CHECK-NEXT: shf.l.wrap.b32 [[A:%r[0-9]+]], [[YH]], [[XL]], 31;
; CHECK-NEXT: shf.l.wrap.b32 [[B:%r[0-9]+]], [[XL]], [[XH]], 31;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[A]], [[B]]};
define i64 @two31(i64 %x, i64 %y) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 31)
  ret i64 %r
}

; CHECK-LABEL: two33(
; CHECK: mov.b64 {[[XL:%r[0-9]+]], [[XH:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: mov.b64 {[[YL:%r[0-9]+]], [[YH:%r[0-9]+]]}, %rd2;
; CHECK-NEXT: shf.l.wrap.b32 [[A:%r[0-9]+]], [[YL]], [[YH]], 1;
; CHECK-NEXT: shf.l.wrap.b32 [[B:%r[0-9]+]], [[YH]], [[XL]], 1;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[A]], [[B]]};
define i64 @two33(i64 %x, i64 %y) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 97)
  ret i64 %r
}

; By nothing, and by a variable amount, whole numbers are shifted.
; CHECK-LABEL: others(
; CHECK-NOT: shf.l
; CHECK: ret;
define i64 @others(i64 %x, i64 %y, i64 %z) {
  %a = call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 64)
  %b = call i64 @llvm.fshl.i64(i64 %a, i64 %x, i64 0)
  %r = call i64 @llvm.fshl.i64(i64 %b, i64 %x, i64 %z)
  ret i64 %r
}
