; Internal intrinsics are not LLVM's math intrinsics, which become calls to
; libdevice before it is linked.

; RUN: nvvmc compile --profile=nvptx --opt=2 --arch=sm_80 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: cvt.rn.f16.f64
; CHECK-NOT: __nv_
define half @nearest(double %a) {
  %x = call half @llvm.nvvm.cvt.f16.f64(double %a, i32 2, i32 1)
  ret half %x
}

declare half @llvm.nvvm.cvt.f16.f64(double, i32, i32)
