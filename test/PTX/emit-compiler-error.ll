; A remaining call to llvm.nvvm.compiler.error is an error with its text.
;
; RUN: not nvvmc emit %s --arch=sm_90 -o - 2>&1 | FileCheck %s
; RUN: sed 's/compiler.error/compiler.warn/' %s | nvvmc emit - --arch=sm_90 -o /dev/null

; CHECK: error: no kernel for this shape [emit-compiler-error]
; CHECK-NEXT: call void @llvm.nvvm.compiler.error
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@text = private addrspace(4) constant [25 x i8] c"no kernel for this shape\00"
define ptx_kernel void @k() {
  call void @llvm.nvvm.compiler.error.p4(ptr addrspace(4) @text)
  ret void
}
declare void @llvm.nvvm.compiler.error.p4(ptr addrspace(4))
