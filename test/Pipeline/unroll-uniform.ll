; Loops with barriers and votes are unrolled, with remainders, if the number of their
; iterations is the same in all threads: eight copies, and seven for the rest.
; RUN: nvvmc opt %s --opt=3 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s --check-prefix=ONE
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%box = type { i32, i32 }
@limit = internal addrspace(4) externally_initialized global i32 0
@tile = internal addrspace(3) global [512 x i32] undef

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.smin.i32(i32, i32)

; CHECK-LABEL: @parameter(
; CHECK-COUNT-15: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
; ONE-LABEL: @parameter(
; ONE-COUNT-1: call void @llvm.nvvm.barrier
; ONE-NOT: call void @llvm.nvvm.barrier
; ONE: ret void
define ptx_kernel void @parameter(ptr addrspace(3) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Each caller may pass what it wants.
; CHECK-LABEL: @argument(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define void @argument(ptr addrspace(3) %p, i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The number of the thread is part of it.
; CHECK-LABEL: @thread(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @thread(ptr addrspace(3) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = call i32 @llvm.smin.i32(i32 %n, i32 %t)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @warp(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @warp(ptr addrspace(3) %p, i32 %n) {
entry:
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %w
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The size of the block, and constant memory.
; CHECK-LABEL: @block(
; CHECK-COUNT-15: call i32 @llvm.nvvm.shfl
; CHECK-NOT: call i32 @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @block(ptr addrspace(1) %p, i32 %x) {
entry:
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %l = load i32, ptr addrspace(4) @limit
  %m = call i32 @llvm.smin.i32(i32 %l, i32 %d)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi i32 [ %x, %entry ], [ %w, %loop ]
  %w = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; A number in global memory may change between the loads of two threads.
; CHECK-LABEL: @memory(
; CHECK-COUNT-1: call i32 @llvm.nvvm.shfl
; CHECK-NOT: call i32 @llvm.nvvm.shfl
; CHECK: ret void
define ptx_kernel void @memory(ptr addrspace(1) %p, i32 %x) {
entry:
  %m = load i32, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi i32 [ %x, %entry ], [ %w, %loop ]
  %w = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Part of a parameter, which all threads only read.
; CHECK-LABEL: @part(
; CHECK-COUNT-15: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @part(ptr addrspace(3) %p, ptr byval(%box) align 4 %b) {
entry:
  %at = getelementptr inbounds %box, ptr %b, i64 0, i32 1
  %n = load i32, ptr %at
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Each thread writes its number into its copy.
; CHECK-LABEL: @changed(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @changed(ptr addrspace(3) %p, i64 %k,
                                ptr byval(%box) align 4 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %to = getelementptr inbounds i32, ptr %b, i64 %k
  store i32 %t, ptr %to
  %at = getelementptr inbounds %box, ptr %b, i64 0, i32 1
  %n = load i32, ptr %at
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; A thread may leave by another exit.
; CHECK-LABEL: @found(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @found(ptr addrspace(3) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load volatile i32, ptr addrspace(3) %p
  %is = icmp eq i32 %v, 0
  br i1 %is, label %exit, label %more
more:
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The count of an outer loop: threads that are together are in the same iteration.
; CHECK-LABEL: @nested(
; CHECK-COUNT-15: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @nested(ptr addrspace(3) %p, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 1, %entry ], [ %j1, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %j
  br i1 %c, label %loop, label %latch
latch:
  %j1 = add nuw nsw i32 %j, 1
  %v = load volatile i32, ptr addrspace(3) %p
  %d = icmp ne i32 %v, 0
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; What the source asks for: two copies, none.
; CHECK-LABEL: @twice(
; CHECK-COUNT-3: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @twice(ptr addrspace(3) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; CHECK-LABEL: @once(
; CHECK-COUNT-1: call void @llvm.nvvm.barrier
; CHECK-NOT: call void @llvm.nvvm.barrier
; CHECK: ret void
define ptx_kernel void @once(ptr addrspace(3) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile i32 %i, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; Rounds of two kinds take turns: the copies know which one they are.
; CHECK-LABEL: @rounds(
; CHECK: call void @llvm.nvvm.barrier
; CHECK-NOT: and i32 %{{.*}}, 1
; CHECK: store volatile i32 0
; CHECK: call void @llvm.nvvm.barrier
; CHECK-NEXT: store volatile i32 1
; CHECK: ret void
define ptx_kernel void @rounds(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %odd = and i32 %i, 1
  store volatile i32 %odd, ptr addrspace(3) @tile
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
