; What branches do before ptxas sees them.
; RUN: nvvmc opt %s --opt=3 --arch=sm_90 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; A lane that skips the first block is known to skip the second.
; CHECK-LABEL: @threaded(
; CHECK: br i1 %{{.*}}, label %[[FIRST:.*]], label %[[END:[^,]*]]
; CHECK: br i1 %{{.*}}, label %{{.*}}, label %[[END]]
; CHECK: [[END]]:
; CHECK-NEXT: ret void
define ptx_kernel void @threaded(ptr addrspace(1) %p) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %i, 16
  br i1 %c, label %first, label %next
first:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %i, ptr addrspace(1) %a
  br label %next
next:
  %d = icmp eq i32 %i, 0
  br i1 %d, label %second, label %exit
second:
  store volatile i32 7, ptr addrspace(1) %p
  br label %exit
exit:
  ret void
}

; A barrier stays the only one of its kind.
; CHECK-LABEL: @barrier(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @barrier(ptr addrspace(1) %p) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %i, 16
  br i1 %c, label %first, label %next
first:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %i, ptr addrspace(1) %a
  br label %next
next:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %d = icmp eq i32 %i, 0
  br i1 %d, label %second, label %exit
second:
  store volatile i32 7, ptr addrspace(1) %p
  br label %exit
exit:
  ret void
}

; Both arms store to the same place.
; CHECK-LABEL: @merged(
; CHECK-COUNT-1: store i32
; CHECK-NOT: store i32
; CHECK: ret void
define ptx_kernel void @merged(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr addrspace(1) %p
  %a = getelementptr i8, ptr addrspace(1) %q, i64 4
  br label %end
no:
  store i32 %y, ptr addrspace(1) %p
  %b = getelementptr i8, ptr addrspace(1) %q, i64 8
  br label %end
end:
  %to = phi ptr addrspace(1) [ %a, %yes ], [ %b, %no ]
  store volatile i32 1, ptr addrspace(1) %to
  ret void
}

; What only one path needs is computed there.
; CHECK-LABEL: @sunk(
; CHECK-NOT: fdiv
; CHECK: br i1
; CHECK: fdiv
define ptx_kernel void @sunk(ptr addrspace(1) %p, float %x, float %y, i1 %c) {
entry:
  %q = fdiv float %x, %y
  store volatile i32 1, ptr addrspace(1) %p
  br i1 %c, label %yes, label %end
yes:
  store volatile float %q, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
