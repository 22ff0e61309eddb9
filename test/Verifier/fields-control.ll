; Modes of the other internal intrinsics at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %x) {
  ; mode, bits 31:0
  call void @llvm.nvvm.internal.wait(i32 0)
  call void @llvm.nvvm.internal.wait(i32 2)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid wait mode [misc-wait-mode]
  call void @llvm.nvvm.internal.wait(i32 3)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid wait mode [misc-wait-mode]
  call void @llvm.nvvm.internal.wait(i32 -2147483648)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid wait mode [misc-wait-mode]
  call void @llvm.nvvm.internal.wait(i32 -1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  call void @llvm.nvvm.internal.wait(i32 %x)
  ; syncwarp, bits 31:0
  call void @llvm.nvvm.internal.syncwarp(i32 0, i32 %x)
  call void @llvm.nvvm.internal.syncwarp(i32 1, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: syncwarp mode not a valid value [misc-syncwarp-mode]
  call void @llvm.nvvm.internal.syncwarp(i32 2, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: syncwarp mode not a valid value [misc-syncwarp-mode]
  call void @llvm.nvvm.internal.syncwarp(i32 -2147483648, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: syncwarp mode not a valid value [misc-syncwarp-mode]
  call void @llvm.nvvm.internal.syncwarp(i32 -1, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  call void @llvm.nvvm.internal.syncwarp(i32 %x, i32 -1)
  ; geometry output, bits 31:0
  call void @llvm.nvvm.internal.geometry.out(i32 0, i32 0)
  call void @llvm.nvvm.internal.geometry.out(i32 2, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: geometry out mode not a valid value [misc-geometry-mode]
  call void @llvm.nvvm.internal.geometry.out(i32 3, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: geometry out mode not a valid value [misc-geometry-mode]
  call void @llvm.nvvm.internal.geometry.out(i32 -2147483648, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: geometry out mode not a valid value [misc-geometry-mode]
  call void @llvm.nvvm.internal.geometry.out(i32 -1, i32 0)
  call void @llvm.nvvm.internal.geometry.out(i32 0, i32 %x)
  call void @llvm.nvvm.internal.geometry.out(i32 2, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of GeometryOut intrinsic must be constant when CUT mode [misc-geometry-cut-constant]
  call void @llvm.nvvm.internal.geometry.out(i32 1, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of GeometryOut intrinsic must be constant when CUT mode [misc-geometry-cut-constant]
  call void @llvm.nvvm.internal.geometry.out(i32 1, i32 undef)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of GeometryOut intrinsic must be 0 when CUT mode [misc-geometry-cut-zero]
  call void @llvm.nvvm.internal.geometry.out(i32 1, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: op1 of GeometryOut intrinsic must be 0 when CUT mode [misc-geometry-cut-zero]
  call void @llvm.nvvm.internal.geometry.out(i32 1, i32 -1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Mode operand must be constant [const-arg-mode]
  call void @llvm.nvvm.internal.geometry.out(i32 %x, i32 0)
  ; reserved, bits 0:0
  %r24 = call i32 @llvm.nvvm.internal.subop.i32(i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r25 = call i32 @llvm.nvvm.internal.subop.i32(i32 1, i32 0)
  ; subop, bits 3:1
  %r26 = call i32 @llvm.nvvm.internal.subop.i32(i32 0, i32 0)
  %r27 = call i32 @llvm.nvvm.internal.subop.i32(i32 8, i32 0)
  %r28 = call i32 @llvm.nvvm.internal.subop.i32(i32 10, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid subop mode [misc-subop]
  %r29 = call i32 @llvm.nvvm.internal.subop.i32(i32 12, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid subop mode [misc-subop]
  %r30 = call i32 @llvm.nvvm.internal.subop.i32(i32 14, i32 0)
  ; reserved, bits 31:4
  %r31 = call i32 @llvm.nvvm.internal.subop.i32(i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r32 = call i32 @llvm.nvvm.internal.subop.i32(i32 16, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r33 = call i32 @llvm.nvvm.internal.subop.i32(i32 -2147483648, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  %r34 = call i32 @llvm.nvvm.internal.subop.i32(i32 %x, i32 0)
  ; reserved, bits 0:0
  %r35 = call i64 @llvm.nvvm.internal.subop.i64(i32 0, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r36 = call i64 @llvm.nvvm.internal.subop.i64(i32 1, i64 0)
  ; subop, bits 3:1
  %r37 = call i64 @llvm.nvvm.internal.subop.i64(i32 0, i64 0)
  %r38 = call i64 @llvm.nvvm.internal.subop.i64(i32 8, i64 0)
  %r39 = call i64 @llvm.nvvm.internal.subop.i64(i32 10, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid subop mode [misc-subop]
  %r40 = call i64 @llvm.nvvm.internal.subop.i64(i32 12, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid subop mode [misc-subop]
  %r41 = call i64 @llvm.nvvm.internal.subop.i64(i32 14, i64 0)
  ; reserved, bits 31:4
  %r42 = call i64 @llvm.nvvm.internal.subop.i64(i32 0, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r43 = call i64 @llvm.nvvm.internal.subop.i64(i32 16, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-subop]
  %r44 = call i64 @llvm.nvvm.internal.subop.i64(i32 -2147483648, i64 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  %r45 = call i64 @llvm.nvvm.internal.subop.i64(i32 %x, i64 0)
  ; buffer, bits 3:0
  call void @llvm.nvvm.internal.isbe.write(i32 0, i32 %x, i32 %x)
  call void @llvm.nvvm.internal.isbe.write(i32 1, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Only writes to MAP or ATTR are supported [misc-isbe-target]
  call void @llvm.nvvm.internal.isbe.write(i32 2, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Only writes to MAP or ATTR are supported [misc-isbe-target]
  call void @llvm.nvvm.internal.isbe.write(i32 8, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Only writes to MAP or ATTR are supported [misc-isbe-target]
  call void @llvm.nvvm.internal.isbe.write(i32 15, i32 %x, i32 %x)
  ; direction, bits 4:4
  call void @llvm.nvvm.internal.isbe.write(i32 0, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Cannot write to input ISBE [misc-isbe-input]
  call void @llvm.nvvm.internal.isbe.write(i32 16, i32 %x, i32 %x)
  ; reserved, bits 31:5
  call void @llvm.nvvm.internal.isbe.write(i32 0, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-isbe]
  call void @llvm.nvvm.internal.isbe.write(i32 32, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-isbe]
  call void @llvm.nvvm.internal.isbe.write(i32 -2147483648, i32 %x, i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: arg0 of intrinsic not constant [const-arg-arg0]
  call void @llvm.nvvm.internal.isbe.write(i32 %x, i32 %x, i32 %x)
  call void @llvm.nvvm.internal.task(i32 0, i32 0)
  call void @llvm.nvvm.internal.task(i32 -1, i32 -1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the task_id parameter must be constant [const-arg-task-id]
  call void @llvm.nvvm.internal.task(i32 %x, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the mask parameter must be constant [const-arg-mask]
  call void @llvm.nvvm.internal.task(i32 0, i32 %x)
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: the task_id parameter must be constant [const-arg-task-id]
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: the mask parameter must be constant [const-arg-mask]
  call void @llvm.nvvm.internal.task(i32 %x, i32 undef)
  ; suspension
  %r62 = call i32 @llvm.nvvm.coro.create.suspend(i32 0)
  %r63 = call i32 @llvm.nvvm.coro.create.suspend(i32 -1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: llvm.nvvm.coro.create.suspend must have exactly one argument, which must be a constant integer [misc-coro-suspend]
  %r64 = call i32 @llvm.nvvm.coro.create.suspend(i32 %x)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: llvm.nvvm.coro.create.suspend must have exactly one argument, which must be a constant integer [misc-coro-suspend]
  %r65 = call i32 @llvm.nvvm.coro.create.suspend(i32 undef)
  ; saturation
  %r66 = call float @llvm.nvvm.internal.satf.fma.rn.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r67 = call float @llvm.nvvm.internal.satf.fma.rn.f(float 0.0, float 0.0, float 0.0, i32 1)
  %r68 = call double @llvm.nvvm.internal.satf.fma.rn.d(double 0.0, double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r69 = call double @llvm.nvvm.internal.satf.fma.rn.d(double 0.0, double 0.0, double 0.0, i32 -1)
  %r70 = call float @llvm.nvvm.internal.satf.fma.rz.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r71 = call float @llvm.nvvm.internal.satf.fma.rz.f(float 0.0, float 0.0, float 0.0, i32 %x)
  %r72 = call double @llvm.nvvm.internal.satf.fma.rz.d(double 0.0, double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r73 = call double @llvm.nvvm.internal.satf.fma.rz.d(double 0.0, double 0.0, double 0.0, i32 undef)
  %r74 = call float @llvm.nvvm.internal.satf.fma.rm.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r75 = call float @llvm.nvvm.internal.satf.fma.rm.f(float 0.0, float 0.0, float 0.0, i32 1)
  %r76 = call double @llvm.nvvm.internal.satf.fma.rm.d(double 0.0, double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r77 = call double @llvm.nvvm.internal.satf.fma.rm.d(double 0.0, double 0.0, double 0.0, i32 -1)
  %r78 = call float @llvm.nvvm.internal.satf.fma.rp.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r79 = call float @llvm.nvvm.internal.satf.fma.rp.f(float 0.0, float 0.0, float 0.0, i32 %x)
  %r80 = call double @llvm.nvvm.internal.satf.fma.rp.d(double 0.0, double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r81 = call double @llvm.nvvm.internal.satf.fma.rp.d(double 0.0, double 0.0, double 0.0, i32 undef)
  %r82 = call float @llvm.nvvm.internal.satf.mul.rn.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r83 = call float @llvm.nvvm.internal.satf.mul.rn.f(float 0.0, float 0.0, i32 1)
  %r84 = call double @llvm.nvvm.internal.satf.mul.rn.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r85 = call double @llvm.nvvm.internal.satf.mul.rn.d(double 0.0, double 0.0, i32 -1)
  %r86 = call float @llvm.nvvm.internal.satf.mul.rz.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r87 = call float @llvm.nvvm.internal.satf.mul.rz.f(float 0.0, float 0.0, i32 %x)
  %r88 = call double @llvm.nvvm.internal.satf.mul.rz.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r89 = call double @llvm.nvvm.internal.satf.mul.rz.d(double 0.0, double 0.0, i32 undef)
  %r90 = call float @llvm.nvvm.internal.satf.mul.rm.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r91 = call float @llvm.nvvm.internal.satf.mul.rm.f(float 0.0, float 0.0, i32 1)
  %r92 = call double @llvm.nvvm.internal.satf.mul.rm.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r93 = call double @llvm.nvvm.internal.satf.mul.rm.d(double 0.0, double 0.0, i32 -1)
  %r94 = call float @llvm.nvvm.internal.satf.mul.rp.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r95 = call float @llvm.nvvm.internal.satf.mul.rp.f(float 0.0, float 0.0, i32 %x)
  %r96 = call double @llvm.nvvm.internal.satf.mul.rp.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r97 = call double @llvm.nvvm.internal.satf.mul.rp.d(double 0.0, double 0.0, i32 undef)
  %r98 = call float @llvm.nvvm.internal.satf.add.rn.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r99 = call float @llvm.nvvm.internal.satf.add.rn.f(float 0.0, float 0.0, i32 1)
  %r100 = call double @llvm.nvvm.internal.satf.add.rn.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r101 = call double @llvm.nvvm.internal.satf.add.rn.d(double 0.0, double 0.0, i32 -1)
  %r102 = call float @llvm.nvvm.internal.satf.add.rz.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r103 = call float @llvm.nvvm.internal.satf.add.rz.f(float 0.0, float 0.0, i32 %x)
  %r104 = call double @llvm.nvvm.internal.satf.add.rz.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r105 = call double @llvm.nvvm.internal.satf.add.rz.d(double 0.0, double 0.0, i32 undef)
  %r106 = call float @llvm.nvvm.internal.satf.add.rm.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r107 = call float @llvm.nvvm.internal.satf.add.rm.f(float 0.0, float 0.0, i32 1)
  %r108 = call double @llvm.nvvm.internal.satf.add.rm.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r109 = call double @llvm.nvvm.internal.satf.add.rm.d(double 0.0, double 0.0, i32 -1)
  %r110 = call float @llvm.nvvm.internal.satf.add.rp.f(float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r111 = call float @llvm.nvvm.internal.satf.add.rp.f(float 0.0, float 0.0, i32 %x)
  %r112 = call double @llvm.nvvm.internal.satf.add.rp.d(double 0.0, double 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r113 = call double @llvm.nvvm.internal.satf.add.rp.d(double 0.0, double 0.0, i32 undef)
  %r114 = call float @llvm.nvvm.internal.satf.fma.rn.ftz.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r115 = call float @llvm.nvvm.internal.satf.fma.rn.ftz.f(float 0.0, float 0.0, float 0.0, i32 1)
  %r116 = call float @llvm.nvvm.internal.satf.fma.rz.ftz.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r117 = call float @llvm.nvvm.internal.satf.fma.rz.ftz.f(float 0.0, float 0.0, float 0.0, i32 1)
  %r118 = call float @llvm.nvvm.internal.satf.fma.rm.ftz.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r119 = call float @llvm.nvvm.internal.satf.fma.rm.ftz.f(float 0.0, float 0.0, float 0.0, i32 1)
  %r120 = call float @llvm.nvvm.internal.satf.fma.rp.ftz.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: satf operand must be a constant zero [satf-math]
  %r121 = call float @llvm.nvvm.internal.satf.fma.rp.ftz.f(float 0.0, float 0.0, float 0.0, i32 1)
  ret void
}
; NVVM: 69 errors, {{[0-9]+}} warnings in
; NVPTX: 93 errors, {{[0-9]+}} warnings in

declare i32 @llvm.nvvm.coro.create.suspend(i32)
declare void @llvm.nvvm.internal.geometry.out(i32, i32)
declare void @llvm.nvvm.internal.isbe.write(i32, i32, i32)
declare double @llvm.nvvm.internal.satf.add.rm.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.add.rm.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.add.rn.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.add.rn.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.add.rp.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.add.rp.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.add.rz.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.add.rz.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.fma.rm.d(double, double, double, i32)
declare float @llvm.nvvm.internal.satf.fma.rm.f(float, float, float, i32)
declare float @llvm.nvvm.internal.satf.fma.rm.ftz.f(float, float, float, i32)
declare double @llvm.nvvm.internal.satf.fma.rn.d(double, double, double, i32)
declare float @llvm.nvvm.internal.satf.fma.rn.f(float, float, float, i32)
declare float @llvm.nvvm.internal.satf.fma.rn.ftz.f(float, float, float, i32)
declare double @llvm.nvvm.internal.satf.fma.rp.d(double, double, double, i32)
declare float @llvm.nvvm.internal.satf.fma.rp.f(float, float, float, i32)
declare float @llvm.nvvm.internal.satf.fma.rp.ftz.f(float, float, float, i32)
declare double @llvm.nvvm.internal.satf.fma.rz.d(double, double, double, i32)
declare float @llvm.nvvm.internal.satf.fma.rz.f(float, float, float, i32)
declare float @llvm.nvvm.internal.satf.fma.rz.ftz.f(float, float, float, i32)
declare double @llvm.nvvm.internal.satf.mul.rm.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.mul.rm.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.mul.rn.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.mul.rn.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.mul.rp.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.mul.rp.f(float, float, i32)
declare double @llvm.nvvm.internal.satf.mul.rz.d(double, double, i32)
declare float @llvm.nvvm.internal.satf.mul.rz.f(float, float, i32)
declare i32 @llvm.nvvm.internal.subop.i32(i32, i32)
declare i64 @llvm.nvvm.internal.subop.i64(i32, i64)
declare void @llvm.nvvm.internal.syncwarp(i32, i32)
declare void @llvm.nvvm.internal.task(i32, i32)
declare void @llvm.nvvm.internal.wait(i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
