; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; The name of the depot contains the number of its function; it has the size and
; alignment of all variables together. %SP and %SPL are declared if they are
; used. Kernels and functions are alike; without variables, there is neither.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @use(ptr)

; CHECK-LABEL: .entry kernel(
; CHECK: {{^{}}
; CHECK-NEXT: .local .align 16 .b8 __local_depot1[256];
; CHECK-NEXT: .reg .b64 %SP;
; CHECK-NEXT: .reg .b64 %SPL;
; CHECK: mov.u64 %SPL, __local_depot1;
; CHECK-NEXT: cvta.local.u64 %SP, %SPL;
define ptx_kernel void @kernel() {
  %a = alloca [256 x i8], align 16
  call void @use(ptr %a)
  ret void
}
; CHECK-LABEL: .func only_local(
; CHECK: {{^{}}
; CHECK-NEXT: .local .align 4 .b8 __local_depot2[4];
; CHECK-NEXT: .reg .b64 %SPL;
; CHECK-NOT: %SP;
; CHECK: mov.u64 %SPL, __local_depot2;
; CHECK-NEXT: st.local.u32 [%SPL], 1;
define void @only_local() {
  %a = alloca i32
  store i32 1, ptr %a
  ret void
}
; CHECK-LABEL: .func aligned(
; CHECK: .local .align 512 .b8 __local_depot3[{{[0-9]+}}];
define void @aligned() {
  %a = alloca i32, align 512
  %b = alloca i8
  call void @use(ptr %a)
  call void @use(ptr %b)
  ret void
}
; Variables of size zero still have an address.
; CHECK-LABEL: .func empty_variable(
; CHECK: .local .align 4 .b8 __local_depot4[1];
define void @empty_variable() {
  %a = alloca [0 x i32]
  call void @use(ptr %a)
  ret void
}
; CHECK-LABEL: .func without(
; CHECK-NOT: __local_depot
; CHECK-NOT: %SP
; CHECK: ret;
define void @without() {
  ret void
}
