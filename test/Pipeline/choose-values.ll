; Branches and switches that only choose between values become selects, also where
; control gets to the phis from elsewhere: of a branch up to two values, of a switch
; one, with up to three cases.
; RUN: nvvmc opt %s --opt=2 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @three(
; CHECK: %[[W:.*]] = {{zext|and}}{{.*}}i32
; CHECK-NEXT: %[[IS0:.*]] = icmp eq i32 %[[W]], 0
; CHECK-NEXT: %[[A:.*]] = select i1 %[[IS0]], i32 %w, i32 %z
; CHECK-NEXT: %[[IS1:.*]] = icmp eq i32 %[[W]], 1
; CHECK-NEXT: %[[B:.*]] = select i1 %[[IS1]], i32 %x, i32 %[[A]]
; CHECK-NEXT: %[[IS200:.*]] = icmp eq i32 %[[W]], 200
; CHECK-NEXT: select i1 %[[IS200]], i32 %y, i32 %[[B]]
; CHECK-NOT: br i1
; CHECK: ret void
define ptx_kernel void @three(ptr %p, i8 %c, i32 %w, i32 %x, i32 %y, i32 %z) {
entry:
  switch i8 %c, label %other [
    i8 0, label %zero
    i8 1, label %one
    i8 -56, label %last
  ]
zero:
  br label %end
one:
  br label %end
last:
  br label %end
other:
  br label %end
end:
  %v = phi i32 [ %w, %zero ], [ %x, %one ], [ %y, %last ], [ %z, %other ]
  store i32 %v, ptr %p
  ret void
}

; One more case, which code generation chooses, or one more value.
; CHECK-LABEL: @four(
; CHECK: switch i32
; CHECK: ret void
define ptx_kernel void @four(ptr %p, i32 %c, i32 %w, i32 %x, i32 %y, i32 %z) {
entry:
  switch i32 %c, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %end
    i32 7, label %last
  ]
zero:
  br label %end
one:
  br label %end
last:
  br label %end
other:
  br label %end
end:
  %v = phi i32 [ %w, %zero ], [ %x, %one ], [ %y, %last ], [ %z, %other ], [ 8, %entry ]
  store i32 %v, ptr %p
  ret void
}

; CHECK-LABEL: @two_values(
; CHECK: br i1
; CHECK: ret void
define ptx_kernel void @two_values(ptr %p, i32 %c, i32 %w, i32 %x, i32 %y) {
entry:
  switch i32 %c, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  br label %end
one:
  br label %end
other:
  br label %end
end:
  %v = phi i32 [ %w, %zero ], [ %x, %one ], [ %y, %other ]
  %u = phi i32 [ %x, %zero ], [ %y, %one ], [ %w, %other ]
  %s = mul i32 %v, %u
  %t = sub i32 %s, %v
  store i32 %t, ptr %p
  ret void
}
