; The shared memory of a kernel is that of all functions that it reaches, each
; variable counted once: through calls, cycles of calls, and addresses in
; constants and initial values.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not='shared memory of'

; CHECK: static shared memory of circle is 60000 bytes, more than 49152
; CHECK: static shared memory of direct is 50000 bytes, more than 49152
; CHECK: static shared memory of held is 70000 bytes, more than 49152
; CHECK: static shared memory of twice is 60000 bytes, more than 49152

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = internal addrspace(3) global [10000 x i8] undef, align 1
@b = internal addrspace(3) global [20000 x i8] undef, align 1
@c = internal addrspace(3) global [30000 x i8] undef, align 1
@d = internal addrspace(3) global [40000 x i8] undef, align 1
@holder = internal addrspace(1) global [1 x ptr] [ptr @ping]
@self = internal addrspace(1) global ptr addrspace(1) @self

define internal void @ping(i32 %n) {
  call void @pong(i32 %n)
  store i8 0, ptr addrspace(3) @a
  ret void
}

define internal void @pong(i32 %n) {
  call void @ping(i32 %n)
  store i8 0, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 4)
  ret void
}

define internal void @third() {
  store i8 0, ptr addrspace(3) @c
  ret void
}

define ptx_kernel void @circle() {
  call void @pong(i32 1)
  call void @third()
  ret void
}

define ptx_kernel void @direct() {
  store i8 0, ptr addrspace(3) @a
  store i8 0, ptr addrspace(3) @d
  ret void
}

define ptx_kernel void @enough() {
  call void @ping(i32 1)
  store ptr addrspace(1) @self, ptr addrspace(1) @self
  ret void
}

define ptx_kernel void @held() {
  %f = load ptr, ptr addrspace(1) @holder
  call void %f(i32 1)
  store i8 0, ptr addrspace(3) @d
  ret void
}

define ptx_kernel void @none(ptr %p) {
  store i8 0, ptr %p
  ret void
}

define ptx_kernel void @twice() {
  call void @third()
  call void @ping(i32 1)
  call void @pong(i32 1)
  ret void
}
