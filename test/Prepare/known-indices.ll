; The address of element i + j of an array takes one multiplication and one addition if
; that of element i is known: by j. Only functions with loops are worth the analysis.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry known(
; CHECK: mul.wide.s32 [[I:%rd[0-9]+]], %r{{[0-9]+}}, 4;
; CHECK-NEXT: add.s64 [[AT:%rd[0-9]+]], %rd{{[0-9]+}}, [[I]];
; CHECK: st.global.u32 {{.*}}[[AT]]]
; CHECK-NOT: add.s32
; CHECK: mul.wide.s32 [[J:%rd[0-9]+]], %r{{[0-9]+}}, 4;
; CHECK-NEXT: add.s64 [[TO:%rd[0-9]+]], [[AT]], [[J]];
; CHECK: ld.volatile.global.u32 {{.*}}[[TO]]]
define ptx_kernel void @known(ptr addrspace(1) %a, i32 %i, i32 %n) {
entry:
  %wide = sext i32 %i to i64
  %at = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 0, ptr addrspace(1) %at
  br label %loop
loop:
  %j = phi i32 [ %n, %entry ], [ %half, %loop ]
  %sum = add nsw i32 %i, %j
  %index = sext i32 %sum to i64
  %to = getelementptr i32, ptr addrspace(1) %a, i64 %index
  %v = load volatile i32, ptr addrspace(1) %to
  %half = lshr i32 %j, 1
  %c = icmp ne i32 %half, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The sum may wrap: its extension is not the sum of extensions.
; CHECK-LABEL: .entry wraps(
; CHECK: add.s32 [[SUM:%r[0-9]+]]
; CHECK: mul.wide.s32 %rd{{[0-9]+}}, [[SUM]], 4;
define ptx_kernel void @wraps(ptr addrspace(1) %a, i32 %i, i32 %n) {
entry:
  %wide = sext i32 %i to i64
  %at = getelementptr i32, ptr addrspace(1) %a, i64 %wide
  store i32 0, ptr addrspace(1) %at
  br label %loop
loop:
  %j = phi i32 [ %n, %entry ], [ %half, %loop ]
  %sum = add i32 %i, %j
  %index = sext i32 %sum to i64
  %to = getelementptr i32, ptr addrspace(1) %a, i64 %index
  %v = load volatile i32, ptr addrspace(1) %to
  %half = lshr i32 %j, 1
  %c = icmp ne i32 %half, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
