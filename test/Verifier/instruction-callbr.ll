; PTX inline assembly cannot jump to labels of the function around it.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:5:3: error: callbr is not supported [instruction-callbr]
; NVVM-NOT: [instruction-callbr]
; OFF-NOT: [instruction-callbr]
; PTX: {{.*}}bad.ll:5:3: error: cannot emit callbr: PTX that is given as text cannot jump out of it [emit-unsupported-instruction]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [instruction-callbr]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
  call void asm sideeffect "", ""()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
