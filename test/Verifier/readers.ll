; libNVVM reads IR for compute_100 and up in another way than for older
; targets: it drops what nobody refers to, knows i1 in inline assembly, and
; minds tensor memory.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/unused.ll
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_90 %t/unused.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNUSED
; RUN: not nvvmc verify --arch=sm_100 %t/unused.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNUSED
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/asm.ll
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_90 %t/asm.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ASM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/tensor.ll
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/tensor.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TENSOR

; UNUSED: error: ssp function attribute is not supported. [attribute-ssp]
; UNUSED: error: {{.*}} [instruction-fence-standard]
; UNUSED: 2 errors
; ASM: error: Invalid type in inline assembly, must be i8, i16, i32, i64, float, or double [type-inline-asm]
; TENSOR: error: Tensor Memory loads/stores are not supported [instruction-load-tensor-memory]

;--- unused.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @declared() ssp
define internal void @local() {
  fence seq_cst
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- asm.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(i1 zeroext %b) {
  call void asm sideeffect "", "b"(i1 %b)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- tensor.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr addrspace(6) %p) {
  %a = load i32, ptr addrspace(6) %p
  ret i32 %a
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
