; Machines and PTX versions of intrinsics, just below and at their gates.

; RUN: split-file %s %t
; RUN: not nvvmc verify --arch=sm_80 %t/cluster.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM80
; RUN: nvvmc verify --arch=sm_90 %t/cluster.ll
; RUN: nvvmc verify --arch=sm_120a %t/cluster.ll
; RUN: not nvvmc verify --arch=sm_90 --ptx=7.8 %t/cluster.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX
; RUN: nvvmc verify --arch=sm_90 --ptx=8.0 %t/cluster.ll
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/cluster.ll
; RUN: not nvvmc verify --arch=sm_90 %t/wgmma.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM90
; RUN: nvvmc verify --arch=sm_90a %t/wgmma.ll
; RUN: not nvvmc verify --arch=sm_100a %t/wgmma.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM100A
; RUN: not nvvmc verify --arch=sm_100 %t/tcgen05.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM100
; RUN: nvvmc verify --arch=sm_100f %t/tcgen05.ll
; RUN: nvvmc verify --arch=sm_103a %t/tcgen05.ll
; RUN: not nvvmc verify --arch=sm_120a %t/tcgen05.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM120A

; SM80: error: llvm.nvvm.barrier.cluster.arrive needs sm_90 or higher; the target is sm_80 [intrinsic-needs-arch]
; SM80: help: compile for sm_90 (PTX 7.8 or newer)
; PTX: error: llvm.nvvm.barrier.cluster.arrive.relaxed needs PTX 8.0; the version is 7.8 [intrinsic-needs-ptx]
; SM90: error: llvm.nvvm.wgmma.fence.sync.aligned needs sm_90a; the target is sm_90 [intrinsic-needs-feature]
; SM90: help: compile for sm_90a (PTX 8.0 or newer)
; SM100A: error: llvm.nvvm.wgmma.fence.sync.aligned needs sm_90a; the target is sm_100a [intrinsic-needs-feature]
; SM100: error: llvm.nvvm.tcgen05.fence.before.thread.sync needs {{.*}}sm_100a{{.*}}; the target is sm_100 [intrinsic-needs-feature]
; SM120A: error: llvm.nvvm.tcgen05.fence.before.thread.sync needs {{.*}}; the target is sm_120a [intrinsic-needs-feature]

;--- cluster.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.arrive.relaxed()
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- wgmma.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.wgmma.fence.sync.aligned()
define ptx_kernel void @k() {
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- tcgen05.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()
define ptx_kernel void @k() {
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
