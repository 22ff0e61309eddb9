; Shared memory that threads write and read without a barrier.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
@s = internal addrspace(3) global [64 x i32] undef
@u = internal addrspace(3) global [64 x i32] undef

define ptx_kernel void @neighbor(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %a = load i32, ptr addrspace(3) %own
  %n = add i32 %t, 1
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: no barrier between this load of @s by thread 0 and the store by thread 1 [lint-shared-race]
  %b = load i32, ptr addrspace(3) %next
  store i32 %b, ptr %p
  ret void
}

; Where a variable begins to live, nobody waits.
declare void @llvm.lifetime.start.p0(ptr)
define ptx_kernel void @marked(ptr %p) {
  %v = alloca i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @llvm.lifetime.start.p0(ptr %v) convergent
  %n = xor i32 %t, 1
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: no barrier between this load of @s by thread 0 and the store by thread 1 [lint-shared-race]
  %b = load i32, ptr addrspace(3) %next
  store i32 %b, ptr %p
  ret void
}

; Reading first is no better.
define ptx_kernel void @shift(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  %n = add i32 %t, 1
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
  %b = load i32, ptr addrspace(3) %next
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: no barrier between this store of @s by thread 1 and the load by thread 0 [lint-shared-race]
  store i32 %b, ptr addrspace(3) %own
  ret void
}

define ptx_kernel void @with_barriers(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = xor i32 %t, 1
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
  %b = load i32, ptr addrspace(3) %next
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 %b, ptr addrspace(3) %own
  call void asm sideeffect "bar.sync 0;", ""() convergent
  %c = load i32, ptr addrspace(3) %next
  store i32 %c, ptr %p
  ret void
}

; Other variables, other bytes, each thread its own, and volatile accesses.
define ptx_kernel void @apart(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %n = xor i32 %t, 1
  %other = getelementptr [64 x i32], ptr addrspace(3) @u, i32 0, i32 %n
  %a = load i32, ptr addrspace(3) %other
  %far = add i32 %t, 32
  %beyond = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %far
  %b = load i32, ptr addrspace(3) %beyond
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
  %c = load volatile i32, ptr addrspace(3) %next
  ret void
}

; The same, if the block has as many threads.
define ptx_kernel void @large_block(ptr %p) "nvvm.reqntid"="64" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %far = add i32 %t, 32
  %beyond = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %far
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: no barrier between this load of @s by thread 0 and the store by thread 32 [lint-shared-race]
  %b = load i32, ptr addrspace(3) %beyond
  ret void
}

; One thread alone, and threads that data choose.
define ptx_kernel void @first(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %some, label %done
some:
  store i32 1, ptr addrspace(3) @s
  %next = getelementptr i32, ptr addrspace(3) @s, i32 1
  %a = load i32, ptr addrspace(3) %next
  br label %done
done:
  ret void
}
define ptx_kernel void @by_data(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %some, label %done
some:
  %own = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %n = xor i32 %t, 1
  %next = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %n
  %a = load i32, ptr addrspace(3) %next
  br label %done
done:
  ret void
}
