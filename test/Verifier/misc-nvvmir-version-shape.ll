; The version cannot be read, so it cannot be checked.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/none.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/none.ll
; RUN: nvvmc verify --profile=nvvm,libnvvm --libnvvm=13.0 --arch=sm_100 %t/linked.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:7:1: error: !nvvmir.version must hold nodes of two or four i32 constants [misc-nvvmir-version-shape]
; CHECK-NOT: [misc-nvvmir-version-shape]
; LIBNVVM: {{.*}}bad.ll:7:1: error: incompatible IR detected. Possible mix of compiler/IR from different releases. [misc-nvvmir-version-shape]
; NONE: {{.*}}none.ll:7:1: error: !nvvmir.version must hold nodes of two or four i32 constants [misc-nvvmir-version-shape]
; OFF-NOT: [misc-nvvmir-version-shape]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-nvvmir-version-shape]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{!"2.0"}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}

;--- none.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvmir.version = !{}

;--- linked.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvmir.version = !{!0, !1, !0}
!0 = !{i32 2, i32 0}
!1 = !{i32 2, i32 0, i32 3, i32 2}
