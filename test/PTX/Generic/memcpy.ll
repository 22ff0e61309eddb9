; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; memcpy, memmove and memset: straight accesses as wide as the alignment allows
; when the size is small and known, loops otherwise.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

; CHECK-LABEL: small(
; CHECK: ld.global.v2.u64 {%rd3, %rd4}, [%rd2];
; CHECK-NEXT: ld.global.u64 %rd5, [%rd2+16];
; CHECK-NEXT: ld.global.u32 %r1, [%rd2+24];
; CHECK-NEXT: st.global.v2.u64 [%rd1], {%rd3, %rd4};
; CHECK-NEXT: st.global.u64 [%rd1+16], %rd5;
; CHECK-NEXT: st.global.u32 [%rd1+24], %r1;
define void @small(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %d, ptr addrspace(1) align 16 %s, i64 28, i1 false)
  ret void
}
; CHECK-LABEL: zero(
; CHECK: st.u32 [%rd1], 0;
; CHECK-NEXT: st.u32 [%rd1+4], 0;
; CHECK-NEXT: st.u16 [%rd1+8], 0;
define void @zero(ptr %d) {
  call void @llvm.memset.p0.i64(ptr align 4 %d, i8 0, i64 10, i1 false)
  ret void
}
; CHECK-LABEL: large(
; CHECK: mov.b64 %rd3, 0;
; CHECK-NEXT: $L__BB5_1:
; CHECK-NEXT: add.s64 %rd4, %rd2, %rd3;
; CHECK-NEXT: ld.global.u64 %rd5, [%rd4];
; CHECK-NEXT: add.s64 %rd6, %rd1, %rd3;
; CHECK-NEXT: st.global.u64 [%rd6], %rd5;
; CHECK-NEXT: add.s64 %rd7, %rd3, 8;
; CHECK-NEXT: setp.eq.b64 %p1, %rd7, 4096;
; CHECK-NEXT: @%p1 bra $L__BB5_2;
; CHECK-NEXT: mov.b64 %rd3, %rd7;
; CHECK-NEXT: bra.uni $L__BB5_1;
; CHECK-NEXT: $L__BB5_2:
; CHECK-NEXT: ld.global.u8 %rs1, [%rd2+4096];
; CHECK-NEXT: st.global.u8 [%rd1+4096], %rs1;
define void @large(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %d, ptr addrspace(1) align 8 %s, i64 4097, i1 false)
  ret void
}
; CHECK-LABEL: unknown(
; CHECK: setp.eq.b64 %p1, 0, %rd2;
; CHECK-NEXT: @%p1 bra $L__BB6_2;
; CHECK-NEXT: mov.b64 %rd3, 0;
; CHECK-NEXT: $L__BB6_1:
; CHECK-NEXT: add.s64 %rd4, %rd1, %rd3;
; CHECK-NEXT: st.u8 [%rd4], %rs1;
; CHECK-NEXT: add.s64 %rd5, %rd3, 1;
; CHECK-NEXT: setp.eq.b64 %p2, %rd5, %rd2;
; CHECK-NEXT: @%p2 bra $L__BB6_2;
; CHECK-NEXT: mov.b64 %rd3, %rd5;
; CHECK-NEXT: bra.uni $L__BB6_1;
; CHECK-NEXT: $L__BB6_2:
define void @unknown(ptr %d, i8 %v, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %d, i8 %v, i64 %n, i1 false)
  ret void
}
; CHECK-LABEL: overlapping(
; CHECK: cvta.global.u64 %rd4, %rd1;
; CHECK-NEXT: cvta.global.u64 %rd5, %rd2;
; CHECK-NEXT: setp.gt.u64 %p1, %rd4, %rd5;
; CHECK-NEXT: @!%p1 bra $L__BB7_4;
; CHECK-NEXT: $L__BB7_1:
; CHECK-NEXT: setp.eq.b64 %p2, 0, %rd3;
; CHECK-NEXT: @%p2 bra $L__BB7_3;
; CHECK-NEXT: mov.b64 %rd6, %rd3;
; CHECK-NEXT: $L__BB7_2:
; CHECK-NEXT: sub.s64 %rd7, %rd6, 1;
; CHECK-NEXT: add.s64 %rd8, %rd2, %rd7;
; CHECK-NEXT: ld.volatile.global.u8 %rs1, [%rd8];
; CHECK-NEXT: add.s64 %rd9, %rd1, %rd7;
; CHECK-NEXT: st.volatile.global.u8 [%rd9], %rs1;
; CHECK-NEXT: setp.eq.b64 %p3, %rd7, 0;
; CHECK-NEXT: @%p3 bra $L__BB7_3;
; CHECK-NEXT: mov.b64 %rd6, %rd7;
; CHECK-NEXT: bra.uni $L__BB7_2;
; CHECK-NEXT: $L__BB7_3:
; CHECK-NEXT: bra.uni $L__BB7_7;
; CHECK-NEXT: $L__BB7_4:
; CHECK-NEXT: setp.eq.b64 %p4, 0, %rd3;
; CHECK-NEXT: @%p4 bra $L__BB7_6;
; CHECK-NEXT: mov.b64 %rd10, 0;
; CHECK-NEXT: $L__BB7_5:
; CHECK-NEXT: add.s64 %rd11, %rd2, %rd10;
; CHECK-NEXT: ld.volatile.global.u8 %rs2, [%rd11];
; CHECK-NEXT: add.s64 %rd12, %rd1, %rd10;
; CHECK-NEXT: st.volatile.global.u8 [%rd12], %rs2;
; CHECK-NEXT: add.s64 %rd13, %rd10, 1;
; CHECK-NEXT: setp.eq.b64 %p5, %rd13, %rd3;
; CHECK-NEXT: @%p5 bra $L__BB7_6;
; CHECK-NEXT: mov.b64 %rd10, %rd13;
; CHECK-NEXT: bra.uni $L__BB7_5;
; CHECK-NEXT: $L__BB7_6:
; CHECK-NEXT: $L__BB7_7:
define void @overlapping(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n, i1 true)
  ret void
}
