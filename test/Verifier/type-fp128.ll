; GPUs have no 128-bit floating point.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM-LIBNVVM
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM-LIBNVVM
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM-LIBNVVM: {{.*}}bad.ll:5:8: error: fp128 type is not supported [type-fp128]
; NVVM-LIBNVVM: {{.*}}bad.ll:6:8: error: fp128 type is not supported [type-fp128]
; NVVM-LIBNVVM: {{.*}}bad.ll:7:3: error: fp128 type is not supported [type-fp128]
; NVVM-LIBNVVM-NOT: [type-fp128]
; NVPTX: {{.*}}bad.ll:6:8: warning: fp128 type is not supported [type-fp128]
; NVPTX-NOT: [type-fp128]
; NVPTX: {{.*}}bad.ll:5:8: error: cannot emit a value of a type that no register can hold [emit-unsupported-type]

; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [type-fp128]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = load fp128, ptr %p
  %b = fadd fp128 %a, %a
  store fp128 %b, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = load double, ptr %p
  %b = fadd double %a, %a
  store double %b, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
