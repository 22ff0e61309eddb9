; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s

; Up to three ranges of cases become branches; of more, code generation makes a
; tree or a table.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @a(i32)
declare i32 @b(i32)
declare i32 @c(i32)
declare i32 @d(i32)

; CHECK-LABEL: define {{.*}}@three(
; CHECK-NOT: switch
; CHECK: icmp eq i32 %{{.*}}, 5
; CHECK-NOT: switch
; CHECK: icmp eq i32 %{{.*}}, 3
; CHECK-NOT: switch
; CHECK: icmp eq i32 %{{.*}}, 1
; CHECK-NOT: switch
; CHECK: phi i32
; CHECK: ret
define i32 @three(i32 %v) {
entry:
  switch i32 %v, label %end [
    i32 3, label %two
    i32 1, label %one
    i32 5, label %one
  ]
one:
  %x = call i32 @a(i32 %v)
  br label %end
two:
  %y = call i32 @b(i32 %v)
  br label %end
end:
  %r = phi i32 [ 7, %entry ], [ %x, %one ], [ %y, %two ]
  ret i32 %r
}

; CHECK-LABEL: define {{.*}}@four(
; CHECK: switch i32
; CHECK: ret
define i32 @four(i32 %v) {
entry:
  switch i32 %v, label %end [
    i32 3, label %two
    i32 1, label %one
    i32 5, label %one
    i32 9, label %two
  ]
one:
  %x = call i32 @a(i32 %v)
  br label %end
two:
  %y = call i32 @b(i32 %v)
  br label %end
end:
  %r = phi i32 [ 7, %entry ], [ %x, %one ], [ %y, %two ]
  ret i32 %r
}

; Many cases of three ranges, of 8 bits.
; CHECK-LABEL: define {{.*}}@ranges(
; CHECK: zext i8 %v to i32
; CHECK-NOT: switch
; CHECK: ret
define i32 @ranges(i8 %v) {
entry:
  switch i8 %v, label %end [
    i8 10, label %one
    i8 11, label %one
    i8 12, label %one
    i8 20, label %two
    i8 21, label %two
    i8 -2, label %three
    i8 -1, label %three
  ]
one:
  %x = call i32 @a(i32 1)
  br label %end
two:
  %y = call i32 @b(i32 2)
  br label %end
three:
  %z = call i32 @c(i32 3)
  br label %end
end:
  %r = phi i32 [ 7, %entry ], [ %x, %one ], [ %y, %two ], [ %z, %three ]
  ret i32 %r
}

; Of three cases and no others, two are tested, and what cannot be reached is
; gone.
; CHECK-LABEL: define {{.*}}@complete(
; CHECK-COUNT-2: icmp eq i32 %v
; CHECK-NOT: icmp
; CHECK-NOT: unreachable
; CHECK: ret
define i32 @complete(i32 %v) {
entry:
  switch i32 %v, label %never [
    i32 0, label %one
    i32 1, label %two
    i32 2, label %three
  ]
never:
  unreachable
one:
  %x = call i32 @a(i32 1)
  br label %end
two:
  %y = call i32 @b(i32 2)
  br label %end
three:
  %z = call i32 @c(i32 3)
  br label %end
end:
  %r = phi i32 [ %x, %one ], [ %y, %two ], [ %z, %three ]
  ret i32 %r
}
