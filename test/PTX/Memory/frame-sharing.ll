; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Variables that are not live at the same time share memory in the frame.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; CHECK-LABEL: apart(
; CHECK: .local .align 8 .b8 __local_depot{{[0-9]+}}[64];
; O0-LABEL: apart(
; O0: .local .align 8 .b8 __local_depot{{[0-9]+}}[104];
define void @apart(i1 %c) {
  %a = alloca [10 x i32], align 4
  %b = alloca [64 x i8], align 8
  br i1 %c, label %one, label %two
one:
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  br label %two
two:
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}

; One is live during the other's lifetime, one all the time.
; CHECK-LABEL: together(
; CHECK: .local .align 4 .b8 __local_depot{{[0-9]+}}[24];
define void @together() {
  %always = alloca i32, align 4
  %a = alloca [2 x i32], align 4
  %b = alloca [3 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @use(ptr %always)
  ret void
}

; A loop begins the lifetime of one again while the other is live.
; CHECK-LABEL: around(
; CHECK: .local .align 4 .b8 __local_depot{{[0-9]+}}[16];
define void @around(i1 %c) {
entry:
  %a = alloca [2 x i32], align 4
  %b = alloca [2 x i32], align 4
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  br i1 %c, label %next, label %out
next:
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @use(ptr %b)
  br label %loop
out:
  ret void
}
