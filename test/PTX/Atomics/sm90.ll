; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; 128-bit atomics, and cluster scope.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: exchange(
; CHECK: mov.b128 [[RQ1:%rq[0-9]+]], {%rd2, %rd3};
; CHECK-NEXT: atom.global.exch.b128 [[RQ2:%rq[0-9]+]], [%rd1], [[RQ1]];
; CHECK-NEXT: mov.b128 {[[RD4:%rd[0-9]+]], [[RD5:%rd[0-9]+]]}, [[RQ2]];
define i128 @exchange(ptr addrspace(1) %p, i128 %v) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i128 %v monotonic
  ret i128 %r
}
; CHECK-LABEL: sum(
; CHECK: ld.relaxed.gpu.global.b128 [[RQ1:%rq[0-9]+]], [%rd1];
; CHECK-NEXT: mov.b128 {[[RD6:%rd[0-9]+]], [[RD7:%rd[0-9]+]]}, [[RQ1]];
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b64 [[RD4:%rd[0-9]+]], [[RD6]];
; CHECK-NEXT: mov.b64 [[RD5:%rd[0-9]+]], [[RD7]];
; CHECK-NEXT: add.cc.u64 [[RD8:%rd[0-9]+]], [[RD4]], %rd2;
; CHECK-NEXT: addc.u64 [[RD9:%rd[0-9]+]], [[RD5]], %rd3;
; CHECK-NEXT: mov.b128 [[RQ2:%rq[0-9]+]], {[[RD6]], [[RD7]]};
; CHECK-NEXT: mov.b128 [[RQ3:%rq[0-9]+]], {[[RD8]], [[RD9]]};
; CHECK-NEXT: atom.global.cas.b128 [[RQ4:%rq[0-9]+]], [%rd1], [[RQ2]], [[RQ3]];
; CHECK-NEXT: mov.b128 {[[RD10:%rd[0-9]+]], [[RD11:%rd[0-9]+]]}, [[RQ4]];
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD10]], [[RD6]];
; CHECK-NEXT: setp.ne.or.b64 [[P1:%p[0-9]+]], [[RD11]], [[RD7]], [[P2]];
; CHECK-NEXT: mov.b64 [[RD6]], [[RD10]];
; CHECK-NEXT: mov.b64 [[RD7]], [[RD11]];
; CHECK-NEXT: @[[P1]] bra $L__BB1_1;
define i128 @sum(ptr addrspace(1) %p, i128 %v) {
  %r = atomicrmw add ptr addrspace(1) %p, i128 %v monotonic
  ret i128 %r
}
; CHECK-LABEL: swap(
; CHECK: mov.b128 [[RQ1:%rq[0-9]+]], {%rd2, %rd3};
; CHECK-NEXT: mov.b128 [[RQ2:%rq[0-9]+]], {%rd4, %rd5};
; CHECK-NEXT: atom.relaxed.sys.cas.b128 [[RQ3:%rq[0-9]+]], [%rd1], [[RQ1]], [[RQ2]];
; CHECK-NEXT: mov.b128 {[[RD6:%rd[0-9]+]], [[RD7:%rd[0-9]+]]}, [[RQ3]];
; CHECK-NEXT: mov.b64 [[RD8:%rd[0-9]+]], [[RD6]];
; CHECK-NEXT: mov.b64 [[RD9:%rd[0-9]+]], [[RD7]];
; CHECK-NEXT: setp.eq.b64 [[P2:%p[0-9]+]], [[RD6]], %rd2;
; CHECK-NEXT: setp.eq.and.b64 [[P1:%p[0-9]+]], [[RD7]], %rd3, [[P2]];
; CHECK: selp.u16 [[RS1:%rs[0-9]+]], 1, 0, [[P1]];
define { i128, i1 } @swap(ptr %p, i128 %a, i128 %b) {
  %r = cmpxchg ptr %p, i128 %a, i128 %b monotonic monotonic
  ret { i128, i1 } %r
}
; CHECK-LABEL: copy(
; CHECK: ld.acquire.sys.b128 [[RQ1:%rq[0-9]+]], [%rd1];
; CHECK-NEXT: mov.b128 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [[RQ1]];
; CHECK-NEXT: mov.b128 [[RQ2:%rq[0-9]+]], {[[RD3]], [[RD4]]};
; CHECK-NEXT: st.release.sys.b128 [%rd2], [[RQ2]];
define void @copy(ptr %p, ptr %q) {
  %v = load atomic i128, ptr %p acquire, align 16
  store atomic i128 %v, ptr %q release, align 16
  ret void
}
; CHECK-LABEL: cluster(
; CHECK: fence.acq_rel.cluster;
; CHECK-NEXT: atom.cluster.shared::cluster.add.u32 [[R2:%r[0-9]+]], [%rd1], %r1;
define i32 @cluster(ptr addrspace(7) %p, i32 %v) {
  fence syncscope("cluster") acq_rel
  %r = atomicrmw add ptr addrspace(7) %p, i32 %v syncscope("cluster") monotonic
  ret i32 %r
}
; CHECK-LABEL: half(
; CHECK: atom.add.noftz.f16 [[H2:%h[0-9]+]], [%rd1], %h1;
define half @half(ptr %p, half %v) {
  %a = atomicrmw fadd ptr %p, half %v monotonic
  ret half %a
}
; CHECK-LABEL: bfloat(
; CHECK: atom.add.noftz.bf16 [[H2:%h[0-9]+]], [%rd1], %h1;
define bfloat @bfloat(ptr %p, bfloat %v) {
  %r = atomicrmw fadd ptr %p, bfloat %v monotonic
  ret bfloat %r
}
