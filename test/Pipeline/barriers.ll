; What moves across barriers and fences. Other threads access neither constant nor
; local memory, even if the address of a variable is known elsewhere, so their values
; are kept in registers; arithmetic and invariant loads leave loops. Accesses of global
; and shared memory stay on their side, all of them.
; RUN: nvvmc opt %s --opt=3 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=2 -o - | FileCheck %s
; RUN: nvvmc compile %s --opt=3 --arch=sm_90 -o /dev/null
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] undef
@table = external addrspace(4) global [64 x i32]

; CHECK-LABEL: @local(
; CHECK-NOT: load
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK-NOT: load
; CHECK: call void @llvm.nvvm.membar.gl(
; CHECK-NOT: load
; CHECK: call void @llvm.nvvm.bar.warp.sync(
; CHECK-NOT: load
; CHECK: store i32 %v, ptr %out
; CHECK-NOT: load
; CHECK: ret void
define ptx_kernel void @local(ptr %out, ptr %where, i32 %i, i32 %v) {
  %frame = alloca [64 x i32]
  store ptr %frame, ptr %where
  %slot = getelementptr [64 x i32], ptr %frame, i32 0, i32 %i
  store i32 %v, ptr %slot
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %again = load i32, ptr %slot
  store i32 %again, ptr %out
  ret void
}

; Other threads do not access the variable, but a function of this one may.
; CHECK-LABEL: @called(
; CHECK: call void @other(
; CHECK: %again = load i32
; CHECK: ret void
define ptx_kernel void @called(ptr %out, ptr %where, i32 %i, i32 %v) {
  %frame = alloca [64 x i32]
  store ptr %frame, ptr %where
  %slot = getelementptr [64 x i32], ptr %frame, i32 0, i32 %i
  store i32 %v, ptr %slot
  call void @other()
  %again = load i32, ptr %slot
  store i32 %again, ptr %out
  ret void
}
declare void @other()

; CHECK-LABEL: @constant(
; CHECK: load i32, ptr addrspace(4)
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK-NOT: load i32, ptr addrspace(4)
; CHECK: ret void
define ptx_kernel void @constant(ptr %out, i32 %i) {
  %slot = getelementptr [64 x i32], ptr addrspace(4) @table, i32 0, i32 %i
  %first = load i32, ptr addrspace(4) %slot
  store i32 %first, ptr %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %second = load i32, ptr addrspace(4) %slot
  %after = getelementptr i32, ptr %out, i32 1
  store i32 %second, ptr %after
  ret void
}

; An invariant load and a division, before the loop: barriers return. There is no
; remainder that would have a barrier of its own, since threads may be passed other
; numbers.
; CHECK-LABEL: @loop(
; CHECK: load i32, ptr %in{{.*}}, !invariant.load
; CHECK: udiv
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK-NOT: udiv
; CHECK-NOT: load i32, ptr %in
; CHECK-NOT: barrier
; CHECK: br i1
; CHECK-NOT: barrier
; CHECK: ret void
define void @loop(ptr %out, ptr %in, i32 %n, i32 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr %in, !invariant.load !0
  %q = udiv i32 %v, %d
  %slot = getelementptr i32, ptr %out, i32 %i
  store i32 %q, ptr %slot
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Neither is the first store dead, nor does the second load give what was stored.
; CHECK-LABEL: @shared(
; CHECK: store i32 %v, ptr addrspace(3)
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK: load i32, ptr addrspace(3)
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK: store i32 7, ptr addrspace(3)
; CHECK: ret void
define ptx_kernel void @shared(ptr %out, i32 %i, i32 %v) {
  %slot = getelementptr [64 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  store i32 %v, ptr addrspace(3) %slot
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %again = load i32, ptr addrspace(3) %slot
  store i32 %again, ptr %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 7, ptr addrspace(3) %slot
  ret void
}

; CHECK-LABEL: @global(
; CHECK: store i32 1, ptr %out
; CHECK: call void @llvm.nvvm.barrier.cta.sync.aligned.all(
; CHECK: load i32, ptr %in
; CHECK: call void @llvm.nvvm.membar.gl(
; CHECK: load i32, ptr %in
; CHECK: store i32 %
; CHECK: ret void
define ptx_kernel void @global(ptr %out, ptr %in) {
  store i32 1, ptr %out
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %first = load i32, ptr %in
  call void @llvm.nvvm.membar.gl()
  %second = load i32, ptr %in
  %sum = add i32 %first, %second
  store i32 %sum, ptr %out
  ret void
}

; A pointer from memory may point to either space.
; CHECK-LABEL: @generic(
; CHECK-COUNT-2: load i32, ptr %
; CHECK: ret void
define ptx_kernel void @generic(ptr %out, ptr %from) {
  %p = load ptr, ptr %from
  %first = load i32, ptr %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %second = load i32, ptr %p
  %sum = add i32 %first, %second
  store i32 %sum, ptr %out
  ret void
}

; A store to shared memory does not change what a parameter of a kernel points to.
; CHECK-LABEL: @spaces(
; CHECK-COUNT-1: load i32, ptr %in
; CHECK-NOT: load i32
; CHECK: ret void
define ptx_kernel void @spaces(ptr %out, ptr %in, i32 %i) {
  %first = load i32, ptr %in
  %slot = getelementptr [64 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  %generic = addrspacecast ptr addrspace(3) %slot to ptr
  store i32 %first, ptr %generic
  %second = load i32, ptr %in
  store i32 %second, ptr %out
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.bar.warp.sync(i32)
!0 = !{}
