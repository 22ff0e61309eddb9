; A question to the compiler whose further operand is the answer to another one,
; or, in unreachable code, to itself.

; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr, i32)

; CHECK-LABEL: f(
; CHECK: st.param.u32 {{.*}}[func_retval0], 900;
define i32 @f() {
  %a = call i32 @__nvvm_reflect(ptr @s, i32 0)
  %b = call i32 @__nvvm_reflect(ptr @s, i32 %a)
  %c = call i32 @__nvvm_reflect(ptr @s, i32 %b)
  ret i32 %c
dead:
  %d = call i32 @__nvvm_reflect(ptr @s, i32 %d)
  br label %dead
}
