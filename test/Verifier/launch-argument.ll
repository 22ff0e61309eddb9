; The child grid only shares the parent's global and constant memory. The origin
; of a pointer is followed through casts, offsets, phis and selects; nvptx only
; reports pointers that may certainly be the parent's own.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
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

; CHECK: bad.ll:13:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr %local
; CHECK: bad.ll:15:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 1, ptr %cast, may come from ptr addrspace(3) @shared
; CHECK: bad.ll:16:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr %generic
; CHECK: bad.ll:17:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr %value
; CHECK: bad.ll:19:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr %loaded
; CHECK: bad.ll:25:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr %either, may come from ptr %local
; CHECK: bad.ll:27:3: error: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; CHECK-NEXT: argument 0, ptr addrspace(5) %five
; CHECK-NOT: [launch-argument]
; NVPTX: bad.ll:13:3: warning: A pointer to local memory or memory in 'addrspace(0)' has been used as a launch argument. Dereferencing this within the launch is undefined [launch-argument]
; NVPTX: bad.ll:15:3: warning: {{.*}} [launch-argument]
; NVPTX-NOT: bad.ll:16:3
; NVPTX: bad.ll:17:3: warning: {{.*}} [launch-argument]
; NVPTX: bad.ll:25:3: warning: {{.*}} [launch-argument]
; NVPTX: bad.ll:27:3: warning: {{.*}} [launch-argument]
; NVPTX-NOT: [launch-argument]
; OFF-NOT: [launch-argument]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [launch-argument]
; NOPTX-NOT: [launch-argument]
; NOPTX: error: cannot emit intrinsic llvm.nvvm.launch: PTX has no instruction that launches a kernel
; NOPTX-NOT: [launch-argument]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
@shared = internal addrspace(3) global i32 undef
@memory = addrspace(1) global i32 0

define ptx_kernel void @child(ptr %p, ptr %q) {
  ret void
}
define ptx_kernel void @k(ptr addrspace(1) %g, ptr %generic, ptr byval(i64) %value, i1 zeroext %c) {
  %local = alloca i32
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %local, ptr addrspace(1) %g)
  %cast = addrspacecast ptr addrspace(3) @shared to ptr
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %g, ptr %cast)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %generic)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %value)
  %loaded = load ptr, ptr addrspace(1) %g
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %loaded)
  br i1 %c, label %here, label %there
here:
  br label %there
there:
  %either = phi ptr [ addrspacecast (ptr addrspace(1) @memory to ptr), %0 ], [ %local, %here ]
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %either)
  %five = addrspacecast ptr %local to ptr addrspace(5)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(5) %five)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
declare noalias ptr @malloc(i64)
@memory = addrspace(1) global [4 x i32] zeroinitializer
@table = addrspace(4) constant [4 x i32] zeroinitializer

define ptx_kernel void @child(ptr %p, ptr %q) {
  ret void
}
define ptx_kernel void @k(ptr addrspace(1) %g, i64 %n, i1 zeroext %c) {
entry:
  %generic = addrspacecast ptr addrspace(1) %g to ptr
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(1) %g, i64 %n)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspace(4) @table)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %generic, ptr null)
  %constant = addrspacecast ptr addrspace(4) @table to ptr
  %chosen = select i1 %c, ptr %generic, ptr %constant
  %further = getelementptr i32, ptr %chosen, i64 %n
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %further)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @memory, i64 4) to ptr))
  %heap = call ptr @malloc(i64 %n)
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %heap)
  br label %loop
loop:
  %p = phi ptr [ %generic, %entry ], [ %next, %loop ]
  %next = getelementptr i32, ptr %p, i64 1
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child, ptr %p)
  br i1 %c, label %loop, label %end
end:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
