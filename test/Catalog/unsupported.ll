; An intrinsic that PTX lacks gets a diagnostic with its name and the reason;
; the rest of the module is still checked.
;
; RUN: not nvvmc emit %s --arch=sm_90 -o - 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: cannot emit intrinsic llvm.nvvm.lg2.approx.d: PTX has no lg2 of f64 [emit-unsupported-intrinsic]
; CHECK: cannot emit intrinsic llvm.nvvm.sust.p.1d.i8.trap: PTX has formatted surface stores of 32-bit values only
; CHECK: 2 errors
define ptx_kernel void @k(ptr addrspace(1) %p, double %d, i64 %surface, i16 %v) {
  %log = call double @llvm.nvvm.lg2.approx.d(double %d)
  store double %log, ptr addrspace(1) %p
  call void @llvm.nvvm.sust.p.1d.i8.trap(i64 %surface, i32 0, i16 %v)
  ret void
}

declare double @llvm.nvvm.lg2.approx.d(double)
declare void @llvm.nvvm.sust.p.1d.i8.trap(i64, i32, i16)
