; The text of an inline assembly and its constraints must fit each other.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: bad.ll:5:3: error: inline assembly: operand 1 does not exist [emit-inline-asm]
; GOOD-NOT: error:
; GOOD: prefetch.global.L2 [%rd

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
  call void asm sideeffect "prefetch.global.L2 [$1];", "l"(ptr %p)
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
  call void asm sideeffect "prefetch.global.L2 [$0];", "l"(ptr %p)
  ret void
}
