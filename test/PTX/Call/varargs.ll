; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Variable arguments are passed in one array after the fixed ones, each at its
; natural alignment; the list of va_start is a pointer into it.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func (.param .b32 func_retval0) sum(
; CHECK: .param .align 8 .b8 sum_vararg[]
; CHECK: mov.u64 [[A:%rd[0-9]+]], sum_vararg;
; CHECK-NEXT: cvta.local.u64 [[G:%rd[0-9]+]], [[A]];
; CHECK-NEXT: st.local.u64 [%SPL], [[G]];
; CHECK-NEXT: ld.local.u64 [[COPY:%rd[0-9]+]], [%SPL];
; CHECK-NEXT: st.local.u64 [%SPL+8], [[COPY]];
; An i32, at the next multiple of four.
; CHECK-NEXT: ld.local.u64 [[AT:%rd[0-9]+]], [%SPL];
; CHECK-NEXT: add.s64 [[UP:%rd[0-9]+]], [[AT]], 3;
; CHECK-NEXT: and.b64 [[HERE:%rd[0-9]+]], [[UP]], -4;
; CHECK-NEXT: add.s64 [[NEXT:%rd[0-9]+]], [[HERE]], 4;
; CHECK-NEXT: st.local.u64 [%SPL], [[NEXT]];
; CHECK-NEXT: ld.u32 [[R1:%r[0-9]+]], {{\[}}[[HERE]]{{\]}};
; CHECK: ld.f64
define i32 @sum(i32 %n, ...) {
  %ap = alloca ptr
  %bp = alloca ptr
  call void @llvm.va_start.p0(ptr %ap)
  call void @llvm.va_copy.p0(ptr %bp, ptr %ap)
  %a = va_arg ptr %ap, i32
  %b = va_arg ptr %ap, double
  %c = va_arg ptr %ap, i64
  call void @llvm.va_end.p0(ptr %ap)
  %d = fptosi double %b to i32
  %e = trunc i64 %c to i32
  %x = add i32 %a, %d
  %y = add i32 %x, %e
  ret i32 %y
}
declare i32 @ext(ptr, ...)

; CHECK-LABEL: .func (.param .b32 func_retval0) caller(
; CHECK: .param .align 8 .b8 param1[24];
; CHECK-NEXT: st.param.u32 [param1], 1;
; CHECK-NEXT: st.param.f64 [param1+8], 0d4000000000000000;
; CHECK-NEXT: st.param.u64 [param1+16], 5;
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: call.uni (retval0), sum, (param0, param1);
; Without variable arguments, there is no array.
; CHECK: call.uni (retval0), sum, (param0);
; The members of a structure are at the same offsets as in memory.
; CHECK: .param .align 8 .b8 param1[24];
; CHECK-NEXT: st.param.f32 [param1], 0f3F800000;
; CHECK-NEXT: st.param.u32 [param1+8], 1;
; CHECK-NEXT: st.param.u64 [param1+16], 2;
; CHECK: call.uni (retval0), ext, (param0, param1);
; CHECK: .callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[]);
define i32 @caller(ptr %fp) {
  %r = call i32 (i32, ...) @sum(i32 3, i32 1, double 2.0, i64 5)
  %q = call i32 (i32, ...) @sum(i32 3)
  %s = call i32 (ptr, ...) @ext(ptr %fp, float 1.0, {i32, i64} {i32 1, i64 2})
  %t = call i32 (i32, ...) %fp(i32 1, i8 2)
  %z = add i32 %r, %s
  %w = add i32 %z, %t
  %w2 = add i32 %q, %w
  ret i32 %w2
}

; Arguments without a size still make a call with variable arguments.
; CHECK-LABEL: .func (.param .b32 func_retval0) nothing(
; CHECK: .param .align 8 .b8 param1[1];
define i32 @nothing() {
  %r = call i32 (i32, ...) @sum(i32 0, {} zeroinitializer, [0 x i8] zeroinitializer)
  ret i32 %r
}
