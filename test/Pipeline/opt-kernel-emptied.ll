; A kernel of which the optimizer leaves nothing is a warning that says why.

; RUN: nvvmc compile --opt=1 --arch=sm_80 %s -o %t.ptx 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'
; RUN: nvvmc compile --opt=3 --arch=sm_80 %s -o %t.ptx 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'
; RUN: nvvmc compile --opt=3 --arch=sm_80 -split-compile-extended=2 %s -o %t.ptx 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'
; RUN: nvvmc compile --arch=sm_80 %s -o %t.ptx 2>&1 | count 0
; RUN: not nvvmc compile --opt=2 --arch=sm_80 -Werror=opt-kernel-emptied %s -o %t.none 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ERROR
; ERROR: error: the optimizer reduced kernel null to a trap
; RUN: nvvmc compile --opt=2 --arch=sm_80 --disable=opt-kernel-emptied %s -o %t.ptx 2>&1 | count 0

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@dead = internal addrspace(1) global i32 0

define ptx_kernel void @null(ptr %p) {
  store i32 1, ptr %p
; CHECK-DAG: [[#@LINE+1]]:3: warning: the optimizer reduced kernel null to a trap: store through a null pointer [lint-null-access] [opt-kernel-emptied]
  store i32 1, ptr null
  ret void
}

define internal fastcc void @fast(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @convention(ptr %p) {
; CHECK-DAG: [[#@LINE+1]]:3: warning: the optimizer reduced kernel convention to a trap: call of fast: it uses {{.*}} [lint-call-mismatch] [opt-kernel-emptied]
  call void @fast(ptr %p)
  ret void
}

; The reason is in another function.
define internal i32 @divide(i32 %x) {
; CHECK-DAG: [[#@LINE+1]]:8: warning: the optimizer reduced kernel calls to nothing: division by zero [lint-division-by-zero] in divide [opt-kernel-emptied]
  %a = sdiv i32 %x, 0
  ret i32 %a
}
define ptx_kernel void @calls(ptr %p) {
  %a = call i32 @divide(i32 1)
  store i32 %a, ptr %p
  ret void
}

define ptx_kernel void @unread() {
; CHECK-DAG: [[#@LINE+1]]:3: warning: the optimizer reduced kernel unread to nothing: nothing reads what it stores [opt-kernel-emptied]
  store i32 1, ptr addrspace(1) @dead
  ret void
}

; Kernels that do nothing from the start, or that stop on purpose.
define ptx_kernel void @empty(ptr %p) {
  ret void
}
define ptx_kernel void @keeps_to_itself(ptr %p) {
  %x = alloca ptr
  store ptr %p, ptr %x
  %a = load ptr, ptr %x
  %b = load i32, ptr %a
  ret void
}
define internal void @does_nothing(ptr %p) {
  ret void
}
define ptx_kernel void @calls_nothing(ptr %p) {
  call void @does_nothing(ptr %p)
  ret void
}
declare void @llvm.trap()
define ptx_kernel void @stops(ptr %p) {
  store i32 1, ptr %p
  call void @llvm.trap()
  unreachable
}
; For other machines it does something.
declare i32 @__nvvm_reflect(ptr)
@name = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
define ptx_kernel void @newer(ptr %p) {
  %arch = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @name to ptr))
  %c = icmp sge i32 %arch, 900
  br i1 %c, label %new, label %old
new:
  store i32 1, ptr %p
  br label %old
old:
  ret void
}
; One path is undefined, the other is left.
define ptx_kernel void @some_path(ptr %p, i1 %c) {
  br i1 %c, label %bad, label %good
bad:
  store i32 1, ptr null
  br label %good
good:
  store i32 1, ptr %p
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
