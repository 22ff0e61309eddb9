; An internal intrinsic is verified; the message says that PTX has no form of
; it.
;
; RUN: not nvvmc compile %s --arch=sm_90 -o - 2>&1 | FileCheck %s
; RUN: not nvvmc emit %s --arch=sm_90 -o - 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: error: cannot emit intrinsic llvm.nvvm.internal.wait: only llvm.nvvm.memcpy.async.wait, which replaces it, has PTX [emit-unsupported-intrinsic]
; CHECK: error: cannot emit intrinsic llvm.nvvm.branch.if.all.convergent: PTX cannot ask whether a warp has diverged [emit-unsupported-intrinsic]
; CHECK: error: cannot emit intrinsic llvm.nvvm.atomic.cast.i32.p3: PTX has no atomic operation CAST or CAST_SPIN
; CHECK: 3 errors
define ptx_kernel void @k(ptr addrspace(3) %p) {
  call void @llvm.nvvm.internal.wait(i32 0)
  %c = call i1 @llvm.nvvm.branch.if.all.convergent()
  br i1 %c, label %x, label %y
x:
  %a = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) %p, i32 0, i32 0, i32 983040)
  ret void
y:
  ret void
}

declare void @llvm.nvvm.internal.wait(i32)
declare i1 @llvm.nvvm.branch.if.all.convergent()
declare { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3), i32, i32, i32)
