; Which operands wrap a texture or surface, and which do not.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,STRICT --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@t = addrspace(1) global i64 0
@s = addrspace(1) global i64 0
@sampler = addrspace(1) global i64 0
@plain = addrspace(1) global i64 0
@no = addrspace(1) global i64 0

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @t)
  %b = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @s, ptr addrspace(1) @s)
  %c = call i64 @llvm.nvvm.texsurf.handle.p0(metadata ptr addrspace(1) @t, ptr addrspacecast (ptr addrspace(1) @t to ptr))
  %d = call i64 @llvm.nvvm.texsurf.handle.p1(metadata !{ptr addrspace(1) @t}, ptr addrspace(1) @t)
; LLVM's own handles can also be those of samplers.
; STRICT: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle must be a metadata wrapper around a tex/surf GlobalVariable [texsurf-handle-op0]
  %e = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @sampler, ptr addrspace(1) @sampler)
; CHECK: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle
  %f = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @plain, ptr addrspace(1) @plain)
; CHECK: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle
  %g = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @no, ptr addrspace(1) @no)
; CHECK: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle
  %h = call i64 @llvm.nvvm.texsurf.handle.p1(metadata i32 0, ptr addrspace(1) @t)
; CHECK: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle
  %i = call i64 @llvm.nvvm.texsurf.handle.p1(metadata !{}, ptr addrspace(1) @t)
; CHECK: :[[@LINE+1]]:8: error: Op0 of nvvm.texsurf.handle
  %j = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) %p, ptr addrspace(1) @t)
; CHECK: :[[@LINE+1]]:8: error: Op1 must be the same tex/surf GV from Op0 [texsurf-handle-op1]
  %l = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @s)
; CHECK: :[[@LINE+1]]:8: error: Op1 must be the same tex/surf GV from Op0 [texsurf-handle-op1]
  %m = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) %p)
  ret void
}

declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))
declare i64 @llvm.nvvm.texsurf.handle.p0(metadata, ptr)

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
!1 = !{ptr addrspace(1) @s, !"surface", i32 1}
!2 = !{ptr addrspace(1) @sampler, !"sampler", i32 1}
!3 = !{ptr addrspace(1) @no, !"texture", i32 0}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
