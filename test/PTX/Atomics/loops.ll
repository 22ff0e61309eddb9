; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; What atom lacks is a loop around cas; 8 bits are swapped with the word around
; them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: nand(
; CHECK: ld.relaxed.gpu.global.b32 %r3, [%rd1];
; CHECK-NEXT: $L__BB0_1:
; CHECK-NEXT: mov.b32 %r2, %r3;
; CHECK-NEXT: and.b32 %r4, %r2, %r1;
; CHECK-NEXT: not.b32 %r5, %r4;
; CHECK-NEXT: atom.global.cas.b32 %r6, [%rd1], %r3, %r5;
; CHECK-NEXT: setp.ne.b32 %p1, %r6, %r3;
; CHECK-NEXT: mov.b32 %r3, %r6;
; CHECK-NEXT: @%p1 bra $L__BB0_1;
define i32 @nand(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
; CHECK-LABEL: maximum(
; CHECK: fence.acq_rel.gpu;
; CHECK-NEXT: ld.relaxed.gpu.b32 %r1, [%rd1];
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b32 %f2, %r1;
; CHECK-NEXT: max.f32 %f3, %f2, %f1;
; CHECK-NEXT: mov.b32 %r2, %f3;
; CHECK-NEXT: atom.relaxed.gpu.cas.b32 %r3, [%rd1], %r1, %r2;
; CHECK-NEXT: setp.ne.b32 %p1, %r3, %r1;
; CHECK-NEXT: mov.b32 %r1, %r3;
; CHECK-NEXT: @%p1 bra $L__BB1_1;
; CHECK-NEXT: fence.acq_rel.gpu;
define float @maximum(ptr %p, float %v) {
  %r = atomicrmw fmax ptr %p, float %v syncscope("device") acq_rel
  ret float %r
}
; CHECK-LABEL: byte(
; CHECK: and.b64 %rd2, %rd1, -4;
; CHECK-NEXT: cvt.u32.u64 %r1, %rd1;
; CHECK-NEXT: and.b32 %r2, %r1, 3;
; CHECK-NEXT: shl.b32 %r3, %r2, 3;
; CHECK-NEXT: shl.b32 %r4, 255, %r3;
; CHECK-NEXT: not.b32 %r5, %r4;
; CHECK-NEXT: ld.relaxed.gpu.shared.b32 %r6, [%rd2];
; CHECK-NEXT: $L__BB2_1:
; CHECK-NEXT: shr.u32 %r7, %r6, %r3;
; CHECK-NEXT: and.b32 %r8, %r7, 255;
; CHECK-NEXT: cvt.u16.u32 %rs2, %r8;
; CHECK-NEXT: cvt.s16.s8 %rs3, %rs2;
; CHECK-NEXT: cvt.s16.s8 %rs4, %rs1;
; CHECK-NEXT: setp.gt.s16 %p1, %rs3, %rs4;
; CHECK-NEXT: selp.b16 %rs5, %rs2, %rs1, %p1;
; CHECK-NEXT: cvt.u32.u16 %r9, %rs5;
; CHECK-NEXT: shl.b32 %r10, %r9, %r3;
; CHECK-NEXT: and.b32 %r11, %r10, %r4;
; CHECK-NEXT: and.b32 %r12, %r6, %r5;
; CHECK-NEXT: or.b32 %r13, %r12, %r11;
; CHECK-NEXT: atom.shared.cas.b32 %r14, [%rd2], %r6, %r13;
; CHECK-NEXT: setp.ne.b32 %p2, %r14, %r6;
; CHECK-NEXT: mov.b32 %r6, %r14;
; CHECK-NEXT: @%p2 bra $L__BB2_1;
; CHECK-NEXT: and.b16 %rs6, %rs2, 255;
; CHECK-NEXT: cvt.u32.u16 %r15, %rs6;
define i8 @byte(ptr addrspace(3) %p, i8 %v) {
  %r = atomicrmw max ptr addrspace(3) %p, i8 %v monotonic
  ret i8 %r
}
; CHECK-LABEL: short(
; CHECK: ld.relaxed.gpu.b16 %rs3, [%rd1];
; CHECK-NEXT: $L__BB3_1:
; CHECK-NEXT: mov.b16 %rs2, %rs3;
; CHECK-NEXT: add.s16 %rs4, %rs2, %rs1;
; CHECK-NEXT: atom.cas.b16 %rs5, [%rd1], %rs3, %rs4;
; CHECK-NEXT: setp.ne.b16 %p1, %rs5, %rs3;
; CHECK-NEXT: mov.b16 %rs3, %rs5;
; CHECK-NEXT: @%p1 bra $L__BB3_1;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs2;
define i16 @short(ptr %p, i16 %v) {
  %r = atomicrmw add ptr %p, i16 %v monotonic
  ret i16 %r
}
; CHECK-LABEL: bfloat(
; CHECK: ld.relaxed.gpu.b16 %rs1, [%rd1];
; CHECK-NEXT: $L__BB4_1:
; CHECK-NEXT: mov.b16 %h2, %rs1;
; CHECK-NEXT: mov.b32 %f2, {0, %h2};
; CHECK-NEXT: mov.b32 %f3, {0, %h1};
; CHECK-NEXT: add.rn.f32 %f1, %f2, %f3;
; CHECK-NEXT: cvt.rn.bf16.f32 %h3, %f1;
; CHECK-NEXT: mov.b16 %rs2, %h3;
; CHECK-NEXT: atom.cas.b16 %rs3, [%rd1], %rs1, %rs2;
; CHECK-NEXT: setp.ne.b16 %p1, %rs3, %rs1;
; CHECK-NEXT: mov.b16 %rs1, %rs3;
; CHECK-NEXT: @%p1 bra $L__BB4_1;
define bfloat @bfloat(ptr %p, bfloat %v) {
  %r = atomicrmw fadd ptr %p, bfloat %v monotonic
  ret bfloat %r
}
; CHECK-LABEL: wrapping(
; CHECK: ld.relaxed.gpu.b64 %rd4, [%rd1];
; CHECK-NEXT: $L__BB5_1:
; CHECK-NEXT: mov.b64 %rd3, %rd4;
; CHECK-NEXT: add.s64 %rd5, %rd3, 1;
; CHECK-NEXT: setp.ge.u64 %p1, %rd3, %rd2;
; CHECK-NEXT: selp.b64 %rd6, 0, %rd5, %p1;
; CHECK-NEXT: atom.cas.b64 %rd7, [%rd1], %rd4, %rd6;
; CHECK-NEXT: setp.ne.b64 %p2, %rd7, %rd4;
; CHECK-NEXT: mov.b64 %rd4, %rd7;
; CHECK-NEXT: @%p2 bra $L__BB5_1;
define i64 @wrapping(ptr %p, i64 %v) {
  %r = atomicrmw uinc_wrap ptr %p, i64 %v monotonic
  ret i64 %r
}
