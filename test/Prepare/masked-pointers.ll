; A pointer that is masked stays in the address space that it is known to be in.
; LLVM's InferAddressSpaces leaves instructions without operands behind if the
; target does not rewrite llvm.ptrmask.

; RUN: nvvmc emit -O2 --arch=sm_90 %s -o %t.ptx && FileCheck %s --input-file=%t.ptx
; RUN: nvvmc compile --profile=nvptx --opt=2 --arch=sm_90 %s -o %t.opt.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.opt.ptx -o /dev/null %}
; With short pointers, the mask is short, too.
; RUN: sed 's/^target datalayout.*/target datalayout = "e-p3:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"/' %s > %t.ll
; RUN: nvvmc emit -O2 --arch=sm_90 %t.ll -o - | FileCheck %s --check-prefix=SHORT

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@shared = internal addrspace(3) global [64 x i32] poison

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK-LABEL: .entry variable(
; CHECK: and.b64 [[AT:%rd[0-9]+]], {{%rd[0-9]+}}, -4;
; CHECK: st.local.u32 {{\[}}[[AT]]+4{{\]}},
; CHECK: and.b64 [[AT:%rd[0-9]+]], {{%rd[0-9]+}}, -8;
; CHECK: ld.local.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
; CHECK: ld.local.u32 {{%r[0-9]+}}, {{\[}}[[AT]]+8{{\]}};
; SHORT-LABEL: .entry variable(
; SHORT: and.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, -4;
; SHORT: st.local.u32
define ptx_kernel void @variable(ptr addrspace(1) %out, i64 %i, i32 %v) {
  %a = alloca [16 x i32], align 16
  %g = getelementptr i8, ptr %a, i64 %i
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -4)
  %h = getelementptr i8, ptr %m, i64 4
  store i32 %v, ptr %h
  %n = call ptr @llvm.ptrmask.p0.i64(ptr %h, i64 -8)
  %l = load i32, ptr %n
  %q = getelementptr i8, ptr %n, i64 8
  %l2 = load i32, ptr %q
  %s = add i32 %l, %l2
  store i32 %s, ptr addrspace(1) %out
  ret void
}

; A mask that may clear the beginning of the window of shared memory masks the
; generic address.
; CHECK-LABEL: .entry any(
; CHECK: cvta.shared.u64 [[WINDOW:%rd[0-9]+]],
; CHECK: add.s64 [[P:%rd[0-9]+]], [[WINDOW]],
; CHECK: and.b64 [[AT:%rd[0-9]+]], [[P]], {{%rd[0-9]+}};
; CHECK: ld.u32 {{%r[0-9]+}}, {{\[}}[[AT]]+4{{\]}};
define ptx_kernel void @any(ptr addrspace(1) %out, i64 %i, i64 %mask) {
  %g = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @shared to ptr), i64 %i
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %mask)
  %h = getelementptr i8, ptr %m, i64 4
  %v = load i32, ptr %h
  store i32 %v, ptr addrspace(1) %out
  ret void
}

; The address of each iteration depends on the one before.
; CHECK-LABEL: .entry loop(
; CHECK: and.b64 [[AT:%rd[0-9]+]], {{%rd[0-9]+}}, -8;
; CHECK: ld.shared.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
; CHECK: add.s64 {{%rd[0-9]+}}, [[AT]], 12;
; SHORT-LABEL: .entry loop(
; SHORT: and.b32 [[AT:%r[0-9]+]], {{%r[0-9]+}}, -8;
; SHORT: ld.shared.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
define ptx_kernel void @loop(ptr addrspace(1) %out, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @shared to ptr), %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %c1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %v = load i32, ptr %m
  %s1 = add i32 %s, %v
  %next = getelementptr i8, ptr %m, i64 12
  %c1 = add i64 %c, 1
  %d = icmp eq i64 %c1, %n
  br i1 %d, label %out.block, label %loop
out.block:
  store i32 %s1, ptr addrspace(1) %out
  ret void
}
