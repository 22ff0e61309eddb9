; A switch on a byte becomes comparisons of words, of one that is extended once.
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s --implicit-check-not="icmp {{.*}}i8"

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @a()
declare void @b()
declare void @c()

; CHECK-LABEL: define {{.*}} @choose(
; CHECK: [[W:%.*]] = zext i8 %x to i32
; CHECK: icmp {{.*}}i32 [[W]], {{[0-9]+}}
; CHECK-NOT: ext
; CHECK: icmp eq i32 [[W]], 200
define void @choose(i8 %x) {
  switch i8 %x, label %done [ i8 1, label %one
                              i8 7, label %seven
                              i8 -56, label %last ]
one:
  call void @a()
  ret void
seven:
  call void @b()
  ret void
last:
  call void @c()
  ret void
done:
  ret void
}
