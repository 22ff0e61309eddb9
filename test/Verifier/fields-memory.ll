; Words of the memory intrinsics at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %w) {
  ; constant banks
  %r0 = call i32 @llvm.nvvm.internal.constant.load.i32.i32(i32 0, i32 0, i32 0)
  %r1 = call i32 @llvm.nvvm.internal.constant.load.i32.i64(i32 1, i64 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Bound bank must be i32 [constload-bound-bank]
  %r2 = call i32 @llvm.nvvm.internal.constant.load.i32.i64(i32 0, i64 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Bindless bank must be i64 [constload-bindless-bank]
  %r3 = call i32 @llvm.nvvm.internal.constant.load.i32.i32(i32 1, i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid constant load kind [constload-kind]
  %r4 = call i32 @llvm.nvvm.internal.constant.load.i32.i32(i32 2, i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid constant load kind [constload-kind]
  %r5 = call i32 @llvm.nvvm.internal.constant.load.i32.i64(i32 -1, i64 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  %r6 = call i32 @llvm.nvvm.internal.constant.load.i32.i32(i32 %w, i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Bound bank must be i32 [constload-bound-bank]
  %r7 = call i32 @llvm.nvvm.internal.constant.load.i32.i16(i32 0, i16 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Bindless bank must be i64 [constload-bindless-bank]
  %r8 = call i32 @llvm.nvvm.internal.constant.load.i32.p0(i32 1, ptr zeroinitializer, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Operand must be in constant address space [addrspace-constant-operand]
  %r9 = call i32 @llvm.nvvm.internal.constant.uniform.i32.p0(ptr null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Operand must be in constant address space [addrspace-constant-operand]
  %r10 = call i32 @llvm.nvvm.internal.constant.uniform.i32.p1(ptr addrspace(1) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Operand must be in constant address space [addrspace-constant-operand]
  %r11 = call i32 @llvm.nvvm.internal.constant.uniform.i32.p3(ptr addrspace(3) null)
  %r12 = call i32 @llvm.nvvm.internal.constant.uniform.i32.p4(ptr addrspace(4) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Operand must be in constant address space [addrspace-constant-operand]
  %r13 = call i32 @llvm.nvvm.internal.constant.uniform.i32.p5(ptr addrspace(5) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Operand must be in constant address space [addrspace-constant-operand]
  %r14 = call i32 @llvm.nvvm.internal.constant.uniform.i32.i64(i64 0)
  ; tiles
  ; size, bits 3:1
  %r15 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 0, ptr addrspace(3) %s)
  %r16 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 8, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  %r17 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 10, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  %r18 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 14, ptr addrspace(3) %s)
  ; reserved, bits 31:4
  %r19 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 0, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  %r20 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 16, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  %r21 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 -2147483648, ptr addrspace(3) %s)
  ; ColMajor
  %r22 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 1, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  %r23 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 3, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  %r24 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 5, ptr addrspace(3) %s)
  %r25 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 7, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  %r26 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 9, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  %r27 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 11, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  %r28 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 13, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  %r29 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 15, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  %r30 = call i32 @llvm.nvvm.internal.tma.shared.load(i32 %w, ptr addrspace(3) %s)
  ; size, bits 3:1
  call void @llvm.nvvm.internal.tma.shared.store(i32 0, ptr addrspace(3) %s, i32 0)
  call void @llvm.nvvm.internal.tma.shared.store(i32 8, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.store(i32 10, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.store(i32 14, ptr addrspace(3) %s, i32 0)
  ; reserved, bits 31:4
  call void @llvm.nvvm.internal.tma.shared.store(i32 0, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  call void @llvm.nvvm.internal.tma.shared.store(i32 16, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  call void @llvm.nvvm.internal.tma.shared.store(i32 -2147483648, ptr addrspace(3) %s, i32 0)
  ; ColMajor
  call void @llvm.nvvm.internal.tma.shared.store(i32 1, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.store(i32 3, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.store(i32 5, ptr addrspace(3) %s, i32 0)
  call void @llvm.nvvm.internal.tma.shared.store(i32 7, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.store(i32 9, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.store(i32 11, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.store(i32 13, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.store(i32 15, ptr addrspace(3) %s, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  call void @llvm.nvvm.internal.tma.shared.store(i32 %w, ptr addrspace(3) %s, i32 0)
  ; size, bits 3:1
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 0, ptr addrspace(3) %s)
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 8, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 10, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 14, ptr addrspace(3) %s)
  ; reserved, bits 31:4
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 0, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 16, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-tma]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 -2147483648, ptr addrspace(3) %s)
  ; ColMajor
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 1, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 3, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 5, ptr addrspace(3) %s)
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 7, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: ColMajor is not supported for this size [tma-col-major]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 9, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 11, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 13, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid size [tma-size]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 15, ptr addrspace(3) %s)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  call void @llvm.nvvm.internal.tma.shared.prefetch(i32 %w, ptr addrspace(3) %s)
  ; bounded loads
  ; check, bits 2:0
  %r63 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 0)
  %r64 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 2)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid load bounds check type [bounds-check-type]
  %r65 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 3)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid load bounds check type [bounds-check-type]
  %r66 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 4)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid load bounds check type [bounds-check-type]
  %r67 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 7)
  ; reserved, bits 31:3
  %r68 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-bounds]
  %r69 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 8)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-bounds]
  %r70 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 -2147483648)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Flag argument must be an immediate. [const-arg-flag]
  %r71 = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %g, i64 64, i32 %w)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: pointer address space not global [addrspace-not-global]
  %r72 = call i64 @llvm.nvvm.internal.load.bounds.i64.p0(ptr null, i64 8, i32 0)
  %r73 = call i64 @llvm.nvvm.internal.load.bounds.i64.p1(ptr addrspace(1) null, i64 8, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: pointer address space not global [addrspace-not-global]
  %r74 = call i64 @llvm.nvvm.internal.load.bounds.i64.p3(ptr addrspace(3) null, i64 8, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: pointer address space not global [addrspace-not-global]
  %r75 = call i64 @llvm.nvvm.internal.load.bounds.i64.p4(ptr addrspace(4) null, i64 8, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: pointer address space not global [addrspace-not-global]
  %r76 = call i64 @llvm.nvvm.internal.load.bounds.i64.p5(ptr addrspace(5) null, i64 8, i32 0)
  ; caches
  ; cache, bits 3:0
  call void @llvm.nvvm.internal.cache.op.p1(i32 0, ptr addrspace(1) %g)
  call void @llvm.nvvm.internal.cache.op.p1(i32 3, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache type [misc-cache-type]
  call void @llvm.nvvm.internal.cache.op.p1(i32 4, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache type [misc-cache-type]
  call void @llvm.nvvm.internal.cache.op.p1(i32 8, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache type [misc-cache-type]
  call void @llvm.nvvm.internal.cache.op.p1(i32 15, ptr addrspace(1) %g)
  ; operation, bits 7:4
  call void @llvm.nvvm.internal.cache.op.p1(i32 0, ptr addrspace(1) %g)
  call void @llvm.nvvm.internal.cache.op.p1(i32 64, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache op [misc-cache-op]
  call void @llvm.nvvm.internal.cache.op.p1(i32 80, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache op [misc-cache-op]
  call void @llvm.nvvm.internal.cache.op.p1(i32 128, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: invalid cache op [misc-cache-op]
  call void @llvm.nvvm.internal.cache.op.p1(i32 240, ptr addrspace(1) %g)
  ; reserved, bits 31:8
  call void @llvm.nvvm.internal.cache.op.p1(i32 0, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cache]
  call void @llvm.nvvm.internal.cache.op.p1(i32 256, ptr addrspace(1) %g)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cache]
  call void @llvm.nvvm.internal.cache.op.p1(i32 -2147483648, ptr addrspace(1) %g)
  call void @llvm.nvvm.internal.cache.op.p0(i32 0, ptr null)
  call void @llvm.nvvm.internal.cache.op.p1(i32 0, ptr addrspace(1) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg1 invalid addrspace [addrspace-arg1]
  call void @llvm.nvvm.internal.cache.op.p3(i32 0, ptr addrspace(3) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg1 invalid addrspace [addrspace-arg1]
  call void @llvm.nvvm.internal.cache.op.p4(i32 0, ptr addrspace(4) null)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg1 invalid addrspace [addrspace-arg1]
  call void @llvm.nvvm.internal.cache.op.p5(i32 0, ptr addrspace(5) null)
  ret void
}
; NVVM: 66 errors, {{[0-9]+}} warnings in
; NVPTX: 95 errors, {{[0-9]+}} warnings in

declare void @llvm.nvvm.internal.cache.op.p0(i32, ptr)
declare void @llvm.nvvm.internal.cache.op.p1(i32, ptr addrspace(1))
declare void @llvm.nvvm.internal.cache.op.p3(i32, ptr addrspace(3))
declare void @llvm.nvvm.internal.cache.op.p4(i32, ptr addrspace(4))
declare void @llvm.nvvm.internal.cache.op.p5(i32, ptr addrspace(5))
declare i32 @llvm.nvvm.internal.constant.load.i32.i16(i32, i16, i32)
declare i32 @llvm.nvvm.internal.constant.load.i32.i32(i32, i32, i32)
declare i32 @llvm.nvvm.internal.constant.load.i32.i64(i32, i64, i32)
declare i32 @llvm.nvvm.internal.constant.load.i32.p0(i32, ptr, i32)
declare i32 @llvm.nvvm.internal.constant.uniform.i32.i64(i64)
declare i32 @llvm.nvvm.internal.constant.uniform.i32.p0(ptr)
declare i32 @llvm.nvvm.internal.constant.uniform.i32.p1(ptr addrspace(1))
declare i32 @llvm.nvvm.internal.constant.uniform.i32.p3(ptr addrspace(3))
declare i32 @llvm.nvvm.internal.constant.uniform.i32.p4(ptr addrspace(4))
declare i32 @llvm.nvvm.internal.constant.uniform.i32.p5(ptr addrspace(5))
declare i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1), i64, i32)
declare i64 @llvm.nvvm.internal.load.bounds.i64.p0(ptr, i64, i32)
declare i64 @llvm.nvvm.internal.load.bounds.i64.p1(ptr addrspace(1), i64, i32)
declare i64 @llvm.nvvm.internal.load.bounds.i64.p3(ptr addrspace(3), i64, i32)
declare i64 @llvm.nvvm.internal.load.bounds.i64.p4(ptr addrspace(4), i64, i32)
declare i64 @llvm.nvvm.internal.load.bounds.i64.p5(ptr addrspace(5), i64, i32)
declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(3))
declare void @llvm.nvvm.internal.tma.shared.prefetch(i32, ptr addrspace(3))
declare void @llvm.nvvm.internal.tma.shared.store(i32, ptr addrspace(3), i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
