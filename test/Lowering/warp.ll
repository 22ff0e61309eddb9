; RUN: nvvmc lower %s --arch=sm_80 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; Every thread reaches all of them.
define ptx_kernel void @in_order(ptr addrspace(1) %out, i32 %p, i1 %c) {
; CHECK-LABEL: @in_order(
; CHECK: entry:
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %q = mul i32 %p, 3
; CHECK-NEXT: br i1 %c, label %some, label %all
; CHECK: some:
; CHECK-NEXT: store i32 %q, ptr addrspace(1) %out, align 4
; CHECK-NEXT: br label %all
; CHECK: all:
; CHECK-NEXT: %x = zext i1 %c to i32
; CHECK-NEXT: store i32 %x, ptr addrspace(1) %out, align 4
; CHECK-NEXT: ret void
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 0, i32 31)
  %q = mul i32 %p, 3
  %b = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %q, i32 %a, i32 31)
  br i1 %c, label %some, label %all
some:
  store i32 %b, ptr addrspace(1) %out
  br label %all
all:
  %v = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %c)
  %x = zext i1 %v to i32
  store i32 %x, ptr addrspace(1) %out
  ret void
}

; A lane gets the value of another.
define ptx_kernel void @exchange(ptr addrspace(1) %out) {
; CHECK-LABEL: @exchange(
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 1, i32 31)
; CHECK-NEXT: %b = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
; CHECK-NEXT: %p = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %b, i32 0, i32 7)
; CHECK-NEXT: %x = extractvalue { i32, i1 } %p, 0
; CHECK-NEXT: store i32 %x, ptr addrspace(1) %out, align 4
; CHECK-NEXT: ret void
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 1, i32 31)
  %b = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  %p = call {i32, i1} @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %b, i32 0, i32 7)
  %x = extractvalue {i32, i1} %p, 0
  store i32 %x, ptr addrspace(1) %out
  ret void
}

; Some threads may wait here for threads at another place.
define ptx_kernel void @on_condition(ptr addrspace(1) %out, i1 %c) {
; CHECK-LABEL: @on_condition(
; CHECK: entry:
; CHECK-NEXT: %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: br i1 %c, label %some, label %all
; CHECK: some:
; CHECK-NEXT: %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 0, i32 31)
; CHECK-NEXT: store i32 %a, ptr addrspace(1) %out, align 4
; CHECK-NEXT: br label %all
; CHECK: all:
; CHECK-NEXT: ret void
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %c, label %some, label %all
some:
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 0, i32 31)
  store i32 %a, ptr addrspace(1) %out
  br label %all
all:
  ret void
}

define ptx_kernel void @in_loop(ptr addrspace(1) %out, i32 %n) {
; CHECK-LABEL: @in_loop(
; CHECK: entry:
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT: %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 0, i32 31)
; CHECK-NEXT: store i32 %a, ptr addrspace(1) %out, align 4
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK-NEXT: %c = icmp ult i32 %j, %n
; CHECK-NEXT: br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 0, i32 31)
  store i32 %a, ptr addrspace(1) %out
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; The callers are not known.
define i32 @device(i32 %x) {
; CHECK-LABEL: @device(
; CHECK-NEXT: %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT: ret i32 %a
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %x, i32 0, i32 31)
  ret i32 %a
}

; A thread may end in the callee.
define ptx_kernel void @calls(ptr addrspace(1) %out, i32 %x) {
; CHECK-LABEL: @calls(
; CHECK-NEXT: %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %x, i32 0, i32 31)
; CHECK-NEXT: store i32 %a, ptr addrspace(1) %out, align 4
; CHECK-NEXT: call void @unknown()
; CHECK-NEXT: ret void
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %x, i32 0, i32 31)
  store i32 %a, ptr addrspace(1) %out
  call void @unknown()
  ret void
}

declare void @unknown()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare {i32, i1} @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
