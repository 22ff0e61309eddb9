; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: not nvvmc emit %s --arch=sm_75 -O0 --ptx=8.0 -o - 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not nvvmc emit %s --arch=sm_60 -O0 -o - 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 %t.ptx -o /dev/null %}

; A kernel can have 4352 bytes of parameters, or 32764 from PTX 8.1 and sm_70
; on. Parameters are at aligned offsets; device functions have no limit.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 8.1
; CHECK: .visible .entry _Z3big5Heavy(
; OLD: error: Formal parameter space overflowed (32764 bytes required, max 4352 bytes allowed) in function big(Heavy) [emit-parameter-space]
; OLD: 1 error
define ptx_kernel void @_Z3big5Heavy(i8 %a, i64 %b, [32748 x i8] %c) {
  ret void
}
define void @function([40000 x i8] %a) {
  ret void
}
