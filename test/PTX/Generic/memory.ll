; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A masked access is one access per lane, guarded by the lane's bit; a known bit
; needs no test. Prefetches, the stack level, pointer masks.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1), <2 x i1>, <2 x i32>)
declare void @llvm.masked.store.v2f64.p0(<2 x double>, ptr, <2 x i1>)
declare <2 x float> @llvm.masked.gather.v2f32.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x float>)
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; CHECK-LABEL: masked_load(
; CHECK: and.b64 [[RD3:%rd[0-9]+]], %rd2, 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD3]], 0;
; CHECK-NEXT: shr.u64 [[RD4:%rd[0-9]+]], %rd2, 1;
; CHECK-NEXT: and.b64 [[RD5:%rd[0-9]+]], [[RD4]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD5]], 0;
; CHECK: mov.b32 [[R3:%r[0-9]+]], %r1;
; CHECK-NEXT: @[[P1]] ld.global.b32 [[R3]], [%rd1];
; CHECK-NEXT: mov.b32 [[R4:%r[0-9]+]], %r2;
; CHECK-NEXT: @[[P2]] ld.global.b32 [[R4]], [%rd1+4];
define <2 x i32> @masked_load(ptr addrspace(1) %p, <2 x i1> %m, <2 x i32> %else) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p1(ptr addrspace(1) align 4 %p, <2 x i1> %m, <2 x i32> %else)
  ret <2 x i32> %r
}
; CHECK-LABEL: masked_store(
; CHECK: st.f64 [%rd1+8], %fd2;
define void @masked_store(ptr %p, <2 x double> %v) {
  call void @llvm.masked.store.v2f64.p0(<2 x double> %v, ptr align 8 %p, <2 x i1> <i1 false, i1 true>)
  ret void
}
; CHECK-LABEL: gather(
; CHECK: and.b64 [[RD4:%rd[0-9]+]], %rd3, 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD4]], 0;
; CHECK-NEXT: shr.u64 [[RD5:%rd[0-9]+]], %rd3, 1;
; CHECK-NEXT: and.b64 [[RD6:%rd[0-9]+]], [[RD5]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD6]], 0;
; CHECK-NEXT: mov.f32 [[F3:%f[0-9]+]], 0f00000000;
; CHECK-NEXT: mov.f32 [[F1:%f[0-9]+]], [[F3]];
; CHECK-NEXT: @[[P1]] ld.global.f32 [[F1]], [%rd1];
; CHECK-NEXT: mov.f32 [[F4:%f[0-9]+]], 0f00000000;
; CHECK-NEXT: mov.f32 [[F2:%f[0-9]+]], [[F4]];
; CHECK-NEXT: @[[P2]] ld.global.f32 [[F2]], [%rd2];
define <2 x float> @gather(<2 x ptr addrspace(1)> %p, <2 x i1> %m) {
  %r = call <2 x float> @llvm.masked.gather.v2f32.v2p1(<2 x ptr addrspace(1)> align 4 %p, <2 x i1> %m, <2 x float> zeroinitializer)
  ret <2 x float> %r
}
; CHECK-LABEL: prefetches(
; CHECK: prefetch.global.L1 [%rd1];
; CHECK-NEXT: prefetch.global.L2 [%rd1];
define void @prefetches(ptr addrspace(1) %p) {
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p1(ptr addrspace(1) %p, i32 0, i32 1, i32 1)
  ret void
}
; CHECK-LABEL: aligned(
; CHECK: and.b64 [[RD2:%rd[0-9]+]], %rd1, -16;
define ptr @aligned(ptr %p) {
  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  ret ptr %r
}
; CHECK-LABEL: stack(
; CHECK: stacksave.u64 %rd1;
; CHECK-NEXT: stackrestore.u64 %rd1;
define void @stack() {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}
