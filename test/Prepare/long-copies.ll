; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s

; Lengths are unsigned, however few bits they have.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@buffer = addrspace(1) global [256 x i8] zeroinitializer
@hundred = addrspace(1) global i32 100

; CHECK: k: 00000000 01010101 01010101 00000000
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %n = load volatile i32, ptr addrspace(1) @hundred
  %m = trunc i32 %n to i7
  %middle = getelementptr i8, ptr addrspace(1) @buffer, i64 128
  call void @llvm.memset.p1.i7(ptr addrspace(1) %middle, i8 1, i7 %m, i1 false)
  %p0 = getelementptr i8, ptr addrspace(1) @buffer, i64 124
  %v0 = load i32, ptr addrspace(1) %p0
  store i32 %v0, ptr addrspace(1) %out
  %v1 = load i32, ptr addrspace(1) %middle
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i32 %v1, ptr addrspace(1) %o1
  %p2 = getelementptr i8, ptr addrspace(1) @buffer, i64 224
  %v2 = load i32, ptr addrspace(1) %p2
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 8
  store i32 %v2, ptr addrspace(1) %o2
  %p3 = getelementptr i8, ptr addrspace(1) @buffer, i64 228
  %v3 = load i32, ptr addrspace(1) %p3
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 12
  store i32 %v3, ptr addrspace(1) %o3
  ret void
}
