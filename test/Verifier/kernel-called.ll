; A kernel is entered by a launch; ptxas refuses or miscompiles a call to it.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:8:3: warning: kernel k is called or aliased [kernel-called]
; CHECK-NOT: [kernel-called]
; CHECK: {{.*}}bad.ll:8:3: error: cannot emit a call of a kernel: PTX calls functions only [emit-unsupported-instruction]
; OFF: {{.*}}bad.ll:8:3: note: refused when compiling: cannot emit a call of a kernel: PTX calls functions only [emit-unsupported-instruction]
; OFF-NOT: [kernel-called]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [kernel-called]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() "nvvm.kernel" {
  ret void
}
define void @f() {
  call void @k()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() "nvvm.kernel" {
  ret void
}
define void @f() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
