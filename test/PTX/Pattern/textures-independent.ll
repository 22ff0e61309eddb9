; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Samplers of their own, by name and as kernel parameters.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@t = addrspace(1) global i64 undef
@s = internal addrspace(1) constant i64 18
@u = addrspace(1) global i64 undef
; CHECK: .target sm_90, texmode_independent
; CHECK-LABEL: independent(
; CHECK: ld.param.u64 %rd1, [independent_param_0];
; CHECK-NEXT: ld.param.u32 %r1, [independent_param_1];
; CHECK-NEXT: ld.param.f32 %f1, [independent_param_2];
; CHECK-NEXT: mov.u64 %rd2, t;
; CHECK-NEXT: mov.u64 %rd3, %rd2;
; CHECK-NEXT: mov.u64 %rd4, s;
; CHECK-NEXT: mov.u64 %rd5, %rd4;
; CHECK-NEXT: mov.u64 %rd6, u;
; CHECK-NEXT: mov.u64 %rd7, %rd6;
; CHECK-NEXT: tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd3, %rd5, {%f1, %f1}];
; CHECK-NEXT: st.global.f32 [%rd1], %f2;
; CHECK-NEXT: suld.b.1d.b32.trap {%r2}, [%rd7, {%r1}];
; CHECK-NEXT: st.global.u32 [%rd1], %r2;
define ptx_kernel void @independent(ptr addrspace(1) %p, i32 %x, float %f) {
  %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @t)
  %g = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @s)
  %v = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @u)
  %a = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %h, i64 %g, float %f, float %f)
  %b = extractvalue { float, float, float, float } %a, 0
  store float %b, ptr addrspace(1) %p
  %c = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %v, i32 %x)
  store i32 %c, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: params(
; CHECK: ld.param.u64 %rd1, [params_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [params_param_1];
; CHECK-NEXT: ld.param.u64 %rd3, [params_param_3];
; CHECK-NEXT: ld.param.f32 %f1, [params_param_4];
; CHECK-NEXT: tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd1, %rd2, {%f1, %f1}];
; CHECK-NEXT: st.global.f32 [%rd3], %f2;
define ptx_kernel void @params(ptr %i, ptr %sa, ptr %o, ptr addrspace(1) %p, float %f) {
  %h = ptrtoint ptr %i to i64
  %g = ptrtoint ptr %sa to i64
  %a = call { float, float, float, float } @llvm.nvvm.tex.2d.v4f32.f32(i64 %h, i64 %g, float %f, float %f)
  %b = extractvalue { float, float, float, float } %a, 0
  store float %b, ptr addrspace(1) %p
  ret void
}
!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
!1 = !{ptr addrspace(1) @s, !"sampler", i32 1}
!2 = !{ptr addrspace(1) @u, !"surface", i32 1}
!3 = !{ptr @params, !"rdoimage", i32 0, !"sampler", i32 1, !"wroimage", i32 2}
