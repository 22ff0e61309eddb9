; Alignments that ptxas does not accept are refused; the largest that it does
; accept are printed.
; RUN: split-file %s %t
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -o %t/good.ptx && FileCheck %s <%t/good.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t/good.ptx -o /dev/null %}
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %t/bad.ll --check-prefix=BAD

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: .global .align 8388608 .u32 g
@g = addrspace(1) global i32 1, align 8388608
; CHECK: .func f(
; CHECK-NEXT: .param .align 128 .b8
define void @f(ptr byval(i32) align 128 %p, ptr %out) noinline {
  %v = load volatile i32, ptr %p
  store i32 %v, ptr %out
  ret void
}
; CHECK: .local .align 8388608
define ptx_kernel void @k(ptr %p, ptr %out) {
  %a = alloca i32, align 8388608
  store volatile ptr %a, ptr %p
  call void @f(ptr byval(i32) align 128 %p, ptr %out)
  ret void
}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; BAD-DAG: :[[#@LINE+1]]:1: error: cannot emit global g: aligned to 16777216 bytes; PTX allows 8388608 [emit-unsupported-global]
@g = addrspace(1) global i32 1, align 16777216
; BAD-DAG: :[[#@LINE+1]]:{{[0-9]+}}: error: cannot emit a value of parameter 0, aligned to 256 bytes; PTX allows 128 [emit-unsupported-type]
define void @f(ptr byval(i32) align 256 %p) {
  ret void
}
; BAD-DAG: :[[#@LINE+2]]:8: error: cannot emit alloca aligned to 16777216 bytes; PTX allows 8388608 [emit-unsupported-instruction]
define ptx_kernel void @k(ptr %p) {
  %a = alloca i32, align 16777216
  store volatile ptr %a, ptr %p
  ret void
}
; BAD: 3 errors
