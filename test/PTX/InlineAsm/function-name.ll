; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s

; ${:function} is the function's name in PTX, not in the IR.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func  (.param .b64 func_retval0) its_$_own()
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], its_$_own;
define ptr @"its own"() {
  %p = call ptr asm "mov.u64 $0, ${:function};", "=l"()
  ret ptr %p
}
