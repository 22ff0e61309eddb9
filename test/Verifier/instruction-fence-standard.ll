; Standard NVVM IR orders memory with membar and fence intrinsics, which name
; their scope.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:5:3: error: fence is not supported [instruction-fence-standard]
; NVVM-NOT: [instruction-fence-standard]
; LIBNVVM: {{.*}}bad.ll:5:3: error: Illegal instruction: fence [instruction-fence-standard]
; LIBNVVM-NOT: [instruction-fence-standard]
; OFF-NOT: [instruction-fence-standard]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [instruction-fence-standard]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  fence acq_rel
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.membar.gl()
define ptx_kernel void @k() {
  call void @llvm.nvvm.membar.gl()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
