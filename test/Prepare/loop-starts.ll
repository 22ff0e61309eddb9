; What only a loop needs is computed after the branch that ends the function without it.
; Not at -O0.
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s --check-prefixes=CHECK,LATE
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefixes=CHECK,EARLY
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; The number of blocks is only needed for the step. The number of the thread is needed
; for the branch.
; CHECK-LABEL: .visible .entry strided(
; EARLY: %nctaid.x
; LATE-NOT: %nctaid.x
; CHECK: %tid.x
; LATE-NOT: %nctaid.x
; CHECK: bra
; LATE: %nctaid.x
; LATE: mul.lo.s32
; LATE: [[LOOP:\$L__BB[0-9_]+]]:
; LATE: bra [[LOOP]];
; CHECK: ret;
define ptx_kernel void @strided(ptr addrspace(1) %p, i32 %n) {
entry:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %step = mul i32 %blocks, %threads
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %thread, %threads
  %any = icmp slt i32 %first, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %first, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nsw i32 %i, %step
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; All threads enter the loop, or none.
; CHECK-LABEL: .visible .entry same(
; CHECK: %nctaid.x
; CHECK: bra
; CHECK: ret;
define ptx_kernel void @same(ptr addrspace(1) %p, i32 %n, i32 %m) {
entry:
  %step = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %less = sub nsw i32 %n, %m
  %any = icmp sgt i32 %less, 3
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nsw i32 %i, %step
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The loop is skipped, but there is more to do.
; CHECK-LABEL: .visible .entry more(
; CHECK: %nctaid.x
; CHECK: bra
; CHECK: ret;
define ptx_kernel void @more(ptr addrspace(1) %p, i32 %n) {
entry:
  %step = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %thread, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nsw i32 %i, %step
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  store float 2.0, ptr addrspace(1) %p
  ret void
}

; What changes while the loop runs is read before it.
; CHECK-LABEL: .visible .entry memory(
; CHECK: ld.volatile.global
; CHECK: bra
; CHECK: ret;
define ptx_kernel void @memory(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %step = load volatile i32, ptr addrspace(1) %q
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %thread, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nsw i32 %i, %step
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; What all threads of a warp compute together stays where all of them are.
; CHECK-LABEL: .visible .entry together(
; CHECK: activemask
; CHECK: bra
; CHECK: ret;
define ptx_kernel void @together(ptr addrspace(1) %p, i32 %n) {
entry:
  %step = call i32 asm "activemask.b32 $0;", "=r"() #0
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %thread, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %a
  %j = add nsw i32 %i, %step
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { convergent nounwind memory(none) }
