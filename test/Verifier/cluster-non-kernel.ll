; Clusters are shapes of a launch, and only kernels are launched.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:4:18: error: Cluster dimensions and cluster maximum blocks are only allowed for kernel functions [cluster-non-kernel]
; NVVM-NOT: [cluster-non-kernel]
; OFF-NOT: [cluster-non-kernel]
; NVPTX: {{.*}}bad.ll:4:18: warning: Cluster dimensions and cluster maximum blocks are only allowed for kernel functions [cluster-non-kernel]
; NVPTX-NOT: [cluster-non-kernel]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [cluster-non-kernel]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f() "nvvm.cluster_dim"="2,1,1" {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "nvvm.cluster_dim"="2,1,1" {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
