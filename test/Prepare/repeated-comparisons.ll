; A comparison that dominates an equal one is not made again.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; As it is, with its operands exchanged, and of a number that was extended in between.
; CHECK-LABEL: .entry again(
; CHECK: setp.lt.u32
; CHECK-NOT: setp
; CHECK: ret;
; O0-LABEL: .entry again(
; O0: setp.lt.u32
; O0: setp.gt.u32
; O0: setp.lt.u32
define ptx_kernel void @again(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %n) {
  %wide = zext i32 %i to i64
  %c1 = icmp samesign ult i32 %i, %n
  br i1 %c1, label %one, label %behind1
one:
  store volatile i32 1, ptr addrspace(1) %p
  br label %behind1
behind1:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c2 = icmp ugt i32 %n, %i
  br i1 %c2, label %two, label %behind2
two:
  store volatile i32 2, ptr addrspace(1) %p
  br label %behind2
behind2:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %narrow = trunc i64 %wide to i32
  %c3 = icmp ult i32 %narrow, %n
  br i1 %c3, label %three, label %end
three:
  store volatile i32 3, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Neither of the first two dominates the other, and the third is another one.
; CHECK-LABEL: .entry apart(
; CHECK: setp.eq
; CHECK: setp.lt.u32
; CHECK: setp.lt.u32
; CHECK: setp.lt.s32
; CHECK: ret;
define ptx_kernel void @apart(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %which = icmp eq i32 %i, 7
  br i1 %which, label %left, label %right
left:
  store volatile i32 1, ptr addrspace(1) %p
  %c1 = icmp ult i32 %i, %n
  br i1 %c1, label %one, label %end
right:
  store volatile i32 2, ptr addrspace(1) %p
  %c2 = icmp ult i32 %i, %n
  br i1 %c2, label %two, label %end
one:
  store volatile i32 3, ptr addrspace(1) %p
  br label %end
two:
  store volatile i32 4, ptr addrspace(1) %p
  br label %end
end:
  %c3 = icmp slt i32 %i, %n
  br i1 %c3, label %three, label %last
three:
  store volatile i32 5, ptr addrspace(1) %p
  br label %last
last:
  ret void
}

; The first is of a number that is claimed not to be negative when it is extended; the second
; is not.
; CHECK-LABEL: .entry claims(
; CHECK: ld.param.u32 [[I:%r[0-9]+]], [claims_param_1];
; CHECK-NOT: cvt
; CHECK: setp.lt.u32 {{%p[0-9]+}}, [[I]], 7;
; CHECK-NOT: setp
; CHECK: ret;
define ptx_kernel void @claims(ptr addrspace(1) %p, i32 %i) {
  %wide = zext nneg i32 %i to i64
  %narrow = trunc nsw i64 %wide to i32
  %c1 = icmp ult i32 %narrow, 7
  br i1 %c1, label %one, label %behind1
one:
  store volatile i32 1, ptr addrspace(1) %p
  br label %behind1
behind1:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c2 = icmp ult i32 %i, 7
  br i1 %c2, label %two, label %end
two:
  store volatile i32 2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
