; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; memcpy, memmove and memset: single accesses as wide as the alignment allows if
; the size is small and known, otherwise loops.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

; CHECK-LABEL: small(
; CHECK: ld.global.v2.u64 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [%rd2];
; CHECK-NEXT: ld.global.u64 [[RD5:%rd[0-9]+]], [%rd2+16];
; CHECK-NEXT: ld.global.u32 [[R1:%r[0-9]+]], [%rd2+24];
; CHECK-NEXT: st.global.v2.u64 [%rd1], {[[RD3]], [[RD4]]};
; CHECK-NEXT: st.global.u64 [%rd1+16], [[RD5]];
; CHECK-NEXT: st.global.u32 [%rd1+24], [[R1]];
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
; CHECK: mov.b64 [[RD3:%rd[0-9]+]], 0;
; CHECK-NEXT: $L__BB5_1:
; CHECK-NEXT: add.s64 [[RD4:%rd[0-9]+]], %rd2, [[RD3]];
; CHECK-NEXT: ld.global.u64 [[RD5:%rd[0-9]+]], [[[RD4]]];
; CHECK-NEXT: add.s64 [[RD6:%rd[0-9]+]], %rd1, [[RD3]];
; CHECK-NEXT: st.global.u64 [[[RD6]]], [[RD5]];
; CHECK-NEXT: add.s64 [[RD7:%rd[0-9]+]], [[RD3]], 8;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD7]], 4096;
; CHECK-NEXT: @![[P1]] bra $L__BB5_2;
; CHECK-NEXT: mov.b64 [[RD3]], [[RD7]];
; CHECK-NEXT: bra.uni $L__BB5_1;
; CHECK-NEXT: $L__BB5_2:
; CHECK-NEXT: ld.global.u8 [[RS1:%rs[0-9]+]], [%rd2+4096];
; CHECK-NEXT: st.global.u8 [%rd1+4096], [[RS1]];
define void @large(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %d, ptr addrspace(1) align 8 %s, i64 4097, i1 false)
  ret void
}
; CHECK-LABEL: unknown(
; CHECK: setp.eq.b64 [[P1:%p[0-9]+]], 0, %rd2;
; CHECK-NEXT: @[[P1]] bra $L__BB6_2;
; CHECK-NEXT: mov.b64 [[RD3:%rd[0-9]+]], 0;
; CHECK-NEXT: $L__BB6_1:
; CHECK-NEXT: add.s64 [[RD4:%rd[0-9]+]], %rd1, [[RD3]];
; CHECK-NEXT: st.u8 [[[RD4]]], %rs1;
; CHECK-NEXT: add.s64 [[RD5:%rd[0-9]+]], [[RD3]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD5]], %rd2;
; CHECK-NEXT: @![[P2]] bra $L__BB6_2;
; CHECK-NEXT: mov.b64 [[RD3]], [[RD5]];
; CHECK-NEXT: bra.uni $L__BB6_1;
; CHECK-NEXT: $L__BB6_2:
define void @unknown(ptr %d, i8 %v, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %d, i8 %v, i64 %n, i1 false)
  ret void
}
; CHECK-LABEL: overlapping(
; CHECK: cvta.global.u64 [[RD4:%rd[0-9]+]], %rd1;
; CHECK-NEXT: cvta.global.u64 [[RD5:%rd[0-9]+]], %rd2;
; CHECK-NEXT: setp.gt.u64 [[P1:%p[0-9]+]], [[RD4]], [[RD5]];
; CHECK-NEXT: @![[P1]] bra $L__BB7_4;
; CHECK-NEXT: $L__BB7_1:
; CHECK-NEXT: setp.eq.b64 [[P2:%p[0-9]+]], 0, %rd3;
; CHECK-NEXT: @[[P2]] bra $L__BB7_3;
; CHECK-NEXT: mov.b64 [[RD6:%rd[0-9]+]], %rd3;
; CHECK-NEXT: $L__BB7_2:
; CHECK-NEXT: sub.s64 [[RD7:%rd[0-9]+]], [[RD6]], 1;
; CHECK-NEXT: add.s64 [[RD8:%rd[0-9]+]], %rd2, [[RD7]];
; CHECK-NEXT: ld.volatile.global.u8 [[RS1:%rs[0-9]+]], [[[RD8]]];
; CHECK-NEXT: add.s64 [[RD9:%rd[0-9]+]], %rd1, [[RD7]];
; CHECK-NEXT: st.volatile.global.u8 [[[RD9]]], [[RS1]];
; CHECK-NEXT: setp.ne.b64 [[P3:%p[0-9]+]], [[RD7]], 0;
; CHECK-NEXT: @![[P3]] bra $L__BB7_3;
; CHECK-NEXT: mov.b64 [[RD6]], [[RD7]];
; CHECK-NEXT: bra.uni $L__BB7_2;
; CHECK-NEXT: $L__BB7_3:
; CHECK-NEXT: bra.uni $L__BB7_7;
; CHECK-NEXT: $L__BB7_4:
; CHECK-NEXT: setp.eq.b64 [[P4:%p[0-9]+]], 0, %rd3;
; CHECK-NEXT: @[[P4]] bra $L__BB7_6;
; CHECK-NEXT: mov.b64 [[RD10:%rd[0-9]+]], 0;
; CHECK-NEXT: $L__BB7_5:
; CHECK-NEXT: add.s64 [[RD11:%rd[0-9]+]], %rd2, [[RD10]];
; CHECK-NEXT: ld.volatile.global.u8 [[RS2:%rs[0-9]+]], [[[RD11]]];
; CHECK-NEXT: add.s64 [[RD12:%rd[0-9]+]], %rd1, [[RD10]];
; CHECK-NEXT: st.volatile.global.u8 [[[RD12]]], [[RS2]];
; CHECK-NEXT: add.s64 [[RD13:%rd[0-9]+]], [[RD10]], 1;
; CHECK-NEXT: setp.ne.b64 [[P5:%p[0-9]+]], [[RD13]], %rd3;
; CHECK-NEXT: @![[P5]] bra $L__BB7_6;
; CHECK-NEXT: mov.b64 [[RD10]], [[RD13]];
; CHECK-NEXT: bra.uni $L__BB7_5;
; CHECK-NEXT: $L__BB7_6:
; CHECK-NEXT: $L__BB7_7:
define void @overlapping(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 %n, i1 true)
  ret void
}
