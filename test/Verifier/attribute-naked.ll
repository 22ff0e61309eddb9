; A PTX function needs its prologue to receive parameters.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM-NVPTX
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM-NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM-NVPTX: {{.*}}bad.ll:4:24: error: naked function attribute is not supported. [attribute-naked]
; NVVM-NVPTX: {{.*}}bad.ll:7:26: error: naked function attribute is not supported. [attribute-naked]
; NVVM-NVPTX: {{.*}}bad.ll:9:25: error: naked function attribute is not supported. [attribute-naked]
; NVVM-NVPTX-NOT: [attribute-naked]
; LIBNVVM: {{.*}}bad.ll:4:24: error: naked function attribute is not supported. [attribute-naked]
; LIBNVVM: {{.*}}bad.ll:7:26: error: naked function attribute is not supported. [attribute-naked]
; LIBNVVM-NOT: [attribute-naked]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [attribute-naked]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() naked {
  unreachable
}
declare void @declared() naked
define void @caller() {
  call void @declared() naked
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() {
  unreachable
}
declare void @declared()
define void @caller() {
  call void @declared()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
