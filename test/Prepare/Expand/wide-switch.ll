; A switch on more than 64 bits is a chain of comparisons.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: two_cases(
; CHECK: setp.eq.b64 {{.*}}, 5
; CHECK: setp.eq.and.b64
; CHECK: bra
; CHECK: setp.eq.b64 {{.*}}, 6
; CHECK: setp.eq.and.b64
; CHECK: bra
define i32 @two_cases(i128 %a) {
entry:
  switch i128 %a, label %other [ i128 5, label %zero
                                 i128 6, label %one ]
zero:
  ret i32 10
one:
  ret i32 20
other:
  ret i32 30
}
