; Votes and shuffles without a mask: in any version of PTX if the lanes of a
; warp run in lockstep, up to PTX 6.3 on sm_70 to sm_75, and never on later
; machines.
;
; RUN: nvvmc emit %s --arch=sm_75 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -o %t.ptx && %ptxas -arch=sm_75 %t.ptx -o /dev/null %}
; RUN: nvvmc emit %s --arch=sm_62 --ptx=6.4 -o - | FileCheck %s
; RUN: not nvvmc emit %s --arch=sm_75 --ptx=6.4 -o - 2>&1 | FileCheck %s --check-prefix=PTX64
; RUN: not nvvmc emit %s --arch=sm_80 -o - 2>&1 | FileCheck %s --check-prefix=SM80
; RUN: nvvmc intrinsics llvm.nvvm.vote.all | FileCheck %s --check-prefix=ROW
; RUN: nvvmc intrinsics llvm.nvvm.vote.all --format=json | FileCheck %s --check-prefix=JSON

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 6.{{[34]}}
; CHECK: vote.all.pred %p{{[0-9]+}}, %p{{[0-9]+}};
; CHECK: shfl.bfly.b32 %r{{[0-9]+}}, %r{{[0-9]+}}, 1, 31;
; PTX64: error: llvm.nvvm.vote.all is in PTX up to 6.3 only; the module is in PTX 6.4 [emit-removed-from-ptx]
; PTX64: error: llvm.nvvm.shfl.bfly.i32 is in PTX up to 6.3 only; the module is in PTX 6.4 [emit-removed-from-ptx]
; SM80: error: llvm.nvvm.vote.all needs sm_30 to sm_75; the target is sm_80
; SM80: error: llvm.nvvm.shfl.bfly.i32 needs sm_30 to sm_75; the target is sm_80
; ROW: needs sm_30 to sm_75{{.*}}PTX 6.0{{.*}} to 6.3 on sm_70 and up
; JSON: "ptxUntil":"6.3","ptxUntilFrom":"sm_70"

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  %low = icmp slt i32 %v, 7
  %all = call i1 @llvm.nvvm.vote.all(i1 %low)
  %other = call i32 @llvm.nvvm.shfl.bfly.i32(i32 %v, i32 1, i32 31)
  %r = select i1 %all, i32 %other, i32 0
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i1 @llvm.nvvm.vote.all(i1)
declare i32 @llvm.nvvm.shfl.bfly.i32(i32, i32, i32)
