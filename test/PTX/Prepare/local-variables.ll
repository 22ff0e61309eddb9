; At -O2 variables of the frame, and copies of by-value parameters, are accessed
; in local memory wherever their address has not got away.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: indexed(
; CHECK: add.s64 [[BASE:%rd[0-9]+]], %SPL, 0;
; CHECK: st.local.u32 [%SPL], %r1;
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
