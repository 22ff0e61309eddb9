; The letter does not name a kind of operand.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --disable=misc-asm-letter %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty

; NVVM: {{.*}}bad.ll:5:3: warning: constraint "x" is not known [misc-asm-letter]
; NVVM-NOT: [misc-asm-letter]
; NVPTX: {{.*}}bad.ll:5:3: error: constraint "x" is not known [misc-asm-letter]
; NVPTX-NOT: [misc-asm-letter]
; OFF-NOT: [misc-asm-letter]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-letter]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %x) {
  call void asm sideeffect "mov.b32 %r0, $0;", "x"(i32 %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %x) {
  call void asm sideeffect "mov.b32 %r0, $0;", "r"(i32 %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
