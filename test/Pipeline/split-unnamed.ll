; What has no name in the module has the same one in PTX, in units or not.

; RUN: nvvmc compile %s --profile=nvptx --opt=2 --arch=sm_80 -o %t.whole
; RUN: nvvmc compile %s --profile=nvptx --opt=2 --arch=sm_80 -split-compile=2 -o %t.units
; RUN: diff %t.whole %t.units
; RUN: nvvmc compile %s --profile=nvptx --opt=2 --arch=sm_80 -split-compile-extended=2 -o %t.units
; RUN: diff %t.whole %t.units
; RUN: FileCheck %s < %t.whole
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-DAG: {{^}}.global {{.*}}__unnamed_{{.*}} = 7;
@0 = internal addrspace(1) global i32 7
; LLVM makes it internal.
; CHECK-DAG: {{^}}.global {{.*}}__unnamed_{{.*}} = 8;
@1 = weak addrspace(1) global i32 8
@unnamed = internal addrspace(1) global i32 9

; CHECK-DAG: .func {{.*}}__unnamed
define internal i32 @2(i32 %x) noinline {
  %v = load volatile i32, ptr addrspace(1) @0
  %w = load volatile i32, ptr addrspace(1) @1
  %r = add i32 %v, %x
  %s = add i32 %w, %r
  ret i32 %s
}

; CHECK-DAG: .visible .entry k(
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %v = call i32 @2(i32 %i)
  %w = load volatile i32, ptr addrspace(1) @unnamed
  store volatile i32 %w, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %p
  ret void
}
