; GPU code has no stack protector: return addresses are not in memory, and there
; is no guard value.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:4:24: error: ssp function attribute is not supported. [attribute-ssp]
; NVVM: {{.*}}bad.ll:7:26: error: ssp function attribute is not supported. [attribute-ssp]
; NVVM: {{.*}}bad.ll:9:25: error: ssp function attribute is not supported. [attribute-ssp]
; NVVM-NOT: [attribute-ssp]
; LIBNVVM: {{.*}}bad.ll:4:24: error: ssp function attribute is not supported. [attribute-ssp]
; LIBNVVM: {{.*}}bad.ll:7:26: error: ssp function attribute is not supported. [attribute-ssp]
; LIBNVVM-NOT: [attribute-ssp]
; NVPTX: {{.*}}bad.ll:4:24: warning: ssp function attribute is not supported. [attribute-ssp]
; NVPTX: {{.*}}bad.ll:7:26: warning: ssp function attribute is not supported. [attribute-ssp]
; NVPTX: {{.*}}bad.ll:9:25: warning: ssp function attribute is not supported. [attribute-ssp]
; NVPTX-NOT: [attribute-ssp]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [attribute-ssp]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() ssp {
  ret void
}
declare void @declared() ssp
define void @caller() {
  call void @declared() ssp
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() {
  ret void
}
declare void @declared()
define void @caller() {
  call void @declared()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
