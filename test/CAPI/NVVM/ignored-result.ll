; A front end without void declares a function that has no result with one, which it
; does not read. The call is printed as the definition says.
; UNSUPPORTED: asan
;
; RUN: rm -rf %t && split-file %s %t && env NVVM_IR_VER_CHK=0 OPENNVVM_DUMP=%t/dump \
; RUN:   %{build}/test/libnvvm-calls %{build}/nvvm/lib64/libnvvm.so.4 %t/script %t \
; RUN:   | FileCheck %s --check-prefix=ANSWER
; ANSWER: compile -opt=0: 0, ptx sm_75, log 1 ""
; ANSWER: compile -opt=0: 0, ptx sm_75, log 1 ""
; ANSWER: compile -opt=0: 9, {{.*}}'f' is called as ptr (i32, ptr), but defined as void (i32, ptr)
; RUN: cat %t/dump/*/result.ptx | FileCheck %s
; CHECK: .entry k(
; CHECK: call.uni f, (param0, param1);
; CHECK: .entry k(
; CHECK: call.uni f, (param0, param1);

;--- script
== lazy
add k.ll
lazy f.ll
compile -opt=0
== eager
add k.ll
add f.ll
compile -opt=0
== read
add reads.ll
lazy f.ll
compile -opt=0

;--- k.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
declare noalias nonnull ptr @f(i32, ptr)
define ptx_kernel void @k(ptr %p) {
  %unread = call noalias nonnull ptr @f(i32 1, ptr %p)
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}

;--- reads.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
declare ptr @f(i32, ptr)
define ptx_kernel void @k(ptr %p) {
  %read = call ptr @f(i32 1, ptr %p)
  store ptr %read, ptr %p
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}

;--- f.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @f(i32 %x, ptr %p) noinline {
  store i32 %x, ptr %p
  ret void
}
