; Profile tileiras permits 32768 bytes from sm_100 on. That ptxas assembles four
; bytes less is a note of the verifier and an error when compiling.
; RUN: nvvmc verify --profile=tileiras --arch=sm_100 %s 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=tileiras --arch=sm_121 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OLDER
; RUN: not nvvmc compile --profile=tileiras --arch=sm_100 %s -o - 2>&1 \
; RUN:   | FileCheck %s --check-prefix=COMPILED
; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=COMPILED
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: note: refused when compiling: Formal parameter space overflowed (32768 bytes required, max 32764 bytes allowed) in function most
; CHECK: note: refused when compiling: Formal parameter space overflowed (32765 bytes required, max 32764 bytes allowed) in function more
; CHECK-NOT: error:
; OLDER: error: Formal parameter space overflowed (32768 bytes required, max 32764 bytes allowed) in function most
; COMPILED: error: Formal parameter space overflowed (32768 bytes required, max 32764 bytes allowed) in function most
define ptx_kernel void @most([32768 x i8] %x) {
  ret void
}
define ptx_kernel void @more([32765 x i8] %x) {
  ret void
}
define ptx_kernel void @fits([32764 x i8] %x) {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
