; ptxas refuses the mnemonic for this machine.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90a %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90a %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:5:3: warning: inline assembly with wgmma.fence.sync.aligned needs sm_90a; the target is sm_80 [misc-asm-arch]
; CHECK-NOT: [misc-asm-arch]
; OFF-NOT: [misc-asm-arch]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-arch]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "wgmma.fence.sync.aligned;", ""() convergent
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "wgmma.fence.sync.aligned;", ""() convergent
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
