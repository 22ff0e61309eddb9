; Every operation and type of the two read-modify-write instructions, grouped by
; the dialect's answer; lines without a check are legal.

; RUN: not nvvmc verify --arch=sm_90 --disable=emit-atomic-type %s 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --disable=emit-atomic-type %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @integers(ptr %p, ptr addrspace(7) %c, ptr addrspace(5) %l) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst
  %b = atomicrmw umax ptr %p, i64 1 monotonic
  %c0 = atomicrmw uinc_wrap ptr %p, i32 1 acquire
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-type]
  %d = atomicrmw xchg ptr %p, i16 1 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-i128]
  %e = atomicrmw and ptr %p, i128 1 syncscope("block") seq_cst, align 16
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: atomicrmw does not support operation: 'usub_sat'. [atomic-rmw-operation]
  %f = atomicrmw usub_sat ptr %p, i32 1 seq_cst
; CHECK: [[@LINE+2]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-type]
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: atomicrmw does not support operation: 'usub_cond'. [atomic-rmw-operation]
  %g = atomicrmw usub_cond ptr %p, i8 1 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-space]
  %h = atomicrmw add ptr addrspace(5) %l, i32 1 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-space]
  %i = atomicrmw add ptr addrspace(7) %c, i32 1 seq_cst
  %j = atomicrmw xchg ptr %p, i128 1 seq_cst
  %k = atomicrmw xchg ptr %p, ptr null seq_cst
  ret void
}

define void @floats(ptr %p, <2 x half> %h2, <2 x bfloat> %b2, <2 x float> %f2, <4 x half> %h4, <4 x float> %f4, <1 x float> %f1, <2 x double> %d2) {
  %a = atomicrmw fadd ptr %p, half 1.0 seq_cst
  %b = atomicrmw fadd ptr %p, bfloat 1.0 seq_cst
  %c = atomicrmw fmax ptr %p, float 1.0 seq_cst
  %d = atomicrmw fsub ptr %p, double 1.0 seq_cst
  %e = atomicrmw xchg ptr %p, float 1.0 seq_cst
  %f = atomicrmw fadd ptr %p, <2 x half> %h2 seq_cst
  %g = atomicrmw fadd ptr %p, <2 x bfloat> %b2 seq_cst
  %h = atomicrmw fadd ptr %p, <2 x float> %f2 seq_cst
  %i = atomicrmw fadd ptr %p, <4 x half> %h4 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-rmw-i128]
  %j = atomicrmw fadd ptr %p, <4 x float> %f4 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: atomicrmw does not support operation: 'fadd'. [atomic-rmw-operation]
  %k = atomicrmw fadd ptr %p, <1 x float> %f1 seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: atomicrmw does not support operation: 'fadd'. [atomic-rmw-operation]
  %l = atomicrmw fadd ptr %p, <2 x double> %d2 seq_cst
  ret void
}

define void @swaps(ptr %p, ptr addrspace(4) %k, ptr addrspace(7) %c) {
  %a = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %b = cmpxchg weak volatile ptr %p, i64 0, i64 1 acq_rel monotonic
  %c0 = cmpxchg ptr %p, i128 0, i128 1 seq_cst seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-cmpxchg-type]
  %d = cmpxchg ptr %p, ptr null, ptr null seq_cst seq_cst
; CHECK: [[@LINE+3]]:{{[0-9]+}}: error: {{.*}} [atomic-cmpxchg-type]
; CHECK: [[@LINE+2]]:{{[0-9]+}}: error: {{.*}} [atomic-cmpxchg-space]
; PTX: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-cmpxchg-space]
  %e = cmpxchg ptr addrspace(4) %k, i16 0, i16 1 seq_cst seq_cst
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}} [atomic-cmpxchg-space]
  %f = cmpxchg ptr addrspace(7) %c, i32 0, i32 1 seq_cst seq_cst
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
