; At -O2, a kernel reads a by-value parameter in place if nothing writes to it;
; otherwise it has a local copy. In other functions, the parameter is in local
; memory anyway.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .entry read(
; CHECK: mov.b64 [[BASE:%rd[0-9]+]], read_param_0;
; CHECK: add.s64 [[AT:%rd[0-9]+]], [[BASE]],
; CHECK: ld.param.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
; CHECK-NOT: .local
define ptx_kernel void @read(ptr byval([8 x i32]) align 4 %a, i32 %i, ptr %out) {
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}

; CHECK-LABEL: .entry written(
; CHECK: ld.param.u32 [[W:%r[0-9]+]], [written_param_0];
; CHECK: st.local.u32 {{.*}}, [[W]];
; CHECK: st.local.u32 {{\[%rd[0-9]+\]}},
; CHECK: ld.local.u32
define ptx_kernel void @written(ptr byval([8 x i32]) align 4 %a, i32 %i, i32 %j, ptr %out) {
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i32 %i, ptr %p
  %q = getelementptr [8 x i32], ptr %a, i32 0, i32 %j
  %v = load i32, ptr %q
  store i32 %v, ptr %out
  ret void
}

; CHECK-LABEL: .func (.param .b32 func_retval0) device(
; CHECK-NOT: .local .align
; CHECK: mov.b64 [[A:%rd[0-9]+]], device_param_0;
; CHECK: st.local.u32 {{\[}}[[A]]{{\]}}, 7;
; CHECK: ld.local.u32
; CHECK: st.param
define i32 @device(ptr byval([8 x i32]) align 4 %a, i32 %i) {
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i32 7, ptr %a
  %v = load i32, ptr %p
  ret i32 %v
}

; A use of its address gets the generic one.
; CHECK-LABEL: escapes(
; CHECK: mov.b64 [[A:%rd[0-9]+]], escapes_param_0;
; CHECK-NEXT: cvta.local.u64 [[G:%rd[0-9]+]], [[A]];
; CHECK: st.param.u64 [param0], [[G]];
declare void @use(ptr)
define void @escapes(ptr byval([8 x i32]) align 4 %a) {
  call void @use(ptr %a)
  ret void
}

; A parameter that is passed on by value is read in place.
; CHECK-LABEL: .entry passed_on(
; CHECK-NOT: cvta.local
; CHECK: ld.param.u32 [[P:%r[0-9]+]], [passed_on_param_0];
; CHECK-NEXT: st.param.u32 [param0], [[P]];
; CHECK: ld.global.u32 [[G:%r[0-9]+]], [
; CHECK-NEXT: st.param.u32 [param0], [[G]];
; CHECK: ld.local.u32 [[L:%r[0-9]+]], [
; CHECK-NEXT: st.param.u32 [param0], [[L]];
define ptx_kernel void @passed_on(ptr byval([8 x i32]) align 4 %a, ptr %out) {
  %own = alloca [8 x i32], align 4
  %r = call i32 @device(ptr byval([8 x i32]) align 4 %a, i32 1)
  %s = call i32 @device(ptr byval([8 x i32]) align 4 %out, i32 1)
  store i32 %r, ptr %own
  %t = call i32 @device(ptr byval([8 x i32]) align 4 %own, i32 1)
  %u = add i32 %s, %t
  store i32 %u, ptr %out
  ret void
}
