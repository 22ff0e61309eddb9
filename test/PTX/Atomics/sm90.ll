; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; 128 bits in one piece, and the scope of a cluster.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: exchange(
; CHECK: mov.b128 %rq1, {%rd2, %rd3};
; CHECK-NEXT: atom.global.exch.b128 %rq2, [%rd1], %rq1;
; CHECK-NEXT: mov.b128 {%rd4, %rd5}, %rq2;
define i128 @exchange(ptr addrspace(1) %p, i128 %v) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i128 %v monotonic
  ret i128 %r
}
; CHECK-LABEL: sum(
; CHECK: ld.relaxed.gpu.global.b128 %rq1, [%rd1];
; CHECK-NEXT: mov.b128 {%rd6, %rd7}, %rq1;
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b64 %rd4, %rd6;
; CHECK-NEXT: mov.b64 %rd5, %rd7;
; CHECK-NEXT: add.cc.u64 %rd8, %rd4, %rd2;
; CHECK-NEXT: addc.u64 %rd9, %rd5, %rd3;
; CHECK-NEXT: mov.b128 %rq2, {%rd6, %rd7};
; CHECK-NEXT: mov.b128 %rq3, {%rd8, %rd9};
; CHECK-NEXT: atom.global.cas.b128 %rq4, [%rd1], %rq2, %rq3;
; CHECK-NEXT: mov.b128 {%rd10, %rd11}, %rq4;
; CHECK-NEXT: setp.ne.b64 %p2, %rd10, %rd6;
; CHECK-NEXT: setp.ne.or.b64 %p1, %rd11, %rd7, %p2;
; CHECK-NEXT: mov.b64 %rd6, %rd10;
; CHECK-NEXT: mov.b64 %rd7, %rd11;
; CHECK-NEXT: @%p1 bra $L__BB1_1;
define i128 @sum(ptr addrspace(1) %p, i128 %v) {
  %r = atomicrmw add ptr addrspace(1) %p, i128 %v monotonic
  ret i128 %r
}
; CHECK-LABEL: swap(
; CHECK: mov.b128 %rq1, {%rd2, %rd3};
; CHECK-NEXT: mov.b128 %rq2, {%rd4, %rd5};
; CHECK-NEXT: atom.relaxed.sys.cas.b128 %rq3, [%rd1], %rq1, %rq2;
; CHECK-NEXT: mov.b128 {%rd6, %rd7}, %rq3;
; CHECK-NEXT: mov.b64 %rd8, %rd6;
; CHECK-NEXT: mov.b64 %rd9, %rd7;
; CHECK-NEXT: setp.eq.b64 %p2, %rd6, %rd2;
; CHECK-NEXT: setp.eq.and.b64 %p1, %rd7, %rd3, %p2;
; CHECK: selp.u16 %rs1, 1, 0, %p1;
define { i128, i1 } @swap(ptr %p, i128 %a, i128 %b) {
  %r = cmpxchg ptr %p, i128 %a, i128 %b monotonic monotonic
  ret { i128, i1 } %r
}
; CHECK-LABEL: copy(
; CHECK: ld.acquire.sys.b128 %rq1, [%rd1];
; CHECK-NEXT: mov.b128 {%rd3, %rd4}, %rq1;
; CHECK-NEXT: mov.b128 %rq2, {%rd3, %rd4};
; CHECK-NEXT: st.release.sys.b128 [%rd2], %rq2;
define void @copy(ptr %p, ptr %q) {
  %v = load atomic i128, ptr %p acquire, align 16
  store atomic i128 %v, ptr %q release, align 16
  ret void
}
; CHECK-LABEL: cluster(
; CHECK: fence.acq_rel.cluster;
; CHECK-NEXT: atom.cluster.shared::cluster.add.u32 %r2, [%rd1], %r1;
define i32 @cluster(ptr addrspace(7) %p, i32 %v) {
  fence syncscope("cluster") acq_rel
  %r = atomicrmw add ptr addrspace(7) %p, i32 %v syncscope("cluster") monotonic
  ret i32 %r
}
; CHECK-LABEL: half(
; CHECK: atom.add.noftz.f16 %h2, [%rd1], %h1;
define half @half(ptr %p, half %v) {
  %a = atomicrmw fadd ptr %p, half %v monotonic
  ret half %a
}
; CHECK-LABEL: bfloat(
; CHECK: atom.add.noftz.bf16 %h2, [%rd1], %h1;
define bfloat @bfloat(ptr %p, bfloat %v) {
  %r = atomicrmw fadd ptr %p, bfloat %v monotonic
  ret bfloat %r
}
