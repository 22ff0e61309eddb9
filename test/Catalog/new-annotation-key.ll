; A new key of annotations consists of a row of the catalog. The reader, the
; verifier and the emitter know one that was added there, without any C++.

; RUN: split-file %s %t
; RUN: not nvvmc verify --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE
; NONE: [misc-annotation-pairs]
; NONE: note: {{.*}}resident_blocks{{.*}} [misc-annotation-unknown-key]

; RUN: %{build}/test/nvvmc-new-rows verify --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --allow-empty --check-prefix=GOOD
; GOOD-NOT: {{.}}

; RUN: %{build}/test/nvvmc-new-rows emit --arch=sm_90 %t/good.ll -o - \
; RUN:   | FileCheck %s
; CHECK: .attribute(.unified(19, 95)){{.*}} everywhere
; CHECK: .entry bounded()
; CHECK-NEXT: .maxntid 1, 8, 1
; CHECK-NEXT: .minnctapersm 4
; CHECK-NEXT: .maxnreg 64

; RUN: not %{build}/test/nvvmc-new-rows verify --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BAD
; BAD: max_registers takes an integer
; BAD: warning: {{.*}}"resident_blokcs"{{.*}}"resident_blocks"{{.*}} [misc-misspelled]
; BAD: bad.ll:9:22: warning: {{.*}}minctasm 100

; RUN: %{build}/test/nvvmc-new-rows explain misc-annotation-unknown-key \
; RUN:   | FileCheck %s --check-prefix=LIST
; LIST: kernel, entry, {{.*}}, resident_blocks, height, max_registers, wide.

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@everywhere = addrspace(1) global i32 1

define ptx_kernel void @bounded() {
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @bounded, !"resident_blocks", i32 4, !"height", i32 8, !"max_registers", i32 64}
!1 = !{ptr addrspace(1) @everywhere, !"wide", i64 19, i64 95}
!nvvmir.version = !{!2}
!2 = !{i32 2, i32 0}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @crowded() {
  ret void
}

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @crowded, !"resident_blocks", i32 100, !"height", i32 8}
!1 = !{ptr @crowded, !"max_registers", !"many"}
!2 = !{ptr @crowded, !"resident_blokcs", i32 1}
!nvvmir.version = !{!3}
!3 = !{i32 2, i32 0}
