; RUN: nvvmc emit %s --arch=sm_60 -O0 -o - | FileCheck %s --check-prefix=SM60
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Ordered loads and stores, and fences.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM60-LABEL: loads(
; SM60: ld.volatile.global.u32 [[R1:%r[0-9]+]], [%rd1];
; SM60-NEXT: ld.volatile.global.u32 [[R2:%r[0-9]+]], [%rd1];
; SM60-NEXT: membar.sys;
; SM60-NEXT: membar.sys;
; SM60-NEXT: ld.volatile.global.u32 [[R3:%r[0-9]+]], [%rd1];
; SM60-NEXT: membar.sys;
; SM60-NEXT: ld.volatile.global.u32 [[R4:%r[0-9]+]], [%rd1];
; SM80-LABEL: loads(
; SM80: ld.relaxed.cta.global.u32 [[R1:%r[0-9]+]], [%rd1];
; SM80-NEXT: ld.acquire.sys.global.u32 [[R2:%r[0-9]+]], [%rd1];
; SM80-NEXT: fence.sc.sys;
; SM80-NEXT: ld.acquire.sys.global.u32 [[R3:%r[0-9]+]], [%rd1];
; SM80-NEXT: ld.volatile.global.u32 [[R4:%r[0-9]+]], [%rd1];
define i32 @loads(ptr addrspace(1) %p) {
  %a = load atomic i32, ptr addrspace(1) %p unordered, align 4
  %b = load atomic i32, ptr addrspace(1) %p syncscope("block") monotonic, align 4
  %c = load atomic i32, ptr addrspace(1) %p acquire, align 4
  %d = load atomic i32, ptr addrspace(1) %p seq_cst, align 4
  %e = load atomic volatile i32, ptr addrspace(1) %p monotonic, align 4
  ret i32 %e
}
; SM60-LABEL: stores(
; SM60: st.volatile.global.f32 [%rd1], %f1;
; SM60-NEXT: membar.gl;
; SM60-NEXT: st.volatile.global.f32 [%rd1], %f1;
; SM60-NEXT: membar.sys;
; SM60-NEXT: st.volatile.global.f32 [%rd1], %f1;
; SM80-LABEL: stores(
; SM80: st.relaxed.sys.global.f32 [%rd1], %f1;
; SM80-NEXT: st.release.gpu.global.f32 [%rd1], %f1;
; SM80-NEXT: fence.sc.sys;
; SM80-NEXT: st.release.sys.global.f32 [%rd1], %f1;
define void @stores(ptr addrspace(1) %p, float %v) {
  store atomic float %v, ptr addrspace(1) %p monotonic, align 4
  store atomic float %v, ptr addrspace(1) %p syncscope("device") release, align 4
  store atomic float %v, ptr addrspace(1) %p seq_cst, align 4
  ret void
}
; SM60-LABEL: fences(
; SM60: membar.sys;
; SM60-NEXT: membar.sys;
; SM60-NEXT: membar.cta;
; SM60-NEXT: membar.gl;
; SM80-LABEL: fences(
; SM80: fence.acq_rel.sys;
; SM80-NEXT: fence.sc.sys;
; SM80-NEXT: fence.acq_rel.cta;
; SM80-NEXT: fence.sc.gpu;
define void @fences() {
  fence acquire
  fence seq_cst
  fence syncscope("block") acq_rel
  fence syncscope("device") seq_cst
  fence syncscope("singlethread") seq_cst
  ret void
}
