; The state of a sampler is an integer. PTX cannot initialize one with another.
; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_75 -o - 2>&1 \
; RUN:   | FileCheck %t/bad.ll --implicit-check-not=error:
; RUN: nvvmc emit %t/good.ll --arch=sm_75 -o - | FileCheck %t/good.ll
;
;--- bad.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@first = addrspace(1) global i64 20
; CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: cannot emit {{.*}}second{{.*}}: initial value: the state of a sampler is an integer; PTX cannot refer to that of another one [emit-unsupported-global]
@second = addrspace(1) global ptr addrspace(1) @first
; CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: cannot emit {{.*}}third{{.*}}: initial value: the state of a sampler is an integer; PTX cannot refer to that of another one [emit-unsupported-global]
@third = addrspace(1) global i64 ptrtoint (ptr addrspace(1) @first to i64)
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr addrspace(1) @first, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @second, !"sampler", i32 1}
!2 = !{ptr addrspace(1) @third, !"sampler", i32 1}

;--- good.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; CHECK: .global .samplerref first = {
; CHECK: filter_mode = linear
@first = addrspace(1) global i64 20
; CHECK: .global .samplerref unknown;
@unknown = addrspace(1) global i64 undef
; CHECK: .extern .global .samplerref elsewhere;
@elsewhere = external addrspace(1) global i64
@use = addrspace(1) global ptr addrspace(1) @elsewhere
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr addrspace(1) @first, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @unknown, !"sampler", i32 1}
!2 = !{ptr addrspace(1) @elsewhere, !"sampler", i32 1}
