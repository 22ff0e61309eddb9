; A number that is not negative is less than another, as signed numbers, only if it is as unsigned
; ones.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; CHECK-LABEL: .entry both(
; CHECK-NOT: setp.{{.*}}.u32
; CHECK: setp.lt.s32
; CHECK-NOT: and.pred
; CHECK: ret;
; O0-LABEL: .entry both(
; O0: and.pred
define ptx_kernel void @both(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = icmp slt i32 %i, %n
  %u = icmp ult i32 %i, %n
  %is = and i1 %s, %u
  br i1 %is, label %then, label %end
then:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; One of the two is implied, the other way round, and as the second operand.
; CHECK-LABEL: .entry either(
; CHECK-NOT: setp.{{.*}}.s32
; CHECK: setp.{{ge|le}}.u32
; CHECK-NOT: or.pred
; CHECK: ret;
define ptx_kernel void @either(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %u = icmp uge i32 %n, %i
  %s = icmp sle i32 %i, %n
  %is = select i1 %s, i1 true, i1 %u
  br i1 %is, label %then, label %end
then:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; What the number is less than is not negative: then the unsigned comparison is the stricter one.
; CHECK-LABEL: .entry bound(
; CHECK-NOT: setp.{{.*}}.s32
; CHECK: setp.{{l|g}}t.u32
; CHECK-NOT: and.pred
; CHECK: ret;
define ptx_kernel void @bound(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = icmp slt i32 %n, %i
  %u = icmp samesign ult i32 %n, %i
  %is = select i1 %s, i1 %u, i1 false
  br i1 %is, label %then, label %end
then:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Nothing is known of the two, or they are compared otherwise.
; CHECK-LABEL: .entry unknown(
; CHECK: and.pred
; CHECK: and.pred
; CHECK: ret;
define ptx_kernel void @unknown(ptr addrspace(1) %p, i32 %m, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = icmp slt i32 %m, %n
  %u = icmp ult i32 %m, %n
  %is = and i1 %s, %u
  %s1 = icmp slt i32 %i, %n
  %u1 = icmp ule i32 %i, %n
  %is1 = and i1 %s1, %u1
  br i1 %is, label %then, label %end
then:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  br i1 %is1, label %more, label %done
more:
  store i32 %m, ptr addrspace(1) %p
  br label %done
done:
  ret void
}
