; The requirements that the catalog states for an intrinsic are checked against
; the target: the machine, the PTX version, the overload and the values of
; constants.
;
; RUN: not nvvmc emit %s --arch=sm_75 -o - 2>&1 | FileCheck %s --check-prefix=SM75
; RUN: not nvvmc emit %s --arch=sm_90a --ptx=8.0 -o - 2>&1 | FileCheck %s --check-prefix=PTX80
; RUN: nvvmc emit %s --arch=sm_100a -o - | FileCheck %s --check-prefix=SM100A

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM75: llvm.nvvm.redux.sync.add needs sm_80 or higher; the target is sm_75
; SM75: llvm.nvvm.read.ptx.sreg.cluster.ctarank needs sm_90 or higher; the target is sm_75
; SM75: llvm.nvvm.fabs needs sm_80 or higher; the target is sm_75
; SM75: llvm.nvvm.tensormap.replace.elemtype needs sm_100f,
; PTX80-NOT: redux
; PTX80-NOT: ctarank
; PTX80-NOT: fabs
; PTX80: llvm.nvvm.tensormap.replace.elemtype needs sm_100f, {{.*}}sm_121a; the target is sm_90a
; SM100A: redux.sync.add.s32
; SM100A: mov.u32 {{.*}}, %cluster_ctarank;
; SM100A: abs.bf16
; SM100A: tensormap.replace.tile.elemtype.global.b1024.b32 {{.*}}, 13;
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v, bfloat %b) {
  %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  store volatile i32 %sum, ptr addrspace(1) %p
  %rank = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  store volatile i32 %rank, ptr addrspace(1) %p
  %abs = call bfloat @llvm.nvvm.fabs.bf16(bfloat %b)
  store volatile bfloat %abs, ptr addrspace(1) %p
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 13)
  ret void
}

declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare bfloat @llvm.nvvm.fabs.bf16(bfloat)
declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32 immarg)
