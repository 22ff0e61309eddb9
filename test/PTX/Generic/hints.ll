; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Intrinsics that only inform the optimizer print nothing.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare i1 @llvm.is.constant.i32(i32)
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare i64 @llvm.readcyclecounter()

; CHECK-LABEL: hints(
; CHECK: setp.gt.s32 [[P1:%p[0-9]+]], %r1, 0;
; CHECK-NEXT: ld.u32 [[R2:%r[0-9]+]], [%rd1];
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], %r1, [[R2]];
define i32 @hints(i32 %a, ptr %p) {
  %slot = alloca i32
  call void @llvm.lifetime.start.p0(ptr %slot)
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  %c = icmp sgt i32 %a, 0
  call void @llvm.assume(i1 %c)
  %e = call i32 @llvm.expect.i32(i32 %a, i32 1)
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %v = load i32, ptr %q
  call void @llvm.lifetime.end.p0(ptr %slot)
  %r = add i32 %e, %v
  ret i32 %r
}
; CHECK-LABEL: traps(
; CHECK: brkpt;
; CHECK-NEXT: trap;
define void @traps(i1 %c) {
  call void @llvm.debugtrap()
  call void @llvm.trap()
  ret void
}
; CHECK-LABEL: clock(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], %clock64;
define i64 @clock() {
  %r = call i64 @llvm.readcyclecounter()
  ret i64 %r
}
