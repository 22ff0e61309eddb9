; Readers of an older PTX version do not know the instruction.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --ptx=7.8 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 --ptx=8.0 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --ptx=8.0 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:3: error: llvm.nvvm.barrier.cluster.arrive.relaxed.aligned needs PTX 8.0; the version is 7.8 [intrinsic-needs-ptx]
; CHECK-NOT: [intrinsic-needs-ptx]
; OFF-NOT: [intrinsic-needs-ptx]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [intrinsic-needs-ptx]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
