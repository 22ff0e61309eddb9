; What ptxas calls information is a note, at the function that it names if there is no
; line; of several files, in the one that defines it.
; RUN: rm -rf %t && mkdir %t
; RUN: echo "|ptxas info    : (C7510) Potential Performance Loss in the function 'k2'" > %t/says
; RUN: env SAYS=%t/says nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --arch=sm_90 %S/Inputs/good.ll %s -o %t/out.cubin 2>&1 | FileCheck %s
; RUN: env SAYS=%t/says nvvmc compile --ptxas=%S/Inputs/fake-ptxas/ptxas --quiet --arch=sm_90 %s -o %t/out.cubin 2>&1 | count 0

; CHECK: ptxas-note.ll:[[#@LINE+4]]:24: note: ptxas: (C7510) Potential Performance Loss in the function 'k2' [ptxas-note]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k2() {
  ret void
}
