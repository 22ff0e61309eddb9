; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 -O2 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; What is read behind a loop is of its last iteration, whose phis may have their next values by
; then: through operations that read the operands of others, which are needed themselves, too, and
; as the condition to stay in it.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.umax.i32(i32, i32)

; Such as mul.wide, of what is extended in the loop.
define i64 @product(i32 %a, i32 %n) {
entry:
  %k = and i32 %n, 3
  %y = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %w = zext i32 %i to i64
  %x = xor i64 %w, %y
  %next = add i32 %i, 3
  %c.next = add i32 %c, 1
  %more = icmp ule i32 %c.next, %k
  br i1 %more, label %loop, label %exit
exit:
  %m = mul i64 %w, %y
  %r = xor i64 %m, %x
  ret i64 %r
}
define i64 @ref_product(i32 %a, i32 %n) {
  %k = and i32 %n, 3
  %y = zext i32 %n to i64
  %t = mul i32 %k, 3
  %i = add i32 %a, %t
  %w = zext i32 %i to i64
  %x = xor i64 %w, %y
  %m = mul i64 %w, %y
  %r = xor i64 %m, %x
  ret i64 %r
}

; mul.hi.
define i32 @high(i32 %a, i32 %n) {
entry:
  %k = and i32 %n, 3
  %y = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %w = zext i32 %i to i64
  %m = mul i64 %w, %y
  %x = xor i64 %w, %m
  %h = lshr i64 %m, 32
  %next = add i32 %i, 1000000007
  %c.next = add i32 %c, 1
  %more = icmp ule i32 %c.next, %k
  br i1 %more, label %loop, label %exit
exit:
  %r = trunc i64 %h to i32
  %l = trunc i64 %x to i32
  %s = xor i32 %r, %l
  ret i32 %s
}
define i32 @ref_high(i32 %a, i32 %n) {
  %k = and i32 %n, 3
  %y = zext i32 %n to i64
  %t = mul i32 %k, 1000000007
  %i = add i32 %a, %t
  %w = zext i32 %i to i64
  %m = mul i64 %w, %y
  %h = lshr i64 %m, 32
  %r = trunc i64 %h to i32
  %x = xor i64 %w, %m
  %l = trunc i64 %x to i32
  %s = xor i32 %r, %l
  ret i32 %s
}

; sad.
define i32 @distance(i32 %a, i32 %n) {
entry:
  %k = and i32 %n, 3
  br label %loop
loop:
  %i = phi i32 [ %a, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %is = icmp ugt i32 %i, %n
  %over = sub i32 %i, %n
  %under = sub i32 %n, %i
  %x = xor i32 %over, %k
  %next = add i32 %i, 7
  %c.next = add i32 %c, 1
  %more = icmp ule i32 %c.next, %k
  br i1 %more, label %loop, label %exit
exit:
  %r = select i1 %is, i32 %over, i32 %under
  %s = xor i32 %r, %x
  ret i32 %s
}
define i32 @ref_distance(i32 %a, i32 %n) {
  %k = and i32 %n, 3
  %t = mul i32 %k, 7
  %i = add i32 %a, %t
  %is = icmp ugt i32 %i, %n
  %over = sub i32 %i, %n
  %under = sub i32 %n, %i
  %r = select i1 %is, i32 %over, i32 %under
  %x = xor i32 %over, %k
  %s = xor i32 %r, %x
  ret i32 %s
}

; The condition is a phi itself.
define i32 @condition(i32 %a, i32 %n) {
entry:
  %k = and i32 %n, 3
  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %more = phi i1 [ true, %entry ], [ %is, %loop ]
  %c.next = add i32 %c, 1
  %r = mul i32 %c.next, %a
  %is = icmp ult i32 %c.next, %k
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %r
}
define i32 @ref_condition(i32 %a, i32 %n) {
  %k = and i32 %n, 3
  %m = call i32 @llvm.umax.i32(i32 %k, i32 1)
  %c = add i32 %m, 1
  %r = mul i32 %c, %a
  ret i32 %r
}

; mul.wide of an index that was scaled in the loop.
define i64 @index(i32 %a, i32 %n) {
entry:
  %k = and i32 %n, 3
  %b = and i32 %a, 65535
  %y = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i32 [ %b, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  %s = shl nuw nsw i32 %i, 2
  %w = zext i32 %s to i64
  %x = xor i32 %s, %n
  %next = add i32 %i, 3
  %c.next = add i32 %c, 1
  %more = icmp ule i32 %c.next, %k
  br i1 %more, label %loop, label %exit
exit:
  %p = inttoptr i64 %y to ptr
  %e = getelementptr i32, ptr %p, i64 %w
  %m = ptrtoint ptr %e to i64
  %xw = zext i32 %x to i64
  %r = xor i64 %m, %xw
  ret i64 %r
}
define i64 @ref_index(i32 %a, i32 %n) {
  %k = and i32 %n, 3
  %b = and i32 %a, 65535
  %y = zext i32 %n to i64
  %t = mul i32 %k, 3
  %i = add i32 %b, %t
  %s = shl i32 %i, 2
  %x = xor i32 %s, %n
  %w = zext i32 %i to i64
  %o = mul i64 %w, 16
  %m = add i64 %y, %o
  %xw = zext i32 %x to i64
  %r = xor i64 %m, %xw
  ret i64 %r
}
