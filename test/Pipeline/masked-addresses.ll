; A masked address is another one: what was stored behind the address that was
; masked is not what is loaded from it. LLVM 22's BasicAA takes both for one.

; RUN: nvvmc opt %s --opt=1 --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=3 --arch=sm_80 -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define {{.*}} @constant(
; CHECK: ret i8 0
define i8 @constant() {
  %p = alloca [32 x i8], align 16
  call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 32, i1 false)
  %a = getelementptr inbounds i8, ptr %p, i32 1
  store i8 1, ptr %a
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -8)
  %d = load i8, ptr %c
  ret i8 %d
}

; CHECK-LABEL: define {{.*}} @unknown(
; CHECK: call ptr @llvm.ptrmask
; CHECK: [[A:%.*]] = load i8
; CHECK: ret i8 [[A]]
define i8 @unknown(ptr %p, i64 %mask) {
  store i8 1, ptr %p
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %mask)
  %d = load i8, ptr %c
  ret i8 %d
}

; At offsets, before and behind it.
; CHECK-LABEL: define {{.*}} @offset(
; CHECK: store i8 2
; CHECK: [[B:%.*]] = load i8
; CHECK: ret i8 [[B]]
define i8 @offset(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 5
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -8)
  %d = getelementptr inbounds i8, ptr %c, i64 3
  store i8 1, ptr %d
  store i8 2, ptr %a
  %e = load i8, ptr %d
  ret i8 %e
}

; It is no store that another one makes superfluous.
; CHECK-LABEL: define {{.*}} @dead(
; CHECK: store i8 1, ptr %p
; CHECK: store i8 2
define void @dead(ptr %p) {
  store i8 1, ptr %p
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  store i8 2, ptr %c
  ret void
}

; Masked twice, in two ways that meet.
; CHECK-LABEL: define {{.*}} @twice(
; CHECK: load i8
define i8 @twice(ptr %p, i1 %which) {
  %a = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %b = call ptr @llvm.ptrmask.p0.i64(ptr %a, i64 -16)
  %s = select i1 %which, ptr %b, ptr %a
  store i8 1, ptr %p
  store i8 2, ptr %s
  %d = load i8, ptr %p
  ret i8 %d
}

; Objects are still told apart.
; CHECK-LABEL: define {{.*}} @apart(
; CHECK-NOT: load
; CHECK: ret i8 7
define i8 @apart(ptr noalias %p, ptr noalias %q) {
  %c = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -8)
  store i8 7, ptr %p
  store i8 1, ptr %c
  %d = load i8, ptr %p
  ret i8 %d
}
