; At -O2, variables of the frame and copies of by-value parameters are accessed
; in local memory wherever their address has not escaped.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: indexed(
; CHECK: st.local.u32 [%SPL], %r1;
; CHECK-NEXT: add.s64 [[BASE:%rd[0-9]+]], %SPL, 0;
; CHECK: add.s64 [[AT:%rd[0-9]+]], [[BASE]],
; CHECK: ld.local.u32 {{%r[0-9]+}}, {{\[}}[[AT]]{{\]}};
; CHECK-NOT: cvta
define i32 @indexed(i32 %x, i32 %i) {
  %a = alloca [16 x i32]
  store i32 %x, ptr %a
  %p = getelementptr [16 x i32], ptr %a, i32 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: escaping(
; CHECK: add.u64 [[GENERIC:%rd[0-9]+]], %SP, 0;
; CHECK: st.param.u64 [param0], [[GENERIC]];
; CHECK: ld.local.u32
declare void @fill(ptr)
define i32 @escaping(i32 %i) {
  %a = alloca [16 x i32]
  call void @fill(ptr %a)
  %p = getelementptr [16 x i32], ptr %a, i32 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; An address is computed in each block that uses it, instead of occupying a
; register from the start of the function on.
; CHECK-LABEL: often(
; CHECK: bra
; CHECK: add.u64 [[ONE:%rd[0-9]+]], %SP, 64;
; CHECK-NEXT: st.param.u64 [param0], [[ONE]];
; CHECK: st.param.u64 [param0], [[ONE]];
; CHECK: $L__BB{{[0-9]+}}_2:
; CHECK: add.u64 [[TWO:%rd[0-9]+]], %SP, 64;
; CHECK-NEXT: st.param.u64 [param0], [[TWO]];
; On an edge too.
; CHECK: add.u64 [[THREE:%rd[0-9]+]], %SP, 0;
; CHECK-NEXT: mov.b64 [[PHI:%rd[0-9]+]], [[THREE]];
; CHECK: st.param.u64 [param0], [[PHI]];
define void @often(i1 %c, ptr %p) {
entry:
  %a = alloca [16 x i32]
  %b = alloca [16 x i32]
  call void @fill(ptr %a)
  br i1 %c, label %one, label %two
one:
  call void @fill(ptr %b)
  call void @fill(ptr %b)
  br label %two
two:
  call void @fill(ptr %b)
  br i1 %c, label %three, label %four
three:
  call void @fill(ptr null)
  br label %four
four:
  %q = phi ptr [ %p, %three ], [ %a, %two ]
  call void @fill(ptr %q)
  ret void
}
