; The operand is printed as a number, so it must be known at compile time.

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
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --disable=misc-asm-immediate %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty

; NVVM: {{.*}}bad.ll:5:3: warning: operand of constraint "n" is not a constant [misc-asm-immediate]
; NVVM-NOT: [misc-asm-immediate]
; NVPTX: {{.*}}bad.ll:5:3: error: operand of constraint "n" is not a constant [misc-asm-immediate]
; NVPTX-NOT: [misc-asm-immediate]
; OFF-NOT: [misc-asm-immediate]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-immediate]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %x) {
  call void asm sideeffect "mov.b32 %r0, $0;", "n"(i32 %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "mov.b32 %r0, $0;", "n"(i32 7)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
