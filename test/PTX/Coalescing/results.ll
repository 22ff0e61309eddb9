; RUN: nvvmc emit %s --arch=sm_100a -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}

; Results of instructions with several results stay in the registers from which
; the next iteration reads them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6), i1)
declare void @llvm.nvvm.tcgen05.wait.ld()

; CHECK-LABEL: mma(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.f32
; CHECK: mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {[[ACC:%f[0-9]+, %f[0-9]+, %f[0-9]+, %f[0-9]+]]}, {{.*}}, {[[ACC]]};
; CHECK-NOT: mov.f32
; CHECK: ret;
define void @mma(ptr %out, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c0 = phi float [ 0.0, %entry ], [ %d0, %loop ]
  %c1 = phi float [ 0.0, %entry ], [ %d1, %loop ]
  %c2 = phi float [ 0.0, %entry ], [ %d2, %loop ]
  %c3 = phi float [ 0.0, %entry ], [ %d3, %loop ]
  %d = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %a, i32 %a, i32 %a, i32 %a, i32 %b, i32 %b, float %c0, float %c1, float %c2, float %c3)
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float } %d, 3
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %r0 = insertvalue { float, float, float, float } undef, float %d0, 0
  %r1 = insertvalue { float, float, float, float } %r0, float %d1, 1
  %r2 = insertvalue { float, float, float, float } %r1, float %d2, 2
  %r3 = insertvalue { float, float, float, float } %r2, float %d3, 3
  store { float, float, float, float } %r3, ptr %out
  ret void
}
; The same as inline assembly, as libraries write it: no operand is tied, but a
; single instruction has read all operands when it writes.
; CHECK-LABEL: assembly(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.f32
; CHECK: fma.rn.f32 [[ACC:%f[0-9]+]], %f{{[0-9]+}}, %f{{[0-9]+}}, [[ACC]];
; CHECK-NOT: mov.f32
; CHECK: ret;
define float @assembly(float %a, float %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = phi float [ 0.0, %entry ], [ %d, %loop ]
  %d = call float asm "fma.rn.f32 $0, $1, $2, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %d
}
; Several instructions may write before they read: a copy on the back edge.
; CHECK-LABEL: several(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mov.f32 [[D:%f[0-9]+]], %f{{[0-9]+}}; fma.rn.f32 [[D]], %f{{[0-9]+}}, [[D]], [[C:%f[0-9]+]];
; CHECK: mov.f32 [[C]], [[D]];
; CHECK: ret;
define float @several(float %a, float %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %c = phi float [ 0.0, %entry ], [ %d, %loop ]
  %d = call float asm "mov.f32 $0, $1; fma.rn.f32 $0, $2, $0, $3;", "=f,f,f,f"(float %a, float %b, float %c)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %d
}
; CHECK-LABEL: tensor_load(
; CHECK: tcgen05.ld.sync.aligned.32x32b.x4.b32 {[[V:%r[0-9]+]], %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}},
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: add.s32 %r{{[0-9]+}}, %r{{[0-9]+}}, [[V]];
; CHECK-NOT: mov
; CHECK: tcgen05.ld.sync.aligned.32x32b.x4.b32 {[[V]], %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}},
; CHECK: tcgen05.wait::ld.sync.aligned;
define i32 @tensor_load(ptr addrspace(6) %t, i32 %n) {
entry:
  %first = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %t, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %v = phi <4 x i32> [ %first, %entry ], [ %next, %loop ]
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 3
  %s0 = add i32 %sum, %a
  %s1 = add i32 %s0, %b
  %next = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %t, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %s1
}
; The result of an atomic is an operand of the next one.
; CHECK-LABEL: atomics(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.{{[bu]}}32
; CHECK: atom.exch.b32 [[V:%r[0-9]+]], [%rd{{[0-9]+}}], [[V]];
; CHECK-NOT: mov.{{[bu]}}32
; CHECK: ret;
define i32 @atomics(ptr %p, i32 %first, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %v = phi i32 [ %first, %entry ], [ %next, %loop ]
  %next = call i32 asm sideeffect "atom.exch.b32 $0, [$1], $0;", "=r,l,0,~{memory}"(ptr %p, i32 %v)
  %j = call i32 asm "sub.u32 $0, $0, 1;", "=r,0"(i32 %i)
  %more = icmp ne i32 %j, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}
