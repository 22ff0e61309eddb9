; A function of a library, compiled for another machine and with other features,
; is inlined like any other.
; RUN: nvvmc compile --opt=2 --arch=sm_80 %s | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

define internal i32 @library(i32 %x) "target-cpu"="sm_60" "target-features"="+ptx42,+sm_60" {
  %y = mul i32 %x, 3
  ret i32 %y
}
; CHECK: .entry kernel(
; CHECK-NOT: call
define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" {
  %a = call i32 @library(i32 %x)
  %b = call i32 @library(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  ret void
}
