; At -O2 a kernel reads a by-value parameter where it is when nothing writes to
; it; else, and in other functions, its copy is local.
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
; CHECK: st.local.u32
; CHECK: ld.local.u32
define i32 @device(ptr byval([8 x i32]) align 4 %a, i32 %i) {
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i32 7, ptr %a
  %v = load i32, ptr %p
  ret i32 %v
}
