; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && FileCheck %s <%t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s --check-prefix=RAN
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Visible variables keep their names. Parameters, labels and the frame get other
; names if theirs would hide a variable.

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@address_param_0 = addrspace(1) global i32 5
@param0 = addrspace(1) global i32 7
@retval0 = addrspace(1) global i32 11
@func_retval0 = addrspace(1) global i32 13
@__local_depot2 = addrspace(1) global i32 17
@prototype_0 = addrspace(1) global i32 19
@"$L__BB3_1" = addrspace(1) global i32 23
@list_vararg = addrspace(1) global i32 29

; ptxas would silently use the address of the parameter.
; CHECK-LABEL: .entry address(
; CHECK: address_param_$1_0
; CHECK: mov.u64 [[A:%rd[0-9]+]], address_param_0;
; RAN: address: 00000005 00000000 
define ptx_kernel void @address(ptr addrspace(1) %out) {
  store volatile ptr addrspace(1) @address_param_0, ptr addrspace(1) %out
  %p = load volatile ptr addrspace(1), ptr addrspace(1) %out
  %v = load i32, ptr addrspace(1) %p
  %w = zext i32 %v to i64
  store volatile i64 %w, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: .func (.param .b32 func_retval$1_0) twice(
; CHECK: ld.global.u32 %r{{[0-9]+}}, [func_retval0];
; CHECK: st.param.u32 [func_retval$1_0],
define i32 @twice(i32 %x) {
  %v = load i32, ptr addrspace(1) @func_retval0
  %y = add i32 %v, %x
  ret i32 %y
}
; CHECK-LABEL: .entry call(
; CHECK: .local .align 4 .b8 __local_depot$1_2[4];
; CHECK: ld.global.u32 %r{{[0-9]+}}, [param0];
; CHECK: call.uni (retval$1_0), twice, (param$1_0);
; CHECK: ld.global.u32 %r{{[0-9]+}}, [retval0];
; RAN: call: 00000030 
define ptx_kernel void @call(ptr addrspace(1) %out) {
  %a = alloca i32
  %v = load i32, ptr addrspace(1) @param0
  store volatile i32 %v, ptr %a
  %r = call i32 @twice(i32 %v)
  %w = load i32, ptr addrspace(1) @retval0
  %d = load i32, ptr addrspace(1) @__local_depot2
  %s = add i32 %r, %w
  %t = add i32 %s, %d
  store i32 %t, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: .entry loop(
; CHECK: $L__BB$1_3_1:
; CHECK: [$L__BB3_1];
; CHECK: bra.uni $L__BB$1_3_1;
; RAN: loop: 0000002e 
define ptx_kernel void @loop(ptr addrspace(1) %out) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %v = load volatile i32, ptr addrspace(1) @"$L__BB3_1"
  %j = add i32 %i, %v
  %c = icmp ult i32 %j, 40
  br i1 %c, label %l, label %x
x:
  store i32 %j, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: ) indirect(
; CHECK: prototype_$1_0 : .callprototype
; CHECK: ld.global.u32 %r{{[0-9]+}}, [prototype_0];
define i32 @indirect(ptr %f) {
  %r = call i32 %f(i32 1)
  %v = load i32, ptr addrspace(1) @prototype_0
  %s = add i32 %r, %v
  ret i32 %s
}
; CHECK-LABEL: ) list(
; CHECK: list_vararg$1_[]
; CHECK: mov.u64 %rd{{[0-9]+}}, list_vararg$1_;
; CHECK: [list_vararg];
declare void @llvm.va_start.p0(ptr)
define i32 @list(i32 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  %x = va_arg ptr %ap, i32
  %v = load i32, ptr addrspace(1) @list_vararg
  %s = add i32 %v, %x
  ret i32 %s
}
