; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Operations that atom lacks become a loop around cas; 8-bit values are swapped
; with their containing word.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: nand(
; CHECK: ld.relaxed.gpu.global.b32 [[R3:%r[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB0_1:
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], [[R3]];
; CHECK-NEXT: and.b32 [[R4:%r[0-9]+]], [[R2]], %r1;
; CHECK-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; CHECK-NEXT: atom.global.cas.b32 [[R6:%r[0-9]+]], [%rd1], [[R3]], [[R5]];
; CHECK-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R6]], [[R3]];
; CHECK-NEXT: mov.b32 [[R3]], [[R6]];
; CHECK-NEXT: @[[P1]] bra $L__BB0_1;
define i32 @nand(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
; CHECK-LABEL: maximum(
; CHECK: fence.acq_rel.gpu;
; CHECK-NEXT: ld.relaxed.gpu.b32 [[R1:%r[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], [[R1]];
; CHECK-NEXT: max.f32 [[F3:%f[0-9]+]], [[F2]], %f1;
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], [[F3]];
; CHECK-NEXT: atom.relaxed.gpu.cas.b32 [[R3:%r[0-9]+]], [%rd1], [[R1]], [[R2]];
; CHECK-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R3]], [[R1]];
; CHECK-NEXT: mov.b32 [[R1]], [[R3]];
; CHECK-NEXT: @[[P1]] bra $L__BB1_1;
; CHECK-NEXT: fence.acq_rel.gpu;
define float @maximum(ptr %p, float %v) {
  %r = atomicrmw fmax ptr %p, float %v syncscope("device") acq_rel
  ret float %r
}
; CHECK-LABEL: byte(
; CHECK: and.b64 [[RD2:%rd[0-9]+]], %rd1, -4;
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], %rd1;
; CHECK-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 3;
; CHECK-NEXT: shl.b32 [[R3:%r[0-9]+]], [[R2]], 3;
; CHECK-NEXT: shl.b32 [[R4:%r[0-9]+]], 255, [[R3]];
; CHECK-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; CHECK-NEXT: ld.relaxed.gpu.shared.b32 [[R6:%r[0-9]+]], [[[RD2]]];
; CHECK-NEXT: $L__BB2_1:
; CHECK-NEXT: shr.u32 [[R7:%r[0-9]+]], [[R6]], [[R3]];
; CHECK-NEXT: and.b32 [[R8:%r[0-9]+]], [[R7]], 255;
; CHECK-NEXT: cvt.u16.u32 [[RS2:%rs[0-9]+]], [[R8]];
; CHECK-NEXT: cvt.s16.s8 [[RS3:%rs[0-9]+]], [[RS2]];
; CHECK-NEXT: cvt.s16.s8 [[RS4:%rs[0-9]+]], %rs1;
; CHECK-NEXT: setp.gt.s16 [[P1:%p[0-9]+]], [[RS3]], [[RS4]];
; CHECK-NEXT: selp.b16 [[RS5:%rs[0-9]+]], [[RS2]], %rs1, [[P1]];
; CHECK-NEXT: cvt.u32.u16 [[R9:%r[0-9]+]], [[RS5]];
; CHECK-NEXT: shl.b32 [[R10:%r[0-9]+]], [[R9]], [[R3]];
; CHECK-NEXT: and.b32 [[R11:%r[0-9]+]], [[R10]], [[R4]];
; CHECK-NEXT: and.b32 [[R12:%r[0-9]+]], [[R6]], [[R5]];
; CHECK-NEXT: or.b32 [[R13:%r[0-9]+]], [[R12]], [[R11]];
; CHECK-NEXT: atom.shared.cas.b32 [[R14:%r[0-9]+]], [[[RD2]]], [[R6]], [[R13]];
; CHECK-NEXT: setp.ne.b32 [[P2:%p[0-9]+]], [[R14]], [[R6]];
; CHECK-NEXT: mov.b32 [[R6]], [[R14]];
; CHECK-NEXT: @[[P2]] bra $L__BB2_1;
; CHECK-NEXT: and.b16 [[RS6:%rs[0-9]+]], [[RS2]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R15:%r[0-9]+]], [[RS6]];
define i8 @byte(ptr addrspace(3) %p, i8 %v) {
  %r = atomicrmw max ptr addrspace(3) %p, i8 %v monotonic
  ret i8 %r
}
; CHECK-LABEL: short(
; CHECK: ld.relaxed.gpu.b16 [[RS3:%rs[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB3_1:
; CHECK-NEXT: mov.b16 [[RS2:%rs[0-9]+]], [[RS3]];
; CHECK-NEXT: add.s16 [[RS4:%rs[0-9]+]], [[RS2]], %rs1;
; CHECK-NEXT: atom.cas.b16 [[RS5:%rs[0-9]+]], [%rd1], [[RS3]], [[RS4]];
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS5]], [[RS3]];
; CHECK-NEXT: mov.b16 [[RS3]], [[RS5]];
; CHECK-NEXT: @[[P1]] bra $L__BB3_1;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS2]];
define i16 @short(ptr %p, i16 %v) {
  %r = atomicrmw add ptr %p, i16 %v monotonic
  ret i16 %r
}
; CHECK-LABEL: bfloat(
; CHECK: ld.relaxed.gpu.b16 [[RS1:%rs[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB4_1:
; CHECK-NEXT: mov.b16 [[H2:%h[0-9]+]], [[RS1]];
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, [[H2]]};
; CHECK-NEXT: mov.b32 [[F3:%f[0-9]+]], {0, %h1};
; CHECK-NEXT: add.rn.f32 [[F1:%f[0-9]+]], [[F2]], [[F3]];
; CHECK-NEXT: cvt.rn.bf16.f32 [[H3:%h[0-9]+]], [[F1]];
; CHECK-NEXT: mov.b16 [[RS2:%rs[0-9]+]], [[H3]];
; CHECK-NEXT: atom.cas.b16 [[RS3:%rs[0-9]+]], [%rd1], [[RS1]], [[RS2]];
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS3]], [[RS1]];
; CHECK-NEXT: mov.b16 [[RS1]], [[RS3]];
; CHECK-NEXT: @[[P1]] bra $L__BB4_1;
define bfloat @bfloat(ptr %p, bfloat %v) {
  %r = atomicrmw fadd ptr %p, bfloat %v monotonic
  ret bfloat %r
}
; CHECK-LABEL: wrapping(
; CHECK: ld.relaxed.gpu.b64 [[RD4:%rd[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB5_1:
; CHECK-NEXT: mov.b64 [[RD3:%rd[0-9]+]], [[RD4]];
; CHECK-NEXT: add.s64 [[RD5:%rd[0-9]+]], [[RD3]], 1;
; CHECK-NEXT: setp.ge.u64 [[P1:%p[0-9]+]], [[RD3]], %rd2;
; CHECK-NEXT: selp.b64 [[RD6:%rd[0-9]+]], 0, [[RD5]], [[P1]];
; CHECK-NEXT: atom.cas.b64 [[RD7:%rd[0-9]+]], [%rd1], [[RD4]], [[RD6]];
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD7]], [[RD4]];
; CHECK-NEXT: mov.b64 [[RD4]], [[RD7]];
; CHECK-NEXT: @[[P2]] bra $L__BB5_1;
define i64 @wrapping(ptr %p, i64 %v) {
  %r = atomicrmw uinc_wrap ptr %p, i64 %v monotonic
  ret i64 %r
}
