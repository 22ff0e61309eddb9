; Older versions of PTX do not have the instruction.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 --ptx=8.0 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --ptx=8.0 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --ptx=7.8 --disable=misc-asm-ptx %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty

; CHECK: {{.*}}bad.ll:5:3: warning: inline assembly with fence.proxy.async needs PTX 8.0; the version is 7.8 [misc-asm-ptx]
; CHECK-NOT: [misc-asm-ptx]
; OFF-NOT: [misc-asm-ptx]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-ptx]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "fence.proxy.async;", ""()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "fence.proxy.async;", ""()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
