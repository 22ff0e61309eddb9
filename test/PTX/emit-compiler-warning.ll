; A remaining call to llvm.nvvm.compiler.warn is a warning with its text; it
; generates no code.
;
; RUN: nvvmc emit %s --arch=sm_90 -o %t.ptx 2>&1 | FileCheck %s
; RUN: FileCheck %s --check-prefix=PTX --input-file %t.ptx

; CHECK: warning: slow path [emit-compiler-warning]
; CHECK: warning: (the text is not a constant) [emit-compiler-warning]
; PTX: entry k(
; PTX-NOT: call
; PTX: ret;
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@text = private unnamed_addr constant [10 x i8] c"slow path\00"
define ptx_kernel void @k(ptr %p) {
  call void @llvm.nvvm.compiler.warn.p0(ptr @text)
  call void @llvm.nvvm.compiler.warn.p0(ptr %p)
  ret void
}
declare void @llvm.nvvm.compiler.warn.p0(ptr)
