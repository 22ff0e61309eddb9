; In unreachable code, values may be computed from themselves. This causes
; neither an endless loop nor a stack overflow.

; RUN: nvvmc emit -O0 --arch=sm_90 %s -o %t.ptx && FileCheck %s <%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: nvvmc emit -O2 --arch=sm_90 %s -o %t.ptx && FileCheck %s <%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: nvvmc verify --profile=nvvm,libnvvm,nvptx,tileiras --disable=reader-newer-ir --arch=sm_90 %s
; RUN: nvvmc compile --profile=nvvm --opt=2 --arch=sm_90 %s -o %t.ptx && FileCheck %s <%t.ptx

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .globl address
define void @address(ptr %p) {
  ret void
dead:
  %q = getelementptr i32, ptr %q, i32 52
  store i32 4, ptr %q
  br label %dead
}
; CHECK-LABEL: .globl two_blocks
define i32 @two_blocks(i32 %n) {
  ret i32 %n
first:
  %a = add i32 %b, 1
  %p = getelementptr i8, ptr %q, i64 8
  %v = load i32, ptr %p
  br label %second
second:
  %b = mul i32 %a, %v
  %q = getelementptr i8, ptr %p, i64 8
  %c = icmp eq i32 %b, %n
  br i1 %c, label %first, label %third
third:
  ret i32 %b
}
; CHECK-LABEL: .globl casts
define i64 @casts(i64 %n) {
  ret i64 %n
dead:
  %t = trunc i64 %z to i32
  %z = zext i32 %t to i64
  %s = select i1 %i, i64 %s, i64 %z
  %i = icmp eq i64 %s, 3
  ret i64 %s
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
