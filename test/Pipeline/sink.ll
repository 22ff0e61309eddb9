; What only some paths need is computed there, but nothing moves down a path that is
; taken in any case: its operands would be kept in registers for longer.
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The product is needed on one path, with all that only it needs.
; CHECK-LABEL: @one(
; CHECK-NOT: mul
; CHECK: br i1
; CHECK: yes:
; CHECK-NEXT: %s = add i32
; CHECK-NEXT: %p = mul i32 %s
define ptx_kernel void @one(ptr %out, i32 %a, i32 %b, i1 %c) {
entry:
  %s = add i32 %a, %b
  %p = mul i32 %s, %a
  br i1 %c, label %yes, label %no
yes:
  store volatile i32 %p, ptr %out
  store volatile i32 1, ptr %out
  br label %no
no:
  store volatile i32 2, ptr %out
  ret void
}

; Both paths meet where the counts are needed: three votes would live until there
; instead of one sum.
; CHECK-LABEL: @chain(
; CHECK: %v1 = {{.*}}call i32 @llvm.nvvm.vote.ballot.sync(
; CHECK-NEXT: %n1 = {{.*}}@llvm.ctpop.i32(i32 %v1)
; CHECK: br i1
; CHECK: %v2 = {{.*}}call i32 @llvm.nvvm.vote.ballot.sync(
; CHECK-NEXT: %n2 = {{.*}}@llvm.ctpop.i32(i32 %v2)
; CHECK-NEXT: %t2 = add {{.*}}i32 %n
define ptx_kernel void @chain(ptr %out, i1 %a, i1 %b, i1 %c) {
entry:
  %v1 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %a)
  %n1 = call i32 @llvm.ctpop.i32(i32 %v1)
  br i1 %c, label %first, label %next
first:
  store volatile i32 %v1, ptr %out
  br label %next
next:
  %v2 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %b)
  %n2 = call i32 @llvm.ctpop.i32(i32 %v2)
  %t2 = add i32 %n1, %n2
  br i1 %c, label %second, label %end
second:
  store volatile i32 %v2, ptr %out
  br label %end
end:
  store volatile i32 %t2, ptr %out
  br i1 %a, label %third, label %exit
third:
  store volatile i32 1, ptr %out
  br label %exit
exit:
  ret void
}

; A load moves, unless something is written before it would be read.
; CHECK-LABEL: @load(
; CHECK: br i1
; CHECK: yes:
; CHECK-NEXT: load i32, ptr
define ptx_kernel void @load(ptr %in, ptr %out, i1 %c) {
entry:
  %v = load i32, ptr %in
  br i1 %c, label %yes, label %no
yes:
  store volatile i32 %v, ptr %out
  store volatile i32 1, ptr %out
  br label %no
no:
  store volatile i32 2, ptr %out
  ret void
}

; CHECK-LABEL: @overwritten(
; CHECK: load i32, ptr
; CHECK-NEXT: store volatile i32 7
; CHECK: br i1
define ptx_kernel void @overwritten(ptr %in, ptr %out, i1 %c) {
entry:
  %v = load i32, ptr %in
  store volatile i32 7, ptr %out
  br i1 %c, label %yes, label %no
yes:
  store volatile i32 %v, ptr %out
  store volatile i32 1, ptr %out
  br label %no
no:
  store volatile i32 2, ptr %out
  ret void
}

; Nothing moves into a loop; what is needed after it moves out.
; CHECK-LABEL: @loop(
; CHECK: %square = mul i32 %a, %a
; CHECK: br
; CHECK: body:
; CHECK-NOT: mul
; CHECK: end:
; CHECK: %last = mul i32
define ptx_kernel void @loop(ptr %out, i32 %a, i32 %n) {
entry:
  %square = mul i32 %a, %a
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %body, label %exit
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %square, ptr %out
  %x = load volatile i32, ptr %out
  %next = add i32 %i, 1
  %last = mul i32 %x, %n
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  store volatile i32 %last, ptr %out
  br label %exit
exit:
  ret void
}

; Votes stay where they are: other lanes take part.
; CHECK-LABEL: @convergent(
; CHECK: call i32 @llvm.nvvm.vote.ballot.sync(
; CHECK-NEXT: br i1
define ptx_kernel void @convergent(ptr %out, i1 %a, i1 %c) {
entry:
  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %a)
  br i1 %c, label %yes, label %no
yes:
  store volatile i32 %v, ptr %out
  store volatile i32 1, ptr %out
  br label %no
no:
  store volatile i32 2, ptr %out
  ret void
}

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
