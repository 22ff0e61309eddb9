; What ptxas calls information is a note, at the function that it names if there is no
; line; of several files, in the one that defines it.
; RUN: rm -rf %t && mkdir %t
; RUN: printf '|ptxas info    : (C7510) Potential Performance Loss in the function %sk%s\n' "'" "'" > %t/says
; RUN: env PATH=%S/Inputs/fake-ptxas:$PATH SAYS=%t/says nvvmc compile --arch=sm_90 %S/Inputs/no-version.ll %s -o %t/out.cubin 2>&1 | FileCheck %s
; RUN: env PATH=%S/Inputs/fake-ptxas:$PATH SAYS=%t/says nvvmc compile --quiet --arch=sm_90 %s -o %t/out.cubin 2>&1 | count 0

; CHECK: ptxas-note.ll:[[#@LINE+4]]:25: note: ptxas: (C7510) Potential Performance Loss in the function 'k' [ptxas-note]
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  ret void
}
