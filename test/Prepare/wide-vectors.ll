; RUN: nvvmc emit %s --arch=sm_100 --ptx=8.8 -O2 -o - | FileCheck %s --check-prefix=WIDE
; RUN: nvvmc emit %s --arch=sm_100 -O2 -o - | FileCheck %s --check-prefix=NARROW

; Adjacent accesses become as wide as the machine supports.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; WIDE: ld.global.nc.v4.u64
; WIDE: st.global.v4.u64
; NARROW: ld.global.nc.v2.u64
; NARROW: ld.global.nc.v2.u64
define ptx_kernel void @four(ptr noalias readonly align 32 %p, ptr noalias align 32 %q) {
  %p1 = getelementptr inbounds i64, ptr %p, i64 1
  %p2 = getelementptr inbounds i64, ptr %p, i64 2
  %p3 = getelementptr inbounds i64, ptr %p, i64 3
  %q1 = getelementptr inbounds i64, ptr %q, i64 1
  %q2 = getelementptr inbounds i64, ptr %q, i64 2
  %q3 = getelementptr inbounds i64, ptr %q, i64 3
  %a = load i64, ptr %p, align 32
  %b = load i64, ptr %p1, align 8
  %c = load i64, ptr %p2, align 16
  %d = load i64, ptr %p3, align 8
  store i64 %d, ptr %q, align 32
  store i64 %c, ptr %q1, align 8
  store i64 %b, ptr %q2, align 16
  store i64 %a, ptr %q3, align 8
  ret void
}
