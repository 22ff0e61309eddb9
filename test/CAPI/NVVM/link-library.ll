; Lazily added modules are linked until nothing is missing, checked for what the
; program and they must have in common, and verified.
; UNSUPPORTED: asan

; RUN: split-file %s %t && %{build}/test/libnvvm-calls \
; RUN:   %{build}/nvvm/lib64/libnvvm.so.4 %t/script %t | FileCheck %s

; Each needs the next; in any order, and one needs another twice.
; CHECK-LABEL: == chain
; CHECK: compile: 0, ptx sm_75, log 1 ""
; CHECK: verify: 0, ptx sm_75, log 1 ""
; CHECK-LABEL: == reversed chain
; CHECK: compile: 0, ptx sm_75, log 1 ""
; CHECK-LABEL: == the end is missing
; CHECK: compile: 0, ptx sm_75, log 1 ""

; The place is that of the call, and a module whose name is not the first of its
; kind has a number. The call may be in a library.
; CHECK-LABEL: == another type
; CHECK: compile: 9, no result, log {{[0-9]+}} "k#2: link error: error: 'a' is called as {{.*}}\nk:4:8: error: cannot link library k#2: 'a' is called as i32 (i32), but defined as i32 (i64) [link-library]
; CHECK: verify: 6, no result, log {{[0-9]+}} "k#2: link error: error: 'a' is called as {{.*}}\nk:4:8: error: cannot link library k#2: 'a' is called as i32 (i32), but defined as i32 (i64) [link-library]
; CHECK-LABEL: == another type in a library
; CHECK: compile: 9, no result, log {{.*}} cannot link library b: 'a' is called as i32 (i32), but defined as i32 (i64) [link-library]
; CHECK-LABEL: == another type in a module
; CHECK: compile: 9, no result, log {{.*}}k: link error: error: 'a' is called as i32 (i32), but defined as i32 (i64){{.*}}\nk:4:8: error: cannot link k#2: 'a' is called

; A wrong version is refused; none is fine.
; CHECK-LABEL: == an old version
; CHECK: compile: 3, no result, log {{.*}}"old: error: IR version 1.0 incompatible with current version 2.0\n\nConsider inserting
; CHECK: verify: 3,
; CHECK-LABEL: == an old version, unchecked
; CHECK: compile: 0,

; Another machine or pointers of another width, but only if they are linked.
; CHECK-LABEL: == another machine
; CHECK: compile: 9, no result, log {{.*}}cannot link library x86: it is for the target 'x86_64-linux'
; CHECK: verify: 6,
; CHECK-LABEL: == pointers of another width
; CHECK: compile: 9, no result, log {{.*}}cannot link library narrow: its pointers have 32 bits, those of the program 64
; CHECK-LABEL: == not needed
; CHECK: compile: 0, ptx sm_75, log 1 ""

; What comes from a library is verified, with the place in its text.
; CHECK-LABEL: == broken SSA
; CHECK: compile: 9, no result, log {{[0-9]+}} "Instruction does not dominate all uses!\n{{.*}}\nssa:3:8: error: Instruction does not dominate all uses!
; CHECK: verify: 6, {{.*}}Instruction does not dominate all uses!
; CHECK-LABEL: == a rule
; CHECK: compile: 9, no result, log {{[0-9]+}} "error: Error: {{.*}}\ncluster:2:3: error: {{.*}}
; CHECK-LABEL: == a rule that nobody breaks
; CHECK: compile: 0, ptx sm_75, log 1 ""

;--- script
== chain
add k.ll
lazy a.ll a
lazy b.ll b
lazy c.ll c
compile
verify
== reversed chain
lazy c.ll c
lazy b.ll b
lazy a.ll a
add k.ll
compile
== the end is missing
add k.ll
lazy b.ll b
lazy a.ll a
compile
== another type
add k.ll k
lazy wide.ll k
compile
verify
== another type in a library
add k.ll
lazy calls-a.ll a
lazy wide.ll b
add calls-f.ll
compile
== another type in a module
add k.ll k
add wide-module.ll k
compile
== an old version
add k.ll
lazy old.ll old
compile
verify
== an old version, unchecked
env NVVM_IR_VER_CHK=0
add k.ll
lazy old.ll old
compile
== another machine
add k.ll
lazy x86.ll x86
compile
verify
== pointers of another width
add k.ll
lazy narrow.ll narrow
compile
== not needed
add none.ll
lazy x86.ll x86
lazy narrow.ll narrow
lazy wide.ll wide
lazy ssa.ll ssa
compile
== broken SSA
add k.ll
lazy ssa.ll ssa
compile
verify
== a rule
add k.ll
lazy cluster.ll cluster
compile
== a rule that nobody breaks
add none.ll
lazy cluster.ll cluster
compile
;--- k.ll
target triple = "nvptx64-nvidia-cuda"
declare i32 @a(i32)
define i32 @k(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- none.ll
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %x) {
  ret i32 %x
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- calls-f.ll
target triple = "nvptx64-nvidia-cuda"
declare i32 @f(i32)
define i32 @g(i32 %x) {
  %r = call i32 @f(i32 %x)
  ret i32 %r
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- a.ll
declare i32 @b(i32)
define i32 @a(i32 %x) {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
;--- b.ll
declare i32 @c(i32)
define i32 @b(i32 %x) {
  %r = call i32 @c(i32 %x)
  ret i32 %r
}
define i32 @d(i32 %x) {
  ret i32 %x
}
;--- c.ll
declare i32 @d(i32)
define i32 @c(i32 %x) {
  %r = call i32 @d(i32 %x)
  ret i32 %r
}
;--- wide.ll
define i32 @a(i64 %x) {
  %r = trunc i64 %x to i32
  ret i32 %r
}
;--- wide-module.ll
target triple = "nvptx64-nvidia-cuda"
define i32 @a(i64 %x) {
  %r = trunc i64 %x to i32
  ret i32 %r
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- calls-a.ll
declare i32 @a(i32)
define i32 @f(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
;--- old.ll
define i32 @a(i32 %x) {
  ret i32 %x
}
!nvvmir.version = !{!0}
!0 = !{i32 1, i32 0}
;--- x86.ll
target triple = "x86_64-linux"
define i32 @a(i32 %x) {
  ret i32 %x
}
;--- narrow.ll
target datalayout = "e-p:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx-nvidia-cuda"
define i32 @a(i32 %x) {
  ret i32 %x
}
;--- ssa.ll
define i32 @a(i32 %x) {
  %y = add i32 %z, 1
  %z = add i32 %x, 1
  ret i32 %y
}
;--- cluster.ll
define i32 @a(i32 %x) {
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret i32 %x
}
declare void @llvm.nvvm.barrier.cluster.arrive()
