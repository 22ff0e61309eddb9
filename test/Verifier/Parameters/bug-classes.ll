; RUN: split-file %s %t
; RUN: opt -passes=verify -disable-output %t/bugs.ll
; RUN: not nvvmc verify --profile=tileiras --arch=sm_75 %t/bugs.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %t/bugs.ll 2>&1 | FileCheck %s --check-prefix=SM90
; RUN: not nvvmc verify --profile=tileiras --arch=sm_100 %t/bugs.ll 2>&1 | FileCheck %s --check-prefix=SM100
; RUN: not nvvmc verify --profile=tileiras --arch=sm_103a %t/bugs.ll 2>&1 | FileCheck %s --check-prefix=SM103
; RUN: nvvmc verify --profile=tileiras --arch=sm_103a %t/fine.ll

; The four classes of bugs that LLVM's own verifier misses: parameters that
; overflow, intrinsics that the machine lacks, arguments of a launch that the
; child cannot read, and launches of functions that are not kernels.

; CHECK: error: Formal parameter space overflowed (40016 bytes required, max 1024 bytes allowed) in function big_kernel [param-overflow]
; CHECK: error: this intrinsic is only supported for Hopper+ [tma-gate-bulk]
; CHECK-NEXT: llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d needs sm_90 or higher; the target is sm_75
; CHECK: error: {{.*}}llvm.nvvm.tcgen05.mma.shared{{.*}}sm_100
; CHECK: error: {{.*}}llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale{{.*}}sm_103
; CHECK: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK: error: a function that is not __global__ cannot be launched [launch-target]
; SM90: max 32764 bytes
; SM90-NOT: Hopper
; SM90: llvm.nvvm.tcgen05.mma.shared{{.*}}sm_100
; SM90: block_scale{{.*}}sm_103
; SM100: max 32768 bytes
; SM100-NOT: error: llvm.nvvm.tcgen05.mma.shared needs
; SM100: block_scale{{.*}}sm_103
; SM103: max 32768 bytes
; SM103-NOT: error: llvm.nvvm.tcgen05
; SM103: [launch-argument]
; SM103: [launch-target]
; SM103: 3 errors

;--- bugs.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%struct.Heavy = type { double, i8, [10000 x i32] }

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg, i32 immarg)
declare void @llvm.nvvm.launch(ptr, ...)

define void @big_kernel(%struct.Heavy %h) !nvvm.kernel !0 {
  ret void
}
define void @versions(ptr addrspace(7) %d, ptr addrspace(3) %b, ptr %m, ptr addrspace(6) %t, i64 %s) !nvvm.kernel !0 {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %d, ptr addrspace(3) %b, ptr %m, i32 0, i32 0, i16 0, i64 0, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %s, i64 %s, i32 0, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale(ptr addrspace(6) %t, i64 %s, i64 %s, i32 0, i1 true, ptr addrspace(6) %t, ptr addrspace(6) %t, i32 1, i32 0)
  ret void
}
define void @child_kernel(ptr %p) !nvvm.kernel !0 {
  ret void
}
define void @child(ptr %p) {
  ret void
}
define void @parent(ptr addrspace(1) %g) !nvvm.kernel !0 {
  %local = alloca i32
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child_kernel, ptr %local)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %g)
  ret void
}
!0 = !{}

;--- fine.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%struct.Heavy = type { double, i8, [8000 x i32] }

declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg)
declare void @llvm.nvvm.launch(ptr, ...)

define void @big_kernel(%struct.Heavy %h) !nvvm.kernel !0 {
  ret void
}
define void @versions(ptr addrspace(7) %d, ptr addrspace(3) %b, ptr %m) !nvvm.kernel !0 {
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %d, ptr addrspace(3) %b, ptr %m, i32 0, i32 0, i16 0, i64 0, i1 false, i1 false, i32 0)
  ret void
}
define void @child_kernel(ptr %p) !nvvm.kernel !0 {
  ret void
}
define void @parent(ptr addrspace(1) %g) !nvvm.kernel !0 {
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child_kernel, ptr addrspace(1) %g)
  ret void
}
!0 = !{}
