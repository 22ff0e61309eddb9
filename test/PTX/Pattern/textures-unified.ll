; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Textures and surfaces by handle: texture and sampler share a handle.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-LABEL: unified(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [unified_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [unified_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [unified_param_2];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [unified_param_3];
; CHECK-NEXT: tex.2d.v4.f32.f32 {[[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]], [[F5:%f[0-9]+]]}, [[[RD1]], {[[F1]], [[F1]]}];
; CHECK-NEXT: st.global.f32 [[[RD2]]], [[F2]];
; CHECK-NEXT: suld.b.1d.b32.trap {[[R2:%r[0-9]+]]}, [[[RD1]], {[[R1]]}];
; CHECK-NEXT: st.global.u32 [[[RD2]]], [[R2]];
; CHECK-NEXT: mov.b32 [[R3:%r[0-9]+]], 7;
; CHECK-NEXT: sust.b.1d.b32.trap [[[RD1]], {[[R1]]}], {[[R3]]};
; CHECK-NEXT: txq.width.b32 [[R4:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.global.u32 [[[RD2]]], [[R4]];
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
