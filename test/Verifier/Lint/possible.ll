; What --lint=all adds: code that may be meant.

; RUN: nvvmc verify --lint=all --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.trap()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

define i32 @one_path(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: one_path may end here without a return [lint-maybe-missing-return]
  unreachable
}
define i32 @one_trap(i32 %x) noinline optnone {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  call void @llvm.trap()
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: one_trap may end here without a return [lint-maybe-missing-return]
  unreachable
}
; A case that a switch does not have.
define i32 @cases(i32 %x) {
  switch i32 %x, label %never [i32 0, label %a]
a:
  ret i32 1
never:
  unreachable
}

; A loop whose trips differ, and one whose trips do not.
define ptx_kernel void @loops(i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %own
own:
  %i = phi i32 [%t, %entry], [%next, %own]
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-maybe-divergent-barrier]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %own, label %between
between:
  br label %all
all:
  %j = phi i32 [0, %between], [%after, %all]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %after = add i32 %j, 32
  %again = icmp slt i32 %after, %n
  br i1 %again, label %all, label %done
done:
  ret void
}

; Of a thread that traps, the others need not wait.
define ptx_kernel void @checked(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %good, label %bad
bad:
  call void @llvm.trap()
  unreachable
good:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; The same in all threads of a block.
define ptx_kernel void @by_block(i32 %n) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %c = icmp slt i32 %b, %n
  br i1 %c, label %some, label %done
some:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}

; The arguments of a function may differ.
define void @function(i32 %n) convergent {
  %c = icmp slt i32 0, %n
  br i1 %c, label %some, label %done
some:
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: {{.*}} [lint-maybe-divergent-barrier]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}
