; Calls that reach a barrier that LLVM does not know as one.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'
; RUN: nvvmc verify --lint --profile=tileiras --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CALLS

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @cudaCGSynchronize(i64, i32)
declare i64 @cudaCGGetIntrinsicHandle(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal void @asm() {
  call void asm sideeffect "bar.sync 0;", ""() convergent
  ret void
}
define internal void @calls_asm() {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of asm is not convergent; asm reaches bar.sync [lint-not-convergent]
  call void @asm()
  ret void
}
define internal void @marked() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; This is told at the assembly, once, and not at each call; at the call where a
; profile has no rule of assembly.
define internal i32 @unmarked(i32 %mask, i64 %v) {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: inline assembly with match.any.sync.b64 is not convergent [misc-asm-convergent]
  %m = call i32 asm sideeffect "match.any.sync.b64 $0, $2, $1;", "=r,r,l"(i32 %mask, i64 %v)
  ret i32 %m
}
define internal void @plain() {
  call void asm sideeffect "membar.gl;", ""()
  ret void
}

define ptx_kernel void @k() convergent {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of calls_asm is not convergent; calls_asm reaches bar.sync [lint-not-convergent]
  call void @calls_asm()
  call void @calls_asm() convergent
  call void @marked()
  call void @plain()
; CALLS: [[#@LINE+1]]:{{.*}} warning: call of unmarked is not convergent; unmarked reaches match.any.sync.b64 [lint-not-convergent]
  %m = call i32 @unmarked(i32 -1, i64 0)
  %h = call i64 @cudaCGGetIntrinsicHandle(i32 1)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-not-convergent]
  %e = call i32 @cudaCGSynchronize(i64 %h, i32 0)
  %f = call i32 @cudaCGSynchronize(i64 %h, i32 0) convergent
  ret void
}

; The attribute of a function says nothing of calls through pointers.
define ptx_kernel void @through_pointer() convergent {
  %p = alloca ptr
  store ptr @marked, ptr %p
  %f = load ptr, ptr %p
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of marked is not convergent; {{.*}} [lint-not-convergent]
  call void %f()
  call void %f() convergent
  ret void
}
