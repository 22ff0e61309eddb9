; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Nothing could call constructors before the first kernel.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: error: Module has a nontrivial global ctor, which NVPTX does not support. [emit-structor]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
; CHECK: error: Module has a nontrivial global dtor, which NVPTX does not support. [emit-structor]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]

define void @f() {
  ret void
}
