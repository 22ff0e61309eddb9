; A lazily added module that does not fit the program is named in the log.
; UNSUPPORTED: asan
;
; RUN: split-file %s %t && %{build}/test/libnvvm-calls \
; RUN:   %{build}/nvvm/lib64/libnvvm.so.4 %t/script %t | FileCheck %s
; CHECK: compile: 9, no result, log {{.*}}m0: error: cannot link library m0: 'f' is called as i32 (i32), but defined as i32 (i64) [link-library]

;--- script
== wide
add k.ll
lazy wide.ll
compile

;--- k.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
declare i32 @f(i32)
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @f(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0, i32 3, i32 1}

;--- wide.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define i32 @f(i64 %x) {
  %r = trunc i64 %x to i32
  ret i32 %r
}
