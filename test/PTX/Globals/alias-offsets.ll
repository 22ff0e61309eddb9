; Aliases of parts of variables, and of other aliases, and addresses that are
; offset by other addresses.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@c = internal addrspace(1) constant [4 x i32] [i32 5, i32 6, i32 7, i32 8]
@second = internal alias i32, getelementptr (i8, ptr addrspace(1) @c, i64 4)
@third = internal alias i32, getelementptr (i8, ptr addrspace(1) @second, i64 4)
@generic = internal alias i32, addrspacecast (ptr addrspace(1) @third to ptr)

; CHECK: k: 00000006 00000007 00000005 00000007 00000008
define ptx_kernel void @k(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) @second
  store i32 %a, ptr addrspace(1) %out
  %b = load i32, ptr addrspace(1) @third
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i32 %b, ptr addrspace(1) %o1
  %c = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @second, i64 -4)
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 8
  store i32 %c, ptr addrspace(1) %o2
  %d = load i32, ptr @generic
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 12
  store i32 %d, ptr addrspace(1) %o3
  ; The distance of two addresses as an offset.
  %e = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @third, i64 sub (i64 ptrtoint (ptr addrspace(1) @second to i64), i64 ptrtoint (ptr addrspace(1) @c to i64)))
  %o4 = getelementptr i8, ptr addrspace(1) %out, i64 16
  store i32 %e, ptr addrspace(1) %o4
  ret void
}
