; A cycle of phis may compute an address from a constant; no operand may be
; omitted because of it.

; RUN: nvvmc emit -O2 --arch=sm_90 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; CHECK: ld.global.u32
; CHECK: ld.u32
define ptx_kernel void @k(ptr %p, ptr %end, i64 %n) {
entry:
  %first = load i32, ptr %p
  store i32 %first, ptr %end
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %v = load i32, ptr %at
  store i32 %v, ptr %end
  %next = getelementptr i8, ptr null, i64 %n
  %done = icmp eq ptr %next, %end
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
