; The front end's pragma has a metadata of its own that the loop passes read.

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

; NVVM: {{.*}}bad.ll:5:3: error: pragma unroll is not supported. Please use llvm.loop.unroll.count instead [instruction-pragma-unroll]
; NVVM-NOT: [instruction-pragma-unroll]
; LIBNVVM: {{.*}}bad.ll:5:3: error: pragma unroll is not supported.  Please use llvm.loop.unroll.count instead [instruction-pragma-unroll]
; LIBNVVM-NOT: [instruction-pragma-unroll]
; OFF-NOT: [instruction-pragma-unroll]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [instruction-pragma-unroll]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  br label %a, !pragma !0
a:
  ret void
}
!0 = !{!"unroll", i32 4}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  br label %a, !pragma !0
a:
  ret void
}
!0 = !{!"nounroll", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
