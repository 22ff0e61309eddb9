; A module that breaks the contract stops the pipeline with a finding; without
; the verifier, it passes.

; RUN: not nvvmc opt %s --arch=sm_75 -o %t 2>&1 | FileCheck %s
; RUN: not test -e %t
; RUN: nvvmc opt %s --arch=sm_75 --pass-option=600=1 -o - | FileCheck %s --check-prefix=OFF

target triple = "nvptx64-nvidia-cuda"

; CHECK: error: {{.*}}redux
; CHECK: 1 error
; OFF: call i32 @llvm.nvvm.redux.sync.add
define i32 @f(i32 %x) {
  %y = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)
  ret i32 %y
}
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
