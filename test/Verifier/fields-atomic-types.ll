; Types and address spaces of the atomic intrinsics.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ; gpu scope, and narrower ones
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65536)
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65537)
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65541)
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65552)
  %r4 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65553)
  %r5 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65557)
  %r6 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65568)
  %r7 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65569)
  %r8 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65573)
  %r9 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65584)
  %r10 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65585)
  %r11 = call i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr null, i32 0, i32 65589)
  %r12 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65536)
  %r13 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65537)
  %r14 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65541)
  %r15 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65552)
  %r16 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65553)
  %r17 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65557)
  %r18 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65568)
  %r19 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65569)
  %r20 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65573)
  %r21 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65584)
  %r22 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65585)
  %r23 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 0, i32 65589)
  %r24 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65536)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r25 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r26 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65541)
  %r27 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65552)
  %r28 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65553)
  %r29 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65557)
  %r30 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65568)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r31 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65569)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r32 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65573)
  %r33 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65584)
  %r34 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65585)
  %r35 = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) null, i32 0, i32 65589)
  %r36 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65536)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r37 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r38 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65541)
  %r39 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65552)
  %r40 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65553)
  %r41 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65557)
  %r42 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65568)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r43 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65569)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r44 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65573)
  %r45 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65584)
  %r46 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65585)
  %r47 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5) null, i32 0, i32 65589)
  %r48 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65536)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r49 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r50 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65541)
  %r51 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65552)
  %r52 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65553)
  %r53 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65557)
  %r54 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65568)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r55 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65569)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r56 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65573)
  %r57 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65584)
  %r58 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65585)
  %r59 = call i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7) null, i32 0, i32 65589)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Global ordering on atomics is only allowed on generic/global pointers [atomic-global-ordering]
  %r60 = call i32 @llvm.nvvm.atomic.cas.i32.p3(ptr addrspace(3) null, i32 0, i32 0, i32 917505)
  %r61 = call i32 @llvm.nvvm.atomic.cas.i32.p3(ptr addrspace(3) null, i32 0, i32 0, i32 917521)
  ; the stored value
  %r62 = call i16 @llvm.nvvm.atomic.cas.i16.p1(ptr addrspace(1) null, i16 0, i16 0, i32 917504)
  %r63 = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) null, i32 0, i32 0, i32 917504)
  %r64 = call i64 @llvm.nvvm.atomic.cas.i64.p1(ptr addrspace(1) null, i64 0, i64 0, i32 917504)
  %r65 = call i128 @llvm.nvvm.atomic.cas.i128.p1(ptr addrspace(1) null, i128 0, i128 0, i32 917504)
  %r66 = call i16 @llvm.nvvm.atomic.rmw.i16.p1(ptr addrspace(1) null, i16 zeroinitializer, i32 65536)
  %r67 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) null, i32 zeroinitializer, i32 65536)
  %r68 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) null, i64 zeroinitializer, i32 65536)
  %r69 = call half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1) null, half zeroinitializer, i32 65536)
  %r70 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) null, float zeroinitializer, i32 65536)
  %r71 = call double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1) null, double zeroinitializer, i32 65536)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast only overloads on i32 and i64 [atomic-cast-type]
  %r72 = call { i8, i1 } @llvm.nvvm.atomic.cast.i8.p3(ptr addrspace(3) null, i8 zeroinitializer, i8 zeroinitializer, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast only overloads on i32 and i64 [atomic-cast-type]
  %r73 = call { i16, i1 } @llvm.nvvm.atomic.cast.i16.p3(ptr addrspace(3) null, i16 zeroinitializer, i16 zeroinitializer, i32 983040)
  %r74 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) null, i32 zeroinitializer, i32 zeroinitializer, i32 983040)
  %r75 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p3(ptr addrspace(3) null, i64 zeroinitializer, i64 zeroinitializer, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast only overloads on i32 and i64 [atomic-cast-type]
  %r76 = call { i128, i1 } @llvm.nvvm.atomic.cast.i128.p3(ptr addrspace(3) null, i128 zeroinitializer, i128 zeroinitializer, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast only overloads on i32 and i64 [atomic-cast-type]
  %r77 = call { float, i1 } @llvm.nvvm.atomic.cast.f32.p3(ptr addrspace(3) null, float zeroinitializer, float zeroinitializer, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast is only allowed on shared pointers [atomic-cast-space]
  %r78 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p0(ptr null, i64 0, i64 0, i32 1048576)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast is only allowed on shared pointers [atomic-cast-space]
  %r79 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p1(ptr addrspace(1) null, i64 0, i64 0, i32 1048576)
  %r80 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p3(ptr addrspace(3) null, i64 0, i64 0, i32 1048576)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast is only allowed on shared pointers [atomic-cast-space]
  %r81 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p5(ptr addrspace(5) null, i64 0, i64 0, i32 1048576)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: atomic.cast is only allowed on shared pointers [atomic-cast-space]
  %r82 = call { i64, i1 } @llvm.nvvm.atomic.cast.i64.p7(ptr addrspace(7) null, i64 0, i64 0, i32 1048576)
  ; not a pointer
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not pointer [addrspace-arg0-pointer]
  %r83 = call i32 @llvm.nvvm.atomic.rmw.i32.i64(i64 0, i32 0, i32 65537)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not pointer [addrspace-arg0-pointer]
  %r84 = call i32 @llvm.nvvm.atomic.cas.i32.i64(i64 0, i32 0, i32 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not pointer [addrspace-arg0-pointer]
  %r85 = call { i32, i1 } @llvm.nvvm.atomic.cast.i32.i64(i64 0, i32 0, i32 0, i32 983040)
  ret void
}
; NVVM: 24 errors, {{[0-9]+}} warnings in
; NVPTX: 45 errors, {{[0-9]+}} warnings in

declare i128 @llvm.nvvm.atomic.cas.i128.p1(ptr addrspace(1), i128, i128, i32)
declare i16 @llvm.nvvm.atomic.cas.i16.p1(ptr addrspace(1), i16, i16, i32)
declare i32 @llvm.nvvm.atomic.cas.i32.i64(i64, i32, i32, i32)
declare i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1), i32, i32, i32)
declare i32 @llvm.nvvm.atomic.cas.i32.p3(ptr addrspace(3), i32, i32, i32)
declare i64 @llvm.nvvm.atomic.cas.i64.p1(ptr addrspace(1), i64, i64, i32)
declare { float, i1 } @llvm.nvvm.atomic.cast.f32.p3(ptr addrspace(3), float, float, i32)
declare { i128, i1 } @llvm.nvvm.atomic.cast.i128.p3(ptr addrspace(3), i128, i128, i32)
declare { i16, i1 } @llvm.nvvm.atomic.cast.i16.p3(ptr addrspace(3), i16, i16, i32)
declare { i32, i1 } @llvm.nvvm.atomic.cast.i32.i64(i64, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3), i32, i32, i32)
declare { i64, i1 } @llvm.nvvm.atomic.cast.i64.p0(ptr, i64, i64, i32)
declare { i64, i1 } @llvm.nvvm.atomic.cast.i64.p1(ptr addrspace(1), i64, i64, i32)
declare { i64, i1 } @llvm.nvvm.atomic.cast.i64.p3(ptr addrspace(3), i64, i64, i32)
declare { i64, i1 } @llvm.nvvm.atomic.cast.i64.p5(ptr addrspace(5), i64, i64, i32)
declare { i64, i1 } @llvm.nvvm.atomic.cast.i64.p7(ptr addrspace(7), i64, i64, i32)
declare { i8, i1 } @llvm.nvvm.atomic.cast.i8.p3(ptr addrspace(3), i8, i8, i32)
declare half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1), half, i32)
declare float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1), float, i32)
declare double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1), double, i32)
declare i16 @llvm.nvvm.atomic.rmw.i16.p1(ptr addrspace(1), i16, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.i64(i64, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3), i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p5(ptr addrspace(5), i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p7(ptr addrspace(7), i32, i32)
declare i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1), i64, i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
