; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Textures, surfaces and samplers. ptxas accepts samplers only with
; texmode_independent in .target.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .target sm_90, texmode_independent
; CHECK: .visible .global .texref texture;
@texture = addrspace(1) global i64 undef
; CHECK: {{^}}.global .surfref surface;
@surface = internal addrspace(1) global i64 undef
; CHECK: {{^}}.global .samplerref sampler = {
; CHECK-NEXT: addr_mode_0 = clamp_to_edge,
; CHECK-NEXT: addr_mode_1 = clamp_to_edge,
; CHECK-NEXT: addr_mode_2 = clamp_to_edge,
; CHECK-NEXT: filter_mode = linear,
; CHECK-NEXT: force_unnormalized_coords = 1
; CHECK-NEXT: };
@sampler = internal addrspace(1) constant i64 18
; Bit 3: coordinates are normalized.
; CHECK: {{^}}.global .samplerref normalized = {
; CHECK-NEXT: addr_mode_0 = mirror,
; CHECK-NEXT: addr_mode_1 = mirror,
; CHECK-NEXT: addr_mode_2 = mirror,
; CHECK-NEXT: filter_mode = nearest
; CHECK-NEXT: };
@normalized = internal addrspace(1) constant i64 12
; CHECK: {{^}}.global .samplerref border = {
; CHECK-NEXT: addr_mode_0 = clamp_to_border,
@border = internal addrspace(1) constant i64 1
; 0 and 3 both mean wrap.
; CHECK: {{^}}.global .samplerref wrap0 = {
; CHECK-NEXT: addr_mode_0 = wrap,
@wrap0 = internal addrspace(1) constant i64 0
; CHECK: {{^}}.global .samplerref wrap3 = {
; CHECK-NEXT: addr_mode_0 = wrap,
@wrap3 = internal addrspace(1) constant i64 3

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !{ptr addrspace(1) @texture, !"texture", i32 1}
!1 = !{ptr addrspace(1) @surface, !"surface", i32 1}
!2 = !{ptr addrspace(1) @sampler, !"sampler", i32 1}
!3 = !{ptr addrspace(1) @normalized, !"sampler", i32 1}
!4 = !{ptr addrspace(1) @border, !"sampler", i32 1}
!5 = !{ptr addrspace(1) @wrap0, !"sampler", i32 1}
!6 = !{ptr addrspace(1) @wrap3, !"sampler", i32 1}
