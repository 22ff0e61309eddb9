; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Everything that PTX cannot express is reported in one run.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK-DAG: error: initial value of 'shared' is not allowed in addrspace(3) [emit-initial-value]
@shared = addrspace(3) global i32 5
; CHECK-DAG: error: initial value of 'local' is not allowed in addrspace(5) [emit-initial-value]
; CHECK-DAG: error: Bad address space found while emitting PTX: 5 [emit-bad-address-space]
@local = addrspace(5) global i32 5
; CHECK-DAG: error: Bad address space found while emitting PTX: 2 [emit-bad-address-space]
@two = addrspace(2) global i32 5
; CHECK-DAG: error: Bad address space found while emitting PTX: 6 [emit-bad-address-space]
@six = addrspace(6) global i32 5
; CHECK-DAG: error: Bad address space found while emitting PTX: 7 [emit-bad-address-space]
@seven = addrspace(7) global i32 5
; CHECK-DAG: error: Bad address space found while emitting PTX: 101 [emit-bad-address-space]
@param = addrspace(101) global i32 5
; CHECK-DAG: error: cannot emit global inside: initial value: it points into a function [emit-unsupported-global]
@inside = addrspace(1) global ptr getelementptr (i8, ptr @f, i64 4)
; CHECK-DAG: error: cannot emit global of_shared: initial value: the address of a shared or local variable is not known before the kernel runs [emit-unsupported-global]
@of_shared = addrspace(1) global ptr addrspace(3) @zero_is_fine
@zero_is_fine = addrspace(3) global i32 0
; CHECK-DAG: error: cannot emit global distance: initial value: it is the distance between two variables [emit-unsupported-global]
@distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(1) @b to i64))
@a = addrspace(1) global i32 7
@b = addrspace(1) global i32 7
; CHECK-DAG: error: cannot emit global own_copy: PTX has no thread-local variables [emit-unsupported-global]
@own_copy = thread_local addrspace(1) global i32 0

; CHECK-DAG: error: cannot emit global bits: initial value: PTX has no bits of addresses [emit-unsupported-global]
@bits = addrspace(1) global <2 x i1> <i1 trunc (i64 ptrtoint (ptr addrspace(1) @a to i64) to i1), i1 true>

; CHECK-DAG: error: cannot emit global appended: PTX has no appending linkage [emit-unsupported-global]
@appended = appending addrspace(1) global [1 x i32] [i32 1]
; CHECK-DAG: error: cannot emit global managed: .managed: it must be in address space 1 [emit-unsupported-global]
@managed = addrspace(4) global i32 7
; CHECK-DAG: error: cannot emit global unified: .unified: PTX needs two values [emit-unsupported-global]
@unified = addrspace(1) global i32 7
; CHECK-DAG: error: cannot emit global variable_alias: PTX has aliases of functions only [emit-unsupported-global]
@variable_alias = alias i32, ptr addrspace(1) @a
; CHECK-DAG: 16 errors

define void @f() {
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(4) @managed, !"managed", i32 1}
!1 = !{ptr addrspace(1) @unified, !"unified", i32 1}
