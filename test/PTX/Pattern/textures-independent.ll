; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Separate samplers, by name and as kernel parameters.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@t = addrspace(1) global i64 undef
@s = internal addrspace(1) constant i64 18
@u = addrspace(1) global i64 undef
; CHECK: .target sm_90, texmode_independent
; CHECK-LABEL: independent(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [independent_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [independent_param_1];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [independent_param_2];
; CHECK-NEXT: mov.u64 [[RD2:%rd[0-9]+]], t;
; CHECK-NEXT: mov.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.u64 [[RD4:%rd[0-9]+]], s;
; CHECK-NEXT: mov.u64 [[RD5:%rd[0-9]+]], [[RD4]];
; CHECK-NEXT: mov.u64 [[RD6:%rd[0-9]+]], u;
; CHECK-NEXT: mov.u64 [[RD7:%rd[0-9]+]], [[RD6]];
; CHECK-NEXT: tex.2d.v4.f32.f32 {[[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]], [[F5:%f[0-9]+]]}, [[[RD3]], [[RD5]], {[[F1]], [[F1]]}];
; CHECK-NEXT: st.global.f32 [[[RD1]]], [[F2]];
; CHECK-NEXT: suld.b.1d.b32.trap {[[R2:%r[0-9]+]]}, [[[RD7]], {[[R1]]}];
; CHECK-NEXT: st.global.u32 [[[RD1]]], [[R2]];
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
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [params_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [params_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [params_param_3];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [params_param_4];
; CHECK-NEXT: tex.2d.v4.f32.f32 {[[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]], [[F5:%f[0-9]+]]}, [[[RD1]], [[RD2]], {[[F1]], [[F1]]}];
; CHECK-NEXT: st.global.f32 [[[RD3]]], [[F2]];
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
