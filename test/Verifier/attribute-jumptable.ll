; No linker builds jump tables for GPU code.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:4:37: error: jumptable function attribute is not supported. [attribute-jumptable]
; CHECK: {{.*}}bad.ll:7:39: error: jumptable function attribute is not supported. [attribute-jumptable]
; CHECK-NOT: [attribute-jumptable]
; OFF-NOT: [attribute-jumptable]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [attribute-jumptable]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() unnamed_addr jumptable {
  ret void
}
declare void @declared() unnamed_addr jumptable
define void @caller() {
  call void @declared() 
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @defined() unnamed_addr {
  ret void
}
declare void @declared() unnamed_addr
define void @caller() {
  call void @declared()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
