; Thread-block clusters came with Hopper; older machines have nothing to map
; them to.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:4:29: error: Cluster dimensions and cluster maximum blocks are not supported on pre-Hopper Architectures [cluster-pre-hopper]
; NVVM-NOT: [cluster-pre-hopper]
; OFF-NOT: [cluster-pre-hopper]
; NVPTX: {{.*}}bad.ll:4:29: warning: Cluster dimensions and cluster maximum blocks are not supported on pre-Hopper Architectures [cluster-pre-hopper]
; NVPTX-NOT: [cluster-pre-hopper]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [cluster-pre-hopper]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "nvvm.cluster_dim"="2,1,1" {
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
