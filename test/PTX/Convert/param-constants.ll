; Constant casts from param space require PTX 7.7, too.

; RUN: nvvmc emit -O0 --arch=sm_75 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 7.7
; CHECK: cvta.param.u64
define ptr @param() {
  ret ptr addrspacecast (ptr addrspace(101) inttoptr (i64 16 to ptr addrspace(101)) to ptr)
}
