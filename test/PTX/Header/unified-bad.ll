; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s --check-prefix=VALUES
; RUN: not nvvmc emit %s --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s --check-prefix=OLD

; .unified without its two values, on a kernel, below sm_90.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; VALUES: unified-bad.ll:[[#@LINE+11]]:18: error: cannot emit global one: .unified: PTX needs two values [emit-unsupported-global]
define void @one() {
  ret void
}
; VALUES: unified-bad.ll:[[#@LINE+8]]:21: error: cannot emit global kernel: .unified: kernels have none [emit-unsupported-global]
; OLD: error: cannot emit global kernel: .unified: it needs sm_90 or higher [emit-unsupported-global]
define ptx_kernel void @kernel() {
  ret void
}
; VALUES: 2 errors
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @one, !"unified", i32 1}
!1 = !{ptr @kernel, !"unified", i64 3, !"unified", i64 4}
