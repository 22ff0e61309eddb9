; Warnings of ptxas are warnings here: the machine code is written.
; RUN: rm -rf %t && mkdir %t
; RUN: printf 'add.s32|warning : Something is slow\n    because it is\n' > %t/says
; RUN: env SAYS=%t/says nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %s -o %t/out.cubin 2>&1 | FileCheck %s
; RUN: grep "machine code" %t/out.cubin
; RUN: env SAYS=%t/says nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 --disable=ptxas-warning %s -o %t/out.cubin 2>&1 | count 0
; RUN: env SAYS=%t/says %python %S/Inputs/status.py 1 nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 -Werror=ptxas-warning %s -o %t/none.cubin 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not ls %t/none.cubin

; CHECK: [[#@LINE+9]]:8: warning: ptxas: Something is slow [ptxas-warning]
; CHECK-NEXT: PTX: add.s32
; CHECK-NEXT: because it is
; ERROR: error: ptxas: Something is slow [ptxas-warning]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %v = load i32, ptr addrspace(1) %p
  %w = add i32 %v, %a
  store i32 %w, ptr addrspace(1) %p
  ret void
}
