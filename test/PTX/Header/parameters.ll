; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Parameters and return values by type. Kernels keep narrow integers narrow.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK-LABEL: .visible .entry kernel(
; CHECK-NEXT: .param .u8 kernel_param_0,
; CHECK-NEXT: .param .u8 kernel_param_1,
; CHECK-NEXT: .param .u16 kernel_param_2,
; CHECK-NEXT: .param .u32 kernel_param_3,
; CHECK-NEXT: .param .u64 kernel_param_4,
; CHECK-NEXT: .param .align 2 .b8 kernel_param_5[2],
; CHECK-NEXT: .param .align 2 .b8 kernel_param_6[2],
; CHECK-NEXT: .param .f32 kernel_param_7,
; CHECK-NEXT: .param .f64 kernel_param_8,
; CHECK-NEXT: .param .align 4 .b8 kernel_param_9[4],
; CHECK-NEXT: .param .align 16 .b8 kernel_param_10[16],
; CHECK-NEXT: .param .align 16 .b8 kernel_param_11[16],
; CHECK-NEXT: .param .align 8 .b8 kernel_param_12[16],
; CHECK-NEXT: .param .align 16 .b8 kernel_param_13[16],
; CHECK-NEXT: .param .u64 kernel_param_14,
; CHECK-NEXT: .param .align 1 .b8 kernel_param_15[3],
; CHECK-NEXT: .param .u64 kernel_param_17
; CHECK-NEXT: {{^\)$}}
define ptx_kernel void @kernel(i1 %a, i8 %b, i16 %c, i24 %d, i64 %e, half %f, bfloat %g, float %h, double %i, <2 x half> %j, <4 x float> %k, i128 %l, { i32, double } %m, ptr byval({ i32, double }) align 16 %n, ptr %o, [3 x i8] %p, {} %q, i33 %r) {
  ret void
}

; CHECK-LABEL: .visible .func  (.param .b32 func_retval0) function(
; CHECK-NEXT: .param .b32 function_param_0,
; CHECK-NEXT: .param .b32 function_param_1,
; CHECK-NEXT: .param .b32 function_param_2,
; CHECK-NEXT: .param .b32 function_param_3,
; CHECK-NEXT: .param .b64 function_param_4,
; CHECK-NEXT: .param .align 2 .b8 function_param_5[2],
; CHECK-NEXT: .param .align 2 .b8 function_param_6[2],
; CHECK-NEXT: .param .b32 function_param_7,
; CHECK-NEXT: .param .b64 function_param_8,
; CHECK-NEXT: .param .align 4 .b8 function_param_9[4],
; CHECK-NEXT: .param .align 16 .b8 function_param_10[16],
; CHECK-NEXT: .param .align 16 .b8 function_param_11[16],
; CHECK-NEXT: .param .align 8 .b8 function_param_12[16],
; CHECK-NEXT: .param .align 16 .b8 function_param_13[16],
; CHECK-NEXT: .param .b64 function_param_14,
; CHECK-NEXT: .param .align 1 .b8 function_param_15[3],
; CHECK-NEXT: .param .b64 function_param_17
; CHECK-NEXT: {{^\)$}}
define i1 @function(i1 %a, i8 %b, i16 %c, i24 %d, i64 %e, half %f, bfloat %g, float %h, double %i, <2 x half> %j, <4 x float> %k, i128 %l, { i32, double } %m, ptr byval({ i32, double }) align 16 %n, ptr %o, [3 x i8] %p, {} %q, i33 %r) {
  ret i1 false
}

; CHECK: .visible .func  (.param .b64 func_retval0) double_()
define double @double_() {
  ret double 0.0
}
; CHECK: .visible .func  (.param .align 2 .b8 func_retval0[2]) half_()
define half @half_() {
  ret half 0.0
}
; CHECK: .visible .func  (.param .align 8 .b8 func_retval0[16]) struct_()
define { i32, double } @struct_() {
  ret { i32, double } zeroinitializer
}
; CHECK: .visible .func empty_()
define {} @empty_() {
  ret {} undef
}
