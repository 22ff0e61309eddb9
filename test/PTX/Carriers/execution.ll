; What carriers compute, in the interpreter.
;
; RUN: nvvmc emit %s --arch=sm_100a -O0 -o %t.0.ptx && %{build}/test/ptx-run --kernels %t.0.ptx | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_100a -O2 -o %t.1.ptx && %{build}/test/ptx-run --kernels %t.1.ptx | FileCheck %s
; RUN: nvvmc compile %s --profile=nvptx --arch=sm_100a --opt=3 -o %t.3.ptx && %{build}/test/ptx-run --kernels %t.3.ptx | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@shared = internal addrspace(3) global [8 x i32] undef, align 16

; 1 - 2^-30, rounded; then saturated, and as f64.
; CHECK: arithmetic: 3f800000 3f7fffff 3f800000 3f7fffff 00000000 bfc00000
define ptx_kernel void @arithmetic(ptr %out) {
  %a = call float @llvm.nvvm.sub.f32(i32 1, float 1.0, float 0x3E10000000000000)
  store float %a, ptr %out
  %o1 = getelementptr i32, ptr %out, i32 1
  %b = call float @llvm.nvvm.sub.f32(i32 2, float 1.0, float 0x3E10000000000000)
  store float %b, ptr %o1
  %o2 = getelementptr i32, ptr %out, i32 2
  %c = call float @llvm.nvvm.sub.f32(i32 3, float 1.0, float 0x3E10000000000000)
  store float %c, ptr %o2
  %o3 = getelementptr i32, ptr %out, i32 3
  %d = call float @llvm.nvvm.sub.f32(i32 4, float 1.0, float 0x3E10000000000000)
  store float %d, ptr %o3
  %o4 = getelementptr i32, ptr %out, i32 4
  %e = call float @llvm.nvvm.sub.f32(i32 9, float 1.0, float 2.0)
  store float %e, ptr %o4
  %o5 = getelementptr i32, ptr %out, i32 5
  %f = call double @llvm.nvvm.sub.f64(i32 9, double 0.5, double 2.0)
  %g = fptrunc double %f to float
  store float %g, ptr %o5
  ret void
}

; CHECK: shifts: 23456789 6789abcd 89abcdef 01234567 00000001 00000001
define ptx_kernel void @shifts(ptr %out) {
  %a = call i32 @llvm.nvvm.shf.i32(i32 2, i32 -1985229329, i32 19088743, i32 40)
  store i32 %a, ptr %out
  %o1 = getelementptr i32, ptr %out, i32 1
  %b = call i32 @llvm.nvvm.shf.i32(i32 3, i32 -1985229329, i32 19088743, i32 40)
  store i32 %b, ptr %o1
  %o2 = getelementptr i32, ptr %out, i32 2
  %c = call i32 @llvm.nvvm.shf.i32(i32 0, i32 -1985229329, i32 19088743, i32 40)
  store i32 %c, ptr %o2
  %o3 = getelementptr i32, ptr %out, i32 3
  %d = call i32 @llvm.nvvm.shf.i32(i32 1, i32 -1985229329, i32 19088743, i32 40)
  store i32 %d, ptr %o3
  ; ntid.x and nctaid.z
  %o4 = getelementptr i32, ptr %out, i32 4
  %e = call i32 @llvm.nvvm.read.sreg.i32(i32 41)
  store i32 %e, ptr %o4
  %o5 = getelementptr i32, ptr %out, i32 5
  %f = call i32 @llvm.nvvm.read.sreg.i32(i32 49)
  store i32 %f, ptr %o5
  ret void
}

