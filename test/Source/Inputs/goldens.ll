; Checks written by scripts/update-goldens.py
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Kept: what a person says of the function.
define i32 @difference(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @square_of_global(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %s = mul i32 %v, %v
  ret i32 %s
}
