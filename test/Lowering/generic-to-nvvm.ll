; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Variables in generic space are printed in global space; references to them
; still use generic addresses.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .visible .global .align 4 .u32 a = 7;
@a = global i32 7
; CHECK: .visible .global .align 8 .u64 p = generic(a);
@p = global ptr @a
; CHECK: .visible .const .align 8 .u64 table[2] = {generic(a), generic(p)+4};
@table = addrspace(4) constant [2 x ptr] [ptr @a, ptr getelementptr (i8, ptr @p, i64 4)], align 8
; CHECK: .extern .global .align 4 .u32 declared;
@declared = external global i32
; CHECK: .visible .global .texref texture;
@texture = global i64 0
; CHECK: .visible .global .attribute(.managed) .align 4 .u32 managed;
@managed = global i32 0

; CHECK-LABEL: .visible .entry k(
; CHECK: st.global.u32 [a], 1;
define ptx_kernel void @k() {
  store i32 1, ptr @a
  store i32 1, ptr @declared
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @texture, !"texture", i32 1}
!1 = !{ptr @managed, !"managed", i32 1}
