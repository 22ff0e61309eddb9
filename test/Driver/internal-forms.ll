; Internal intrinsics with lowering rules are compiled at every tier, even if no
; optimizer runs. Pass option 2000, which turns lowering off, turns this off,
; too.

; RUN: nvvmc compile --arch=sm_90 --opt=0 %s | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --opt=0 -O0 %s | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --opt=2 %s | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 %s | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --emit-llvm-bc --opt=0 %s | llvm-dis | FileCheck %s --check-prefix=BC
; RUN: not nvvmc compile --arch=sm_90 --pass-option=2000=1 %s 2>&1 | FileCheck %s --check-prefix=OFF
; RUN: nvvmc targets %s --min | FileCheck %s --check-prefix=MIN

; CHECK: narrowed(
; CHECK: cvt.rn.f16.f64
; CHECK: summed(
; CHECK: add.rn.f32
; CHECK: synchronized(
; CHECK: bar.warp.sync
; BC-NOT: @llvm.nvvm.cvt.
; BC: call float @llvm.nvvm.add.rn.f(
; BC: call void @llvm.nvvm.bar.warp.sync(i32 -1)
; OFF: error: cannot emit intrinsic llvm.nvvm.cvt.f16.f64
; MIN: sm_72
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define half @narrowed(double %a) {
  %x = call half @llvm.nvvm.cvt.f16.f64(double %a, i32 2, i32 1)
  ret half %x
}
define float @summed(float %a, float %b) {
  %x = call float @llvm.nvvm.internal.satf.add.rn.f(float %a, float %b, i32 0)
  ret float %x
}
define void @synchronized() {
  call void @llvm.nvvm.internal.syncwarp(i32 0, i32 0)
  ret void
}
declare half @llvm.nvvm.cvt.f16.f64(double, i32, i32)
declare float @llvm.nvvm.internal.satf.add.rn.f(float, float, i32)
declare void @llvm.nvvm.internal.syncwarp(i32, i32)
