; The letter determines the type of the register; a value of another type is
; reinterpreted.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/unread.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:5:3: warning: constraint "d" does not fit type i32 [misc-asm-constraint]
; CHECK-NOT: [misc-asm-constraint]
; OFF-NOT: [misc-asm-constraint]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-asm-constraint]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "// $0", "d"(i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  call void asm sideeffect "// $0", "d"(double 0.0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- unread.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Benchmark libraries and LLVM's libc write this to keep a value alive.
define ptx_kernel void @k(ptr %p, double %x) {
  call void asm sideeffect "", "r,~{memory}"(ptr %p)
  call void asm sideeffect "", "r,f,~{memory}"(ptr %p, double %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
