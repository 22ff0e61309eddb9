; No PTX is known for the intrinsic, or it has no meaning on a GPU.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: bad.ll:6:8: error: cannot emit intrinsic llvm.adjust.trampoline: PTX code cannot be written at run time [emit-unsupported-intrinsic]
; GOOD-NOT: error:
; GOOD: brev.b32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr @llvm.adjust.trampoline(ptr)
define ptr @f(ptr %p) {
  %a = call ptr @llvm.adjust.trampoline(ptr %p)
  ret ptr %a
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.bitreverse.i32(i32)
define i32 @f(i32 %x) {
  %a = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %a
}
