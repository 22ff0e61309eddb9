; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Intrinsics from their catalog rows: numbers for immediates, addresses with
; folded offsets, types and spaces of overloads, several results.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32, float, i32, i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare half @llvm.nvvm.fma.rn.f16(half, half, half)

@shared = addrspace(3) global [8 x i32] undef

; CHECK-LABEL: thread(
; CHECK: mov.u32 [[R2:%r[0-9]+]], %tid.x;
; CHECK-NEXT: shfl.sync.bfly.b32 [[R3:%r[0-9]+]], %r1, 1, 31, -1;
; CHECK-NEXT: prmt.b32 [[R4:%r[0-9]+]], [[R2]], [[R3]], 291;
; CHECK-NEXT: bar.sync 0;
define i32 @thread(i32 %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 1, i32 31)
  %p = call i32 @llvm.nvvm.prmt(i32 %t, i32 %s, i32 291)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i32 %p
}
; CHECK-LABEL: two_results(
; CHECK: shfl.sync.down.b32 [[F2:%f[0-9]+]]|[[P1:%p[0-9]+]], %f1, 2, 31, -1;
; CHECK-NEXT: selp.f32 [[F3:%f[0-9]+]], [[F2]], %f1, [[P1]];
define float @two_results(float %a) {
  %s = call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 -1, float %a, i32 2, i32 31)
  %v = extractvalue { float, i1 } %s, 0
  %p = extractvalue { float, i1 } %s, 1
  %r = select i1 %p, float %v, float %a
  ret float %r
}
; CHECK-LABEL: predicate(
; CHECK: and.b16 [[RS2:%rs[0-9]+]], %rs1, 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: vote.sync.any.pred [[P2:%p[0-9]+]], [[P1]], -1;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P2]];
define i1 @predicate(i1 %c) {
  %r = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %c)
  ret i1 %r
}
; CHECK-LABEL: half_constant(
; CHECK: mov.b16 [[H2:%h[0-9]+]], 0x4000;
; CHECK-NEXT: fma.rn.f16 [[H3:%h[0-9]+]], %h1, [[H2]], %h1;
define half @half_constant(half %a) {
  %r = call half @llvm.nvvm.fma.rn.f16(half %a, half 2.0, half %a)
  ret half %r
}
; CHECK-LABEL: generic_address_of_shared(
; CHECK: atom.cta.shared.add.u32 [[R2:%r[0-9]+]], [shared+4], %r1;
define i32 @generic_address_of_shared(i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 4), i32 %v)
  ret i32 %r
}