; CHECK: warp: 00000009 00000009 00000001 00000000
define ptx_kernel void @warp(ptr %out) {
  %a = call i32 @llvm.nvvm.redux.sync(i32 1, i32 9, i32 1)
  store i32 %a, ptr %out
  %o1 = getelementptr i32, ptr %out, i32 1
  %b = call i32 @llvm.nvvm.redux.sync(i32 7, i32 9, i32 1)
  store i32 %b, ptr %o1
  call void @llvm.nvvm.membar(i32 0)
  call void @llvm.nvvm.barrier.cta.sync(i32 1, i32 0)
  %t = icmp eq i32 %a, 9
  %c = call i1 @llvm.nvvm.vote.only(i32 1, i1 %t)
  %c32 = zext i1 %c to i32
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %c32, ptr %o2
  %n = xor i1 %t, true
  %d = call i1 @llvm.nvvm.vote.only(i32 0, i1 %n)
  %d32 = zext i1 %d to i32
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %d32, ptr %o3
  ret void
}

; Old values, then what is in memory.
; CHECK: atomics: 00000000 00000005 00000008 00000008 0000000f 40000000
define ptx_kernel void @atomics(ptr %out) {
  %cell = getelementptr i32, ptr %out, i32 4
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p0(i32 65537, ptr %cell, i32 5)
  store i32 %a, ptr %out
  %b = call i32 @llvm.nvvm.atomic.rmw.i32.p0(i32 65554, ptr %cell, i32 3)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %b, ptr %o1
  %c = call i32 @llvm.nvvm.atomic.rmw.i32.p0(i32 458753, ptr %cell, i32 -1)
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %c, ptr %o2
  %d = call i32 @llvm.nvvm.atomic.cas.i32.p0(i32 917540, ptr %cell, i32 8, i32 11)
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %d, ptr %o3
  call void @llvm.nvvm.red.p0.i32(i32 68609, ptr %cell, i32 4)
  %o5 = getelementptr i32, ptr %out, i32 5
  %e = call float @llvm.nvvm.atomic.rmw.f32.p0(i32 720897, ptr %o5, float 2.0)
  ret void
}

; Reductions of vectors: floats, then halves, of which the last are maxima.
; CHECK: vectors: 3fc00000 40000000 40003c00 44004200 42003c00 44004200
define ptx_kernel void @vectors(ptr %out) {
  call void @llvm.nvvm.red.p0.v2f32(i32 199681, ptr %out, <2 x float> <float 1.5, float 2.0>)
  %halves = getelementptr i32, ptr %out, i32 2
  call void @llvm.nvvm.red.p0.v4f16(i32 265217, ptr %halves, <4 x half> <half 1.0, half 2.0, half 3.0, half 4.0>)
  %most = getelementptr i32, ptr %out, i32 4
  call void @llvm.nvvm.red.p0.v2i32(i32 297985, ptr %most, <2 x i32> <i32 1073757184, i32 1140867584>)
  call void @llvm.nvvm.red.p0.v4f16(i32 269313, ptr %most, <4 x half> <half 0.0, half 3.0, half 2.0, half 1.0>)
  ret void
}

; The lower half of an exchanged value of 128 bits, which is then compared.
; CHECK: wide: 00000000 00000007
define ptx_kernel void @wide(ptr %out) {
  %g = addrspacecast ptr %out to ptr addrspace(1)
  %cell = getelementptr i8, ptr addrspace(1) %g, i32 64
  %a = call i128 @llvm.nvvm.atomic.rmw.i128.p1(i32 1, ptr addrspace(1) %cell, i128 36893488147419103239)
  %b = call i128 @llvm.nvvm.atomic.cas.i128.p1(i32 917505, ptr addrspace(1) %cell, i128 36893488147419103239, i128 0)
  %a32 = trunc i128 %a to i32
  store i32 %a32, ptr %out
  %b32 = trunc i128 %b to i32
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %b32, ptr %o1
  ret void
}

