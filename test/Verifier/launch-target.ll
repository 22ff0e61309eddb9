; A launch can only start a kernel, in whichever way it is marked.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NOPTX
; RUN: nvvmc verify --profile=tileiras --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: bad.ll:10:3: error: a function that is not __global__ cannot be launched [launch-target]
; CHECK-NEXT: @child
; CHECK: bad.ll:12:3: error: a function that is not __global__ cannot be launched [launch-target]
; CHECK-NEXT: @declared
; CHECK-NOT: [launch-target]
; OFF-NOT: [launch-target]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [launch-target]
; NOPTX-NOT: [launch-target]
; NOPTX: error: cannot emit intrinsic llvm.nvvm.launch: PTX has no instruction that launches a kernel
; NOPTX-NOT: [launch-target]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
declare void @declared(ptr addrspace(1))
define void @child(ptr addrspace(1) %p) {
  ret void
}
define ptx_kernel void @k(ptr addrspace(1) %p, i1 zeroext %c) { call void (ptr, ...) @llvm.nvvm.launch(ptr @k, ptr addrspace(1) %p)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %p)
  %which = select i1 %c, ptr @k, ptr @declared
  call void (ptr, ...) @llvm.nvvm.launch(ptr %which, ptr addrspace(1) %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
declare ptx_kernel void @convention(ptr addrspace(1))
declare void @attribute(ptr addrspace(1)) "nvvm.kernel"
declare void @annotated(ptr addrspace(1))
define void @attached(ptr addrspace(1) %p) !nvvm.kernel !3 {
  ret void
}

define internal void @from_a_function(ptr addrspace(1) %p, i1 zeroext %c) {
  call void (ptr, ...) @llvm.nvvm.launch(ptr @convention, ptr addrspace(1) %p)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @attribute, ptr addrspace(1) %p)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @annotated, ptr addrspace(1) %p)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @attached, ptr addrspace(1) %p)
  %which = select i1 %c, ptr @convention, ptr @annotated
  call void (ptr, ...) @llvm.nvvm.launch(ptr %which, ptr addrspace(1) %p)
  ret void
}
define ptx_kernel void @k(ptr addrspace(1) %p, i1 zeroext %c) {
  call void @from_a_function(ptr addrspace(1) %p, i1 zeroext %c)
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !"kernel", i32 1}
!3 = !{}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
