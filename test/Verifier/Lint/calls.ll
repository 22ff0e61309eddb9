; Calls that do not match their functions.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define internal fastcc i32 @fast(i32 %x) {
  ret i32 %x
}
define internal i32 @plain(i32 %x, ptr %p) {
  ret i32 %x
}
declare fastcc void @elsewhere()
@alias = internal alias i32 (i32, ptr), ptr @plain

define ptx_kernel void @k(ptr %p) {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of fast: it uses calling convention ccc, the function fastcc [lint-call-mismatch]
  %a = call i32 @fast(i32 1)
  %b = call fastcc i32 @fast(i32 1)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of plain: it passes 1 argument, the function takes 2 [lint-call-mismatch]
  %c = call i32 @plain(i32 1)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of plain: argument 0 is i64, the parameter i32 [lint-call-mismatch]
  %d = call i32 @plain(i64 1, ptr %p)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of plain: it expects float, the function returns i32 [lint-call-mismatch]
  %e = call float @plain(i32 1, ptr %p)
  %sum = fadd float %e, 1.0
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of plain: it passes 1 argument, the function takes 2 [lint-call-mismatch]
  %f = call i32 @alias(i32 1)
  ; Nobody reads the result, and what is declared may be defined otherwise.
  call void @plain(i32 1, ptr %p)
  call void @elsewhere()
  ret void
}

define ptx_kernel void @through_memory(ptr %p) {
  %f = alloca ptr
  store ptr @plain, ptr %f
  %g = load ptr, ptr %f
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: call of plain: it passes 1 argument, the function takes 2 [lint-call-mismatch]
  %a = call i32 %g(i32 1)
  ret void
}
