; Addresses of local variables in shared memory.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global ptr undef
@n = internal addrspace(3) global i64 undef
@l = internal addrspace(3) global ptr addrspace(5) undef
@g = internal addrspace(1) global ptr null

define ptx_kernel void @k(ptr %p, i64 %i) {
  %x = alloca [4 x i32]
  %second = getelementptr i32, ptr %x, i64 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: the address of %x, which is local to the thread, is stored in shared memory [lint-local-in-shared]
  store ptr %second, ptr addrspace(3) @s
  %number = ptrtoint ptr %x to i64
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-local-in-shared]
  store i64 %number, ptr addrspace(3) @n
  %local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-local-in-shared]
  store ptr addrspace(5) %local, ptr addrspace(3) @l
  %generic = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-local-in-shared]
  store ptr %x, ptr %generic
  store ptr %p, ptr addrspace(3) @s
  store ptr null, ptr addrspace(3) @s
  store ptr %x, ptr addrspace(1) @g
  ret void
}
