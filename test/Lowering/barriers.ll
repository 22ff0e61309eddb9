; RUN: nvvmc lower %s --arch=sm_90 --level=1 | FileCheck %s
; RUN: nvvmc lower %s --arch=sm_90 --level=0 | FileCheck %s --check-prefix=BASIC

; BASIC: call void @llvm.nvvm.barrier.cta.sync.count(
; BASIC: call void @llvm.nvvm.internal.syncwarp(
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global i32 poison

define ptx_kernel void @forms() #0 {
; CHECK-LABEL: @forms(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
; CHECK-NEXT: store i32 1, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 2, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
; CHECK-NEXT: store i32 3, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 -1)
; CHECK-NEXT: store i32 4, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 3)
; CHECK-NEXT: ret void
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 128)
  store i32 1, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  store i32 2, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 64)
  store i32 3, ptr addrspace(3) @shared
  call void @llvm.nvvm.internal.syncwarp(i32 0, i32 3)
  store i32 4, ptr addrspace(3) @shared
  call void @llvm.nvvm.internal.syncwarp(i32 1, i32 3)
  ret void
}

; Memory is accessed between the first two only.
define ptx_kernel void @repeated(i32 %x) #0 {
; CHECK-LABEL: @repeated(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 1, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %y = add i32 %x, 1
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
; CHECK-NEXT: store i32 %y, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: ret void
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = add i32 %x, 1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 1)
  store i32 %y, ptr addrspace(3) @shared
  ret void
}

; Two barriers here may meet two at other places.
define ptx_kernel void @elsewhere(i1 %c) #0 {
; CHECK-LABEL: @elsewhere(
; CHECK: entry:
; CHECK-NEXT: br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: br label %end
; CHECK: b:
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: store i32 1, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret void
entry:
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  ret void
}

define ptx_kernel void @decided(ptr addrspace(1) %out) #0 {
; CHECK-LABEL: @decided(
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %z = trunc i32 128 to i1
; CHECK-NEXT: %w = and i1 true, %z
; CHECK-NEXT: store i1 %w, ptr addrspace(1) %out, align 1
; CHECK-NEXT: ret void
  %x = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 true)
  %y = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
  %z = trunc i32 %y to i1
  %w = and i1 %x, %z
  store i1 %w, ptr addrspace(1) %out
  ret void
}

; The number of threads is not known.
define ptx_kernel void @unknown_size() {
; CHECK-LABEL: @unknown_size(
; CHECK-NEXT: %y = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
; CHECK-NEXT: store i32 %y, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 128)
; CHECK-NEXT: ret void
  %y = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 true)
  store i32 %y, ptr addrspace(3) @shared
  call void @llvm.nvvm.barrier.cta.sync.count(i32 1, i32 128)
  ret void
}

define ptx_kernel void @one_thread(i1 %c) #1 {
; CHECK-LABEL: @one_thread(
; CHECK-NEXT: %y = zext i1 %c to i32
; CHECK-NEXT: store i32 %y, ptr addrspace(3) @shared, align 4
; CHECK-NEXT: ret void
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %c)
  store i32 %y, ptr addrspace(3) @shared
  call void @llvm.nvvm.bar.warp.sync(i32 1)
  ret void
}

define void @fences(ptr %p) {
; CHECK-LABEL: @fences(
; CHECK-NEXT: call void @llvm.nvvm.membar.gl()
; CHECK-NEXT: store i32 1, ptr %p, align 4
; CHECK-NEXT: call void @llvm.nvvm.membar.gl()
; CHECK-NEXT: ret void
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.gl()
  store i32 1, ptr %p
  call void @llvm.nvvm.membar.gl()
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare void @llvm.nvvm.internal.syncwarp(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()

attributes #0 = { "nvvm.reqntid"="64,2" }
attributes #1 = { "nvvm.reqntid"="1" }
