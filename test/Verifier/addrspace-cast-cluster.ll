; Machines before sm_90 have no clusters; space 7 is the shared memory of a
; cluster.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:5:8: error: address space 7 (shared::cluster) needs sm_90 or higher; the target is sm_80 [addrspace-cast-cluster]
; CHECK-NEXT: addrspacecast
; CHECK: {{.*}}bad.ll:6:8: error: address space 7 (shared::cluster) needs sm_90 or higher; the target is sm_80 [addrspace-cast-cluster]
; GOOD-NOT: {{error|warning}}:

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr %p, ptr addrspace(7) %c) {
  %a = addrspacecast ptr %p to ptr addrspace(7)
  %b = addrspacecast ptr addrspace(7) %c to ptr
  ret i32 0
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr %p, ptr addrspace(3) %c) {
  %a = addrspacecast ptr %p to ptr addrspace(3)
  %b = addrspacecast ptr addrspace(3) %c to ptr
  ret i32 0
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
