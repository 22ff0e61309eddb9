; Reads of local variables that were not written, and reads that only look so.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @never_written(ptr %p) {
  %x = alloca [4 x float]
  %second = getelementptr float, ptr %x, i64 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: %x is read before anything is stored in it [lint-uninitialized-read]
  %a = load float, ptr %second
  %b = fadd float %a, 1.0
  store float %b, ptr %p
  ret void
}

define ptx_kernel void @written_later(ptr %p) {
  %x = alloca i32
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: %x is read before anything is stored in it [lint-uninitialized-read]
  %a = load i32, ptr %x
  %b = add i32 %a, 1
  store i32 %b, ptr %x
  %c = load i32, ptr %x
  store i32 %c, ptr %p
  ret void
}

; The loop writes it, in an earlier iteration or in a branch.
define ptx_kernel void @in_loop(ptr %p, i1 %c) {
entry:
  %x = alloca i32
  br label %loop
loop:
  %a = load i32, ptr %x
  %b = add i32 %a, 1
  store i32 %b, ptr %x
  br i1 %c, label %loop, label %done
done:
  ret void
}

; Parts of a word, padding and copies keep what is undefined.
define ptx_kernel void @bits(ptr %p) {
  %x = alloca i8
  %a = load i8, ptr %x
  %kept = and i8 %a, -8
  %set = or i8 %kept, 1
  store i8 %set, ptr %x
  %y = alloca {i8}
  %copy = load {i8}, ptr %y
  %z = alloca i32
  %word = load i32, ptr %z
  store i32 %word, ptr %p
  ret void
}

declare void @fills(ptr)
define ptx_kernel void @elsewhere(ptr %p) {
  %x = alloca i32
  call void @fills(ptr %x)
  %a = load i32, ptr %x
  %b = add i32 %a, 1
  store i32 %b, ptr %p
  ret void
}
