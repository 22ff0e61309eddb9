; No code runs on a GPU before the first kernel or after the last one.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/dtor.ll -o - 2>&1 | FileCheck %s --check-prefix=DTOR
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:1: error: Module has a nontrivial global ctor, which NVPTX does not support. [emit-structor]
; CHECK-NOT: [emit-structor]
; DTOR: {{.*}}dtor.ll:4:1: error: Module has a nontrivial global dtor, which NVPTX does not support. [emit-structor]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define void @f() {
  ret void
}

;--- dtor.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
define void @f() {
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
