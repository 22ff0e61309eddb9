; llc and libNVVM take no notice of "+" before the letter of an operand, which some front ends copy
; from C.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc verify %s --arch=sm_80 --profile=nvptx 2>&1 | count 0
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: kept(
; CHECK: // keep %f1
; CHECK: mov.b32 [[R:%r[0-9]+]], [[R]];
; CHECK: ret;
define i32 @kept(float %x, i32 %y) {
  call void asm sideeffect "// keep $0", "+f"(float %x)
  %r = call i32 asm sideeffect "mov.b32 $0, $1;", "=+r,0"(i32 %y)
  ret i32 %r
}
