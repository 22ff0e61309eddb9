; PTX cannot take the address of a basic block.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 \
; RUN:   --disable=emit-unsupported-global,emit-unsupported-constant %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:4:1: error: blockaddress is not supported [type-blockaddress]
; CHECK: {{.*}}bad.ll:9:3: error: blockaddress is not supported [type-blockaddress]
; CHECK-NOT: [type-blockaddress]
; PTX: {{.*}}bad.ll:4:1: error: cannot emit global g: initial value: PTX has no such constant [emit-unsupported-global]
; PTX: {{.*}}bad.ll:9:3: error: cannot emit constant ptr blockaddress(@k, %a): PTX has no addresses of labels [emit-unsupported-constant]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [type-blockaddress]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global ptr blockaddress(@k, %a)

define ptx_kernel void @k(ptr %p) {
  br label %a
a:
  store ptr blockaddress(@k, %a), ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global [1 x ptr] [ptr blockaddress(@k, %a)]

define ptx_kernel void @k(ptr %p) {
  br label %a
a:
  store ptr @k, ptr %p
  store i64 ptrtoint (ptr blockaddress(@k, %a) to i64), ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
