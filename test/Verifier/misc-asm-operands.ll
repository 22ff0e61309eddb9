; The text would be printed with a hole.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:5:3: warning: inline assembly refers to $1, which it does not have [misc-asm-operands]
; NVVM-NOT: [misc-asm-operands]
; OFF-NOT: [misc-asm-operands]
; NVPTX: {{.*}}bad.ll:5:3: error: inline assembly refers to $1, which it does not have [misc-asm-operands]
; NVPTX-NOT: [misc-asm-operands]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-operands]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "mov.b32 %r0, $1;", "r"(i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "mov.b32 %r0, $0;", "r"(i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
