; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Textures and surfaces by handle: texture and sampler are one.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-LABEL: unified(
; CHECK: ld.param.u64 %rd1, [unified_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [unified_param_1];
; CHECK-NEXT: ld.param.u32 %r1, [unified_param_2];
; CHECK-NEXT: ld.param.f32 %f1, [unified_param_3];
; CHECK-NEXT: tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd1, {%f1, %f1}];
; CHECK-NEXT: st.global.f32 [%rd2], %f2;
; CHECK-NEXT: suld.b.1d.b32.trap {%r2}, [%rd1, {%r1}];
; CHECK-NEXT: st.global.u32 [%rd2], %r2;
; CHECK-NEXT: mov.b32 %r3, 7;
; CHECK-NEXT: sust.b.1d.b32.trap [%rd1, {%r1}], {%r3};
; CHECK-NEXT: txq.width.b32 %r4, [%rd1];
; CHECK-NEXT: st.global.u32 [%rd2], %r4;
define ptx_kernel void @unified(i64 %h, ptr addrspace(1) %p, i32 %x, float %f) {
  %a = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %h, float %f, float %f)
  %b = extractvalue { float, float, float, float } %a, 0
  store float %b, ptr addrspace(1) %p
  %c = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %h, i32 %x)
  store i32 %c, ptr addrspace(1) %p
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %h, i32 %x, i32 7)
  %w = call i32 @llvm.nvvm.txq.width(i64 %h)
  store i32 %w, ptr addrspace(1) %p
  ret void
}
