; Variables with the names or in the section that LLVM keeps for itself are not
; printed, and cannot be used.
; RUN: not nvvmc emit %s --arch=sm_80 -o - 2>&1 | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@nvvm.a = global i32 1
@llvm.b = global i32 1
@c = global i32 3, section "llvm.metadata"
; CHECK-DAG: :[[#@LINE+1]]:1: error: cannot emit global holder: initial value: variables with names or sections of the compiler's are not printed [emit-unsupported-global]
@holder = addrspace(1) global ptr @nvvm.a

; CHECK-DAG: :[[#@LINE+2]]:8: error: cannot emit global nvvm.a: variables with names or sections of the compiler's are not printed [emit-unsupported-global]
define ptx_kernel void @k(ptr %o) {
  %a = load i32, ptr @nvvm.a
  store i32 %a, ptr %o
; CHECK-DAG: :[[#@LINE+1]]:8: error: cannot emit global llvm.b:
  %b = load i32, ptr @llvm.b
  store i32 %b, ptr %o
; CHECK-DAG: :[[#@LINE+1]]:3: error: cannot emit global c:
  store ptr @c, ptr %o
  ret void
}
; CHECK: 4 errors
