; A masked access whose lanes have one bit in common is one access, if it is aligned and has no more
; than 16 bytes; else each lane has its own.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .entry floats(
; CHECK: setp.gt.s32 %[[P:p[0-9]+]], %{{r[0-9]+}}, 3;
; CHECK: mov.f32 %[[ONE:f[0-9]+]], 0f3F800000;
; CHECK-NEXT: mov.f32 %[[A:f[0-9]+]], %[[ONE]];
; CHECK: @%[[P]]{{[[:space:]]+}}ld.global.v4.f32 {%[[A]], %[[B:f[0-9]+]], %[[C:f[0-9]+]], %[[D:f[0-9]+]]}, [%{{rd[0-9]+}}];
; CHECK-NEXT: @%[[P]]{{[[:space:]]+}}st.global.v4.f32 [%{{rd[0-9]+}}], {%[[A]], %[[B]], %[[C]], %[[D]]};
define ptx_kernel void @floats(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %m = icmp sgt i32 %n, 3
  %i = insertelement <4 x i1> poison, i1 %m, i64 0
  %s = shufflevector <4 x i1> %i, <4 x i1> poison, <4 x i32> zeroinitializer
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %s, <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) align 16 %q, <4 x i1> %s)
  ret void
}

; CHECK-LABEL: .visible .entry doubles(
; CHECK: @%{{p[0-9]+}} ld.global.v2.f64 {
; CHECK: @%{{p[0-9]+}} st.global.v2.f64 [
define ptx_kernel void @doubles(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %m = icmp sgt i32 %n, 3
  %i = insertelement <2 x i1> poison, i1 %m, i64 0
  %s = shufflevector <2 x i1> %i, <2 x i1> poison, <2 x i32> zeroinitializer
  %v = call <2 x double> @llvm.masked.load.v2f64.p1(ptr addrspace(1) align 16 %p, <2 x i1> %s, <2 x double> zeroinitializer)
  call void @llvm.masked.store.v2f64.p1(<2 x double> %v, ptr addrspace(1) align 16 %q, <2 x i1> %s)
  ret void
}

; Less aligned.
; CHECK-LABEL: .visible .entry unaligned(
; CHECK-NOT: .v4.
; CHECK-COUNT-4: @%{{p[0-9]+}} ld.global.f32
; CHECK-COUNT-4: @%{{p[0-9]+}} st.global.f32
define ptx_kernel void @unaligned(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %m = icmp sgt i32 %n, 3
  %i = insertelement <4 x i1> poison, i1 %m, i64 0
  %s = shufflevector <4 x i1> %i, <4 x i1> poison, <4 x i32> zeroinitializer
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 8 %p, <4 x i1> %s, <4 x float> zeroinitializer)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) align 8 %q, <4 x i1> %s)
  ret void
}

; Too large.
; CHECK-LABEL: .visible .entry large(
; CHECK-COUNT-4: @%{{p[0-9]+}} ld.global.f64
define ptx_kernel void @large(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %m = icmp sgt i32 %n, 3
  %i = insertelement <4 x i1> poison, i1 %m, i64 0
  %s = shufflevector <4 x i1> %i, <4 x i1> poison, <4 x i32> zeroinitializer
  %v = call <4 x double> @llvm.masked.load.v4f64.p1(ptr addrspace(1) align 32 %p, <4 x i1> %s, <4 x double> zeroinitializer)
  store <4 x double> %v, ptr addrspace(1) %q
  ret void
}

; Each lane has its own bit.
; CHECK-LABEL: .visible .entry apart(
; CHECK-COUNT-4: @%{{p[0-9]+}} ld.global.f32
define ptx_kernel void @apart(ptr addrspace(1) %p, ptr addrspace(1) %q, <4 x i32> %n) {
  %s = icmp sgt <4 x i32> %n, zeroinitializer
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %s, <4 x float> zeroinitializer)
  store <4 x float> %v, ptr addrspace(1) %q
  ret void
}

declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)
declare <2 x double> @llvm.masked.load.v2f64.p1(ptr addrspace(1), <2 x i1>, <2 x double>)
declare <4 x double> @llvm.masked.load.v4f64.p1(ptr addrspace(1), <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>)
declare void @llvm.masked.store.v2f64.p1(<2 x double>, ptr addrspace(1), <2 x i1>)
