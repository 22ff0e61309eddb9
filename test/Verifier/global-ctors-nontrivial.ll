; Nothing runs on a GPU before the first kernel or after the last.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; OFF-NOT: [global-ctors-nontrivial]
; CHECK: {{.*}}bad.ll:4:1: error: Module has a nontrivial global ctor, which NVPTX does not support. [global-ctors-nontrivial]
; CHECK-NOT: [global-ctors-nontrivial]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [global-ctors-nontrivial]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @c, ptr null }]
define internal void @c() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
