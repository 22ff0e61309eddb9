; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; At -O2, address computations of the printer are shared if the first place
; dominates the second.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = addrspace(4) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]

; CHECK-LABEL: add(
; CHECK: mul.wide.s32 [[I:%rd[0-9]+]],
; CHECK-NOT: mul.wide
; CHECK: ret;
; O0-LABEL: add(
; O0-COUNT-3: mul.wide.s32
define void @add(ptr %a, ptr %b, ptr %c, i32 %i, i1 %p) {
entry:
  %pa = getelementptr float, ptr %a, i32 %i
  %x = load float, ptr %pa
  br i1 %p, label %then, label %exit
then:
  %pb = getelementptr float, ptr %b, i32 %i
  %y = load float, ptr %pb
  %z = fadd float %x, %y
  %pc = getelementptr float, ptr %c, i32 %i
  store float %z, ptr %pc
  br label %exit
exit:
  ret void
}

; Neither branch dominates the other.
; CHECK-LABEL: siblings(
; CHECK: mul.wide.s32
; CHECK: mul.wide.s32
define float @siblings(ptr %a, ptr %b, i32 %i, i1 %p) {
entry:
  br i1 %p, label %then, label %else
then:
  %pa = getelementptr float, ptr %a, i32 %i
  %x = load volatile float, ptr %pa
  ret float %x
else:
  %pb = getelementptr float, ptr %b, i32 %i
  %y = load volatile float, ptr %pb
  ret float %y
}

; Computations for the copies on one edge are not available on the other.
; CHECK-LABEL: edge(
; CHECK: mov.u64 {{%rd[0-9]+}}, table;
; CHECK: mov.u64 {{%rd[0-9]+}}, table;
define float @edge(i32 %i, i1 %p, ptr addrspace(4) %q, ptr addrspace(4) %other) {
entry:
  br i1 %p, label %then, label %join
then:
  %t = getelementptr float, ptr addrspace(4) @table, i32 %i
  %v = load float, ptr addrspace(4) %t
  ret float %v
join:
  %w = phi ptr addrspace(4) [ @table, %entry ], [ %more, %join ]
  %u = load volatile float, ptr addrspace(4) %w
  %more = load ptr addrspace(4), ptr addrspace(4) %q
  %go = fcmp olt float %u, 2.0
  br i1 %go, label %join, label %exit
exit:
  ret float %u
}

; The generic address of a variable, and what is computed from it.
; CHECK-LABEL: variable(
; CHECK: mov.u64 [[V:%rd[0-9]+]], shared_variable;
; CHECK-NEXT: add.s64 [[W:%rd[0-9]+]], [[V]], 8;
; CHECK-NEXT: cvta.shared.u64 [[G:%rd[0-9]+]], [[W]];
; CHECK: st.param.u64 [param0], [[G]];
; CHECK: bra
; CHECK-NOT: cvta
; CHECK: st.param.u64 [param0], [[G]];
; CHECK: ret;
; O0-LABEL: variable(
; O0-COUNT-2: mov.u64 {{%rd[0-9]+}}, shared_variable+8;
@shared_variable = internal addrspace(3) global [4 x i32] poison
declare void @use(ptr)
define void @variable(i1 %p) {
entry:
  call void @use(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @shared_variable to ptr), i64 8))
  br i1 %p, label %then, label %exit
then:
  call void @use(ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @shared_variable to ptr), i64 8))
  br label %exit
exit:
  ret void
}
