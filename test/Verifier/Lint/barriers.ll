; Barriers that some threads of a warp do not execute.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare void @llvm.trap()

define ptx_kernel void @half(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %some, label %done
some:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}}: thread 0 does, thread 16 does not [lint-divergent-barrier]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}

; A whole warp, as far as it is known.
define ptx_kernel void @warp(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  br i1 %c, label %some, label %done
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}
define ptx_kernel void @part_of_second(ptr %p) "nvvm.reqntid"="128" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 48
  br i1 %c, label %some, label %done
some:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}}: thread 32 does, thread 48 does not [lint-divergent-barrier]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}
define ptx_kernel void @one_thread(ptr %p) "nvvm.reqntid"="1" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %some, label %done
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}

; Both ways lead to it, or the other way stops the kernel.
define ptx_kernel void @both(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %first, label %rest
first:
  store i32 1, ptr %p
  br label %rest
rest:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define ptx_kernel void @stops(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %good, label %bad
bad:
  call void @llvm.trap()
  unreachable
good:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Without .aligned, each thread may execute it by itself.
define ptx_kernel void @not_aligned(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %first, label %rest
first:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  br label %done
rest:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  br label %done
done:
  ret void
}

; Inline assembly, and functions that wrap a barrier or a register.
define internal i32 @thread() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %t
}
define internal void @sync() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define ptx_kernel void @wrapped(ptr %p) {
  %variable = alloca i32
  %t = call i32 @thread()
  %odd = and i32 %t, 1
  store i32 %odd, ptr %variable
  %again = load i32, ptr %variable
  %c = icmp eq i32 %again, 0
  br i1 %c, label %even, label %done
even:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}}: thread 0 does, thread 1 does not [lint-divergent-barrier]
  call void @sync()
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: not all threads of a warp execute bar.sync: {{.*}} [lint-divergent-barrier]
  call void asm sideeffect "bar.sync 0;", ""() convergent
  br label %done
done:
  ret void
}

; Two conditions of which one decides.
define ptx_kernel void @either(ptr %p, i32 %n) {
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %low = icmp ult i32 %l, 8
  br i1 %low, label %some, label %test
test:
  %high = icmp ugt i32 %l, 7
  br i1 %high, label %some, label %done
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}
define ptx_kernel void @unknown(ptr %p, i32 %n) {
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %low = icmp ult i32 %l, %n
  br i1 %low, label %some, label %done
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}
