; In functions of tile programs, what is computed for several elements is ordered element by
; element, in the order of what needs it. Loads, stores, products of fragments and what
; threads do together keep their places.
; UNSUPPORTED: asan
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes=nvvm-order-elements -S < %s > %t
; RUN: FileCheck %s < %t
; RUN: opt -load-pass-plugin=%{build}/plugins/OpenNVVMPlugin.so -passes=nvvm-order-elements -S < %t | diff %t -
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @stores(
; CHECK: entry:
; CHECK-NEXT: %x = load float, ptr %in
; CHECK-NEXT: %q = getelementptr float, ptr %in, i64 1
; CHECK-NEXT: %y = load float, ptr %q
; CHECK-NEXT: %x1 = fadd float %x, 1.0
; CHECK-NEXT: %x2 = fdiv float %x, %x1
; CHECK-NEXT: store float %x2, ptr %in
; CHECK-NEXT: %y1 = fadd float %y, 1.0
; CHECK-NEXT: %y2 = fdiv float %y, %y1
; CHECK-NEXT: store float %y2, ptr %q
; CHECK-NEXT: ret void
define ptx_kernel void @stores(ptr %in) "nvvm-elements" {
entry:
  %q = getelementptr float, ptr %in, i64 1
  %x = load float, ptr %in
  %y = load float, ptr %q
  %x1 = fadd float %x, 1.0
  %y1 = fadd float %y, 1.0
  %x2 = fdiv float %x, %x1
  %y2 = fdiv float %y, %y1
  store float %x2, ptr %in
  store float %y2, ptr %q
  ret void
}

; What only other blocks need is an order, too; phis and the condition are no part of it.
; CHECK-LABEL: @blocks(
; CHECK: entry:
; CHECK-NEXT: %x1 = fadd float %x, 1.0
; CHECK-NEXT: %x2 = fdiv float %x, %x1
; CHECK-NEXT: %y1 = fadd float %y, 1.0
; CHECK-NEXT: %y2 = fdiv float %y, %y1
; CHECK-NEXT: %c = fcmp olt float %x, %y
; CHECK-NEXT: br i1 %c
; CHECK: loop:
; CHECK-NEXT: %a = phi float
; CHECK-NEXT: %b = phi float
; CHECK-NEXT: %a1 = fmul float %a, 3.0
; CHECK-NEXT: %a2 = fadd float %a1, %b
; CHECK-NEXT: %b1 = fmul float %b, 3.0
; CHECK-NEXT: %b2 = fadd float %b1, %a
; CHECK-NEXT: %d = fcmp olt float %a, %b
; CHECK-NEXT: br i1 %d
define ptx_kernel void @blocks(ptr %out, float %x, float %y) "nvvm-elements" {
entry:
  %c = fcmp olt float %x, %y
  %x1 = fadd float %x, 1.0
  %y1 = fadd float %y, 1.0
  %x2 = fdiv float %x, %x1
  %y2 = fdiv float %y, %y1
  br i1 %c, label %loop, label %end
loop:
  %a = phi float [ %x2, %entry ], [ %a2, %loop ]
  %b = phi float [ %y2, %entry ], [ %b2, %loop ]
  %a1 = fmul float %a, 3.0
  %b1 = fmul float %b, 3.0
  %a2 = fadd float %a1, %b
  %b2 = fadd float %b1, %a
  %d = fcmp olt float %a, %b
  br i1 %d, label %loop, label %end
end:
  %v = phi float [ %x2, %entry ], [ %a2, %loop ]
  %w = phi float [ %y2, %entry ], [ %b2, %loop ]
  store float %v, ptr %out
  store float %w, ptr %out
  ret void
}

; A result that two need is computed once, before the first. A shuffle stays behind the store
; before it.
; CHECK-LABEL: @together(
; CHECK: store float 1.0
; CHECK-NEXT: %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32
; CHECK-NEXT: %m = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32
; CHECK-NEXT: store i32 %s
; CHECK-NEXT: %t = fmul float %x, %x
; CHECK-NEXT: %m0 = extractvalue
; CHECK-NEXT: %u = fadd float %t, %m0
; CHECK-NEXT: store float %u
; CHECK-NEXT: %w = fsub float %t, %m0
; CHECK-NEXT: store float %w
define ptx_kernel void @together(ptr %out, float %x, i32 %n) "nvvm-elements" {
  %t = fmul float %x, %x
  store float 1.0, ptr %out
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 1, i32 31)
  %m = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32 %n, i32 %n, i32 %n, i32 %n, i32 %n, i32 %n, float 0.0, float 0.0, float 0.0, float 0.0)
  %m0 = extractvalue { float, float, float, float } %m, 0
  %w = fsub float %t, %m0
  %u = fadd float %t, %m0
  store i32 %s, ptr %out
  store float %u, ptr %out
  store float %w, ptr %out
  ret void
}

; CHECK-LABEL: @other(
; CHECK: fadd
; CHECK-NEXT: fadd
; CHECK-NEXT: fdiv
define ptx_kernel void @other(ptr %out, float %x, float %y) {
  %x1 = fadd float %x, 1.0
  %y1 = fadd float %y, 1.0
  %x2 = fdiv float %x, %x1
  %y2 = fdiv float %y, %y1
  store float %x2, ptr %out
  store float %y2, ptr %out
  ret void
}

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float)