; CHECK: memory: 00000011 00000011 00000011 00000022 00000011 00000033
define ptx_kernel void @memory(ptr %out) {
  call void @llvm.nvvm.st.i32.p0(i64 512, i32 17, ptr %out, i64 0)
  %g = addrspacecast ptr %out to ptr addrspace(1)
  %a = call i32 @llvm.nvvm.ld.i32.p0(i64 512, ptr %out, i64 0)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %a, ptr %o1
  %b = call i32 @llvm.nvvm.ld.i32.p1(i64 0, ptr addrspace(1) %g, i64 0)
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %b, ptr %o2
  %s3 = getelementptr i32, ptr addrspace(3) @shared, i32 7
  call void @llvm.nvvm.st.i32.p3(i64 0, i32 34, ptr addrspace(3) %s3, i64 0)
  %c = call i32 @llvm.nvvm.ld.i32.p3(i64 0, ptr addrspace(3) %s3, i64 0)
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %c, ptr %o3
  ; Four bytes, and not those behind them.
  %s1 = getelementptr i32, ptr addrspace(3) @shared, i32 1
  call void @llvm.nvvm.st.i32.p3(i64 0, i32 51, ptr addrspace(3) %s1, i64 0)
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) @shared, ptr addrspace(1) %g, i32 4, i32 8)
  call void @llvm.nvvm.memcpy.async.wait(i32 0, i32 0)
  %d = load i32, ptr addrspace(3) @shared
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %d, ptr %o4
  %e = load i32, ptr addrspace(3) %s1
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %e, ptr %o5
  ret void
}

; CHECK: packed: 12343840 38401234 3c004000 3c004000
define ptx_kernel void @packed(ptr %out) {
  %a = call i32 @llvm.nvvm.cvt.packfloat(i64 9218, i32 1065353216, i32 1073741824, i32 4660)
  store i32 %a, ptr %out
  %b = call i32 @llvm.nvvm.cvt.packfloat(i64 9474, i32 1065353216, i32 1073741824, i32 4660)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %b, ptr %o1
  %c = call i32 @llvm.nvvm.cvt.packfloat(i64 1057, i32 %a, i32 0, i32 0)
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %c, ptr %o2
  %d = call i32 @llvm.nvvm.cvt.packfloat(i64 4097, i32 1065353216, i32 1073741824, i32 0)
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %d, ptr %o3
  ret void
}

declare float @llvm.nvvm.sub.f32(i32, float, float)
declare double @llvm.nvvm.sub.f64(i32, double, double)
declare i32 @llvm.nvvm.shf.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.sreg.i32(i32)
declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)
declare void @llvm.nvvm.membar(i32)
declare void @llvm.nvvm.barrier.cta.sync(i32, i32)
declare i1 @llvm.nvvm.vote.only(i32, i1)
declare i32 @llvm.nvvm.atomic.rmw.i32.p0(i32, ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.i32.p0(i32, ptr, i32, i32)
declare float @llvm.nvvm.atomic.rmw.f32.p0(i32, ptr, float)
declare i128 @llvm.nvvm.atomic.rmw.i128.p1(i32, ptr addrspace(1), i128)
declare i128 @llvm.nvvm.atomic.cas.i128.p1(i32, ptr addrspace(1), i128, i128)
declare void @llvm.nvvm.red.p0.i32(i32, ptr, i32)
declare void @llvm.nvvm.red.p0.v2f32(i32, ptr, <2 x float>)
declare void @llvm.nvvm.red.p0.v4f16(i32, ptr, <4 x half>)
declare void @llvm.nvvm.red.p0.v2i32(i32, ptr, <2 x i32>)
declare void @llvm.nvvm.st.i32.p0(i64, i32, ptr, i64)
declare void @llvm.nvvm.st.i32.p3(i64, i32, ptr addrspace(3), i64)
declare i32 @llvm.nvvm.ld.i32.p0(i64, ptr, i64)
declare i32 @llvm.nvvm.ld.i32.p1(i64, ptr addrspace(1), i64)
declare i32 @llvm.nvvm.ld.i32.p3(i64, ptr addrspace(3), i64)
declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.memcpy.async.wait(i32, i32)
declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
