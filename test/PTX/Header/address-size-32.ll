; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s

; The text with 32-bit addresses; no current ptxas assembles it.
target triple = "nvptx-nvidia-cuda"
target datalayout = "e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .address_size 32
; CHECK: .extern .func use(
; CHECK-NEXT: .param .b32 use_param_0
; CHECK: .visible .global .align 4 .u32 number = 7;
@number = addrspace(1) global i32 7
; CHECK: .visible .global .align 4 .u32 same = number;
@same = addrspace(1) global ptr addrspace(1) @number
; CHECK: .visible .global .align 4 .u32 generic_ = generic(number);
@generic_ = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @number to ptr)
; CHECK: .visible .global .align {{4|8}} .u32 both[2] = {1, generic(number)};
@both = addrspace(1) global { i8, ptr } { i8 1, ptr addrspacecast (ptr addrspace(1) @number to ptr) }
declare void @use(ptr)
; CHECK-LABEL: .entry kernel(
; CHECK-NEXT: .param .u32 .ptr .global .align 1 kernel_param_0,
; CHECK-NEXT: .param .u64 kernel_param_1
; CHECK: .local .align 4 .b8 __local_depot1[16];
; CHECK-NEXT: .reg .b32 %SP;
; CHECK-NEXT: .reg .b32 %SPL;
; CHECK: mov.u32 %SPL, __local_depot1;
; CHECK-NEXT: cvta.local.u32 %SP, %SPL;
; CHECK: ld.param.u32 [[P:%r[0-9]+]], [kernel_param_0];
; CHECK: st.param.u32 [param0], %r{{[0-9]+}};
; CHECK: ld.local.u32 {{%r[0-9]+}}, [%SPL+8];
; CHECK: add.s32 [[A:%r[0-9]+]], [[P]], %r{{[0-9]+}};
; CHECK-NEXT: st.global.u32 {{\[}}[[A]]],
define ptx_kernel void @kernel(ptr addrspace(1) %p, i64 %w) {
  %a = alloca [4 x i32]
  call void @use(ptr %a)
  %i = getelementptr [4 x i32], ptr %a, i32 0, i32 2
  %v = load i32, ptr %i
  %gp = getelementptr i32, ptr addrspace(1) %p, i64 %w
  store i32 %v, ptr addrspace(1) %gp
  ret void
}
; CHECK-LABEL: .func  (.param .b32 func_retval0) function(
; CHECK-NEXT: .param .b32 function_param_0,
; CHECK: alloca.u32
; CHECK-NEXT: cvta.local.u32
define ptr @function(ptr %x, i32 %n) {
  %b = alloca i8, i32 %n
  call void @use(ptr %b)
  %y = getelementptr i64, ptr %x, i32 %n
  ret ptr %y
}
