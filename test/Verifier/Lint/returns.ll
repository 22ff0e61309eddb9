; Functions that do not return, or should not.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.trap()
declare void @stops() noreturn

define void @returns(i32 %x) noreturn {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: returns is noreturn, but returns here [lint-noreturn-returns]
  ret void
b:
  unreachable
}
define void @loops() noreturn {
  br label %forever
forever:
  br label %forever
}

define i32 @nothing(i32 %x) {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: nothing ends here without a return [lint-missing-return]
  unreachable
}
define ptx_kernel void @kernel(ptr %p) {
  store i32 1, ptr %p
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: kernel ends here without a return [lint-missing-return]
  unreachable
}
; LLVM adds noreturn to what it made of undefined behavior.
define ptx_kernel void @optimized_away(ptr %p) noreturn {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: optimized_away ends here without a return [lint-missing-return]
  unreachable
}
; clang -O0 traps where a return lacks; where a program traps, it does so twice.
define i32 @unoptimized(i32 %x) noinline optnone {
  call void @llvm.trap()
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: unoptimized ends here without a return [lint-missing-return]
  unreachable
}
define i32 @on_purpose(i32 %x) noinline optnone {
  call void @llvm.trap()
  call void @llvm.trap()
  unreachable
}
define i32 @optimized(i32 %x) {
  call void @llvm.trap()
  unreachable
}
; Headers rely on their callers.
define i32 @one_trap(i32 %x) noinline optnone {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  call void @llvm.trap()
  unreachable
}
; What may be meant: see possible.ll.
define i32 @one_path(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  unreachable
}
define i32 @calls() {
  call void @stops()
  unreachable
}
define i32 @exits() {
  call void asm sideeffect "exit;", ""()
  unreachable
}
define void @impossible() {
  unreachable
}
