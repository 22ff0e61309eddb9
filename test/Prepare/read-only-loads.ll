; At -O2, a kernel's loads of memory that nothing writes use the non-coherent
; cache.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; O0-NOT: .nc
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = addrspace(1) constant [4 x float] zeroinitializer
@variable = addrspace(1) global [4 x float] zeroinitializer

; CHECK-LABEL: .entry k(
; CHECK: ld.global.nc.f32 [[F1:%f[0-9]+]],
; CHECK: ld.global.nc.f32 [[F2:%f[0-9]+]],
; CHECK: ld.global.f32 [[F3:%f[0-9]+]],
; CHECK: ld.global.f32 [[F4:%f[0-9]+]],
; CHECK: ld.global.f32 [[F5:%f[0-9]+]],
; CHECK: ld.volatile.global.f32 [[F6:%f[0-9]+]],
define ptx_kernel void @k(ptr noalias readonly %in, ptr noalias %both, ptr readonly %aliased, ptr %out, i64 %i) {
  %p = getelementptr float, ptr %in, i64 %i
  %a = load float, ptr %p
  store float %a, ptr %out
  %t = getelementptr float, ptr addrspace(1) @table, i64 %i
  %b = load float, ptr addrspace(1) %t
  store float %b, ptr %out
  %q = getelementptr float, ptr %both, i64 %i
  %c = load float, ptr %q
  store float %c, ptr %out
  %r = getelementptr float, ptr %aliased, i64 %i
  %d = load float, ptr %r
  store float %d, ptr %out
  %s = getelementptr float, ptr addrspace(1) @variable, i64 %i
  %e = load float, ptr addrspace(1) %s
  store float %e, ptr %out
  %f = load volatile float, ptr %in
  store float %f, ptr %out
  ret void
}

; The pointers of a device function say nothing about the whole kernel.
; CHECK-LABEL: device(
; CHECK-NOT: .nc
; CHECK: ret
define float @device(ptr addrspace(1) noalias readonly %in) {
  %a = load float, ptr addrspace(1) %in
  ret float %a
}
