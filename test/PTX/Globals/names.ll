; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Names that are not valid in PTX are rewritten and stay unique; an ASCII
; comment shows the original.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: // a_$_b_$2 is a.b
; CHECK-NEXT: .visible .global .align 4 .u32 a_$_b_$2 = 1;
@a.b = addrspace(1) global i32 1
; CHECK: // a_$_b_$3 is a@b
; CHECK-NEXT: .visible .global .align 4 .u32 a_$_b_$3 = 2;
@"a@b" = addrspace(1) global i32 2
; CHECK-NOT: //
; CHECK: .visible .global .align 4 .u32 a_$_b = 3;
@"a_$_b" = addrspace(1) global i32 3
; CHECK: .visible .global .align 4 .u32 a_$_b_$1 = 4;
@"a_$_b_$1" = addrspace(1) global i32 4
; CHECK: // e_$__$_ is e??
; CHECK-NEXT: .visible .global .align 4 .u32 e_$__$_ = 5;
@"e\C3\A9" = addrspace(1) global i32 5
; CHECK: {{^}}.global .align 4 .u32 __unnamed = 6;
@0 = internal addrspace(1) global i32 6
; CHECK: .visible .global .align 8 .u64 uses = __unnamed;
@uses = addrspace(1) global ptr addrspace(1) @0
; PTX keywords are not reserved.
; CHECK: .visible .global .align 4 .u32 add = 7;
@add = addrspace(1) global i32 7
; CHECK: .u32 WARP_SZ_$1 = 8;
@WARP_SZ = addrspace(1) global i32 8
; CHECK: // _1 is 1
; CHECK-NEXT: .visible .global .align 4 .u32 _1 = 9;
@"1" = addrspace(1) global i32 9

; CHECK: .globl f_$_g
; CHECK-NEXT: // f_$_g is f.g
; CHECK-NEXT: .visible .entry f_$_g(
; CHECK-NEXT: .param .u32 f_$_g_param_0
define ptx_kernel void @f.g(i32 %a) {
  store i32 %a, ptr addrspace(1) @a.b
  ret void
}
