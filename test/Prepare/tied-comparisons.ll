; What breaks the tie of two equal numbers is combined with comparisons by "and" and "or", not
; chosen.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry pairs(
; CHECK-NOT: not.pred
; CHECK: setp.eq.b64 [[S:%p[0-9]+]], [[A:%rd[0-9]+]], [[B:%rd[0-9]+]];
; CHECK: setp.ge.s32 [[T:%p[0-9]+]],
; CHECK: setp.gt.s64 [[O:%p[0-9]+]], [[B]], [[A]];
; CHECK: and.pred [[U:%p[0-9]+]], [[S]], [[T]];
; CHECK: or.pred {{%p[0-9]+}}, [[O]], [[U]];
; CHECK-NOT: {{not|and}}.pred
; CHECK: ret;
; O0-LABEL: .entry pairs(
; O0: not.pred
define ptx_kernel void @pairs(ptr addrspace(1) %p, i64 %a, i64 %b, i32 %c, i32 %d) {
  %later = icmp sge i64 %b, %a
  %same = icmp eq i64 %a, %b
  %tie = icmp sge i32 %c, %d
  %v = select i1 %same, i1 %tie, i1 %later
  br i1 %v, label %then, label %end
then:
  store i64 %a, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; The other way round, for an order that leaves equality out.
; CHECK-LABEL: .entry different(
; CHECK-NOT: not.pred
; CHECK: or.pred
; CHECK-NOT: not.pred
; CHECK: ret;
define ptx_kernel void @different(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c, i32 %d) {
  %less = icmp ult i32 %a, %b
  %other = icmp ne i32 %a, %b
  %tie = icmp ult i32 %c, %d
  %v = select i1 %other, i1 %less, i1 %tie
  br i1 %v, label %then, label %end
then:
  store i32 %a, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Other numbers are compared, or the order is needed itself.
; CHECK-LABEL: .entry unrelated(
; CHECK: not.pred
; CHECK: not.pred
; CHECK: ret;
define ptx_kernel void @unrelated(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c, i32 %d) {
  %less = icmp sle i32 %a, %c
  %same = icmp eq i32 %a, %b
  %tie = icmp sle i32 %c, %d
  %v = select i1 %same, i1 %tie, i1 %less
  %order = icmp sle i32 %a, %b
  %w = select i1 %same, i1 %tie, i1 %order
  %x = xor i1 %w, %order
  %y = and i1 %x, %v
  br i1 %y, label %then, label %end
then:
  store i32 %a, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
