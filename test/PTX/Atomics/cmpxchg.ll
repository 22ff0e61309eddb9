; RUN: nvvmc emit %s --arch=sm_60 -O0 -o - | FileCheck %s --check-prefix=SM60
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; cmpxchg keeps LLVM's memory model: with qualifiers and fence.sc from sm_70 on,
; with membar on older machines.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM60-LABEL: seq_cst(
; SM60: membar.sys;
; SM60-NEXT: atom.sys.global.cas.b32 [[R3:%r[0-9]+]], [%rd1], %r1, %r2;
; SM60-NEXT: mov.b32 [[R4:%r[0-9]+]], [[R3]];
; SM60-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R3]], %r1;
; SM60-NEXT: membar.sys;
; SM80-LABEL: seq_cst(
; SM80: fence.sc.sys;
; SM80-NEXT: atom.acquire.sys.global.cas.b32 [[R3:%r[0-9]+]], [%rd1], %r1, %r2;
; SM80-NEXT: mov.b32 [[R4:%r[0-9]+]], [[R3]];
; SM80-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R3]], %r1;
define i32 @seq_cst(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %c = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b seq_cst seq_cst
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: success(
; SM60: membar.sys;
; SM60-NEXT: atom.sys.cas.b64 [[RD4:%rd[0-9]+]], [%rd1], %rd2, %rd3;
; SM60-NEXT: mov.b64 [[RD5:%rd[0-9]+]], [[RD4]];
; SM60-NEXT: setp.eq.b64 [[P1:%p[0-9]+]], [[RD4]], %rd2;
; SM60-NEXT: membar.sys;
; SM60-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; SM80-LABEL: success(
; SM80: atom.acq_rel.sys.cas.b64 [[RD4:%rd[0-9]+]], [%rd1], %rd2, %rd3;
; SM80-NEXT: mov.b64 [[RD5:%rd[0-9]+]], [[RD4]];
; SM80-NEXT: setp.eq.b64 [[P1:%p[0-9]+]], [[RD4]], %rd2;
; SM80-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
define i1 @success(ptr %p, i64 %a, i64 %b) {
  %c = cmpxchg weak ptr %p, i64 %a, i64 %b acq_rel monotonic
  %r = extractvalue { i64, i1 } %c, 1
  ret i1 %r
}
; SM60-LABEL: relaxed_in_block(
; SM60: atom.cta.shared.cas.b32 [[R2:%r[0-9]+]], [%rd1], 0, %r1;
; SM60-NEXT: mov.b32 [[R3:%r[0-9]+]], [[R2]];
; SM60-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R2]], 0;
; SM80-LABEL: relaxed_in_block(
; SM80: atom.relaxed.cta.shared.cas.b32 [[R2:%r[0-9]+]], [%rd1], 0, %r1;
; SM80-NEXT: mov.b32 [[R3:%r[0-9]+]], [[R2]];
; SM80-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R2]], 0;
define i32 @relaxed_in_block(ptr addrspace(3) %p, i32 %b) {
  %c = cmpxchg ptr addrspace(3) %p, i32 0, i32 %b syncscope("block") monotonic monotonic
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: failure_is_stronger(
; SM60: membar.gl;
; SM60-NEXT: atom.gpu.cas.b32 [[R2:%r[0-9]+]], [%rd1], 0, %r1;
; SM60-NEXT: mov.b32 [[R3:%r[0-9]+]], [[R2]];
; SM60-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R2]], 0;
; SM60-NEXT: membar.gl;
; SM80-LABEL: failure_is_stronger(
; SM80: atom.acq_rel.gpu.cas.b32 [[R2:%r[0-9]+]], [%rd1], 0, %r1;
; SM80-NEXT: mov.b32 [[R3:%r[0-9]+]], [[R2]];
; SM80-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R2]], 0;
define i32 @failure_is_stronger(ptr %p, i32 %b) {
  %c = cmpxchg ptr %p, i32 0, i32 %b syncscope("device") release acquire
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: short(
; SM60: and.b64 [[RD2:%rd[0-9]+]], %rd1, -4;
; SM60-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], %rd1;
; SM60-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 3;
; SM60-NEXT: shl.b32 [[R3:%r[0-9]+]], [[R2]], 3;
; SM60-NEXT: shl.b32 [[R4:%r[0-9]+]], 65535, [[R3]];
; SM60-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; SM60-NEXT: cvt.u32.u16 [[R6:%r[0-9]+]], %rs1;
; SM60-NEXT: shl.b32 [[R7:%r[0-9]+]], [[R6]], [[R3]];
; SM60-NEXT: cvt.u32.u16 [[R8:%r[0-9]+]], %rs2;
; SM60-NEXT: shl.b32 [[R9:%r[0-9]+]], [[R8]], [[R3]];
; SM60-NEXT: ld.volatile.b32 [[R10:%r[0-9]+]], [[[RD2]]];
; SM60-NEXT: and.b32 [[R11:%r[0-9]+]], [[R10]], [[R5]];
; SM60-NEXT: $L__BB4_1:
; SM60-NEXT: or.b32 [[R12:%r[0-9]+]], [[R11]], [[R7]];
; SM60-NEXT: or.b32 [[R13:%r[0-9]+]], [[R11]], [[R9]];
; SM60-NEXT: atom.sys.cas.b32 [[R15:%r[0-9]+]], [[[RD2]]], [[R12]], [[R13]];
; SM60-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R15]], [[R12]];
; SM60-NEXT: @[[P2]] bra $L__BB4_2;
; SM60-NEXT: and.b32 [[R14:%r[0-9]+]], [[R15]], [[R5]];
; SM60-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R14]], [[R11]];
; SM60-NEXT: mov.b32 [[R11]], [[R14]];
; SM60-NEXT: @[[P1]] bra $L__BB4_1;
; SM60-NEXT: $L__BB4_2:
; SM60-NEXT: shr.u32 [[R16:%r[0-9]+]], [[R15]], [[R3]];
; SM60-NEXT: cvt.u16.u32 [[RS3:%rs[0-9]+]], [[R16]];
; SM60-NEXT: cvt.u32.u16 [[R17:%r[0-9]+]], [[RS3]];
; SM80-LABEL: short(
; SM80: atom.relaxed.sys.cas.b16 [[RS3:%rs[0-9]+]], [%rd1], %rs1, %rs2;
; SM80-NEXT: mov.b16 [[RS4:%rs[0-9]+]], [[RS3]];
; SM80-NEXT: setp.eq.b16 [[P1:%p[0-9]+]], [[RS3]], %rs1;
; SM80-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS4]];
define i16 @short(ptr %p, i16 %a, i16 %b) {
  %c = cmpxchg ptr %p, i16 %a, i16 %b monotonic monotonic
  %r = extractvalue { i16, i1 } %c, 0
  ret i16 %r
}
; SM60-LABEL: byte(
; SM60: and.b64 [[RD2:%rd[0-9]+]], %rd1, -4;
; SM60-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], %rd1;
; SM60-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 3;
; SM60-NEXT: shl.b32 [[R3:%r[0-9]+]], [[R2]], 3;
; SM60-NEXT: shl.b32 [[R4:%r[0-9]+]], 255, [[R3]];
; SM60-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; SM60-NEXT: membar.sys;
; SM60-NEXT: cvt.u32.u16 [[R6:%r[0-9]+]], %rs1;
; SM60-NEXT: shl.b32 [[R7:%r[0-9]+]], [[R6]], [[R3]];
; SM60-NEXT: cvt.u32.u16 [[R8:%r[0-9]+]], %rs2;
; SM60-NEXT: shl.b32 [[R9:%r[0-9]+]], [[R8]], [[R3]];
; SM60-NEXT: ld.volatile.b32 [[R10:%r[0-9]+]], [[[RD2]]];
; SM60-NEXT: and.b32 [[R11:%r[0-9]+]], [[R10]], [[R5]];
; SM60-NEXT: $L__BB5_1:
; SM60-NEXT: or.b32 [[R12:%r[0-9]+]], [[R11]], [[R7]];
; SM60-NEXT: or.b32 [[R13:%r[0-9]+]], [[R11]], [[R9]];
; SM60-NEXT: atom.sys.cas.b32 [[R15:%r[0-9]+]], [[[RD2]]], [[R12]], [[R13]];
; SM60-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R15]], [[R12]];
; SM60-NEXT: @[[P2]] bra $L__BB5_2;
; SM60-NEXT: and.b32 [[R14:%r[0-9]+]], [[R15]], [[R5]];
; SM60-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R14]], [[R11]];
; SM60-NEXT: mov.b32 [[R11]], [[R14]];
; SM60-NEXT: @[[P1]] bra $L__BB5_1;
; SM60-NEXT: $L__BB5_2:
; SM60-NEXT: shr.u32 [[R16:%r[0-9]+]], [[R15]], [[R3]];
; SM60-NEXT: cvt.u16.u32 [[RS3:%rs[0-9]+]], [[R16]];
; SM60-NEXT: membar.sys;
; SM60-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 255;
; SM60-NEXT: cvt.u32.u16 [[R17:%r[0-9]+]], [[RS4]];
; SM60-NEXT: st.param.b32 [func_retval0], [[R17]];
; SM60-NEXT: ret;
; SM80-LABEL: byte(
; SM80: and.b64 [[RD2:%rd[0-9]+]], %rd1, -4;
; SM80-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], %rd1;
; SM80-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 3;
; SM80-NEXT: shl.b32 [[R3:%r[0-9]+]], [[R2]], 3;
; SM80-NEXT: shl.b32 [[R4:%r[0-9]+]], 255, [[R3]];
; SM80-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; SM80-NEXT: fence.acq_rel.sys;
; SM80-NEXT: cvt.u32.u16 [[R6:%r[0-9]+]], %rs1;
; SM80-NEXT: shl.b32 [[R7:%r[0-9]+]], [[R6]], [[R3]];
; SM80-NEXT: cvt.u32.u16 [[R8:%r[0-9]+]], %rs2;
; SM80-NEXT: shl.b32 [[R9:%r[0-9]+]], [[R8]], [[R3]];
; SM80-NEXT: ld.relaxed.sys.b32 [[R10:%r[0-9]+]], [[[RD2]]];
; SM80-NEXT: and.b32 [[R11:%r[0-9]+]], [[R10]], [[R5]];
; SM80-NEXT: $L__BB5_1:
; SM80-NEXT: or.b32 [[R12:%r[0-9]+]], [[R11]], [[R7]];
; SM80-NEXT: or.b32 [[R13:%r[0-9]+]], [[R11]], [[R9]];
; SM80-NEXT: atom.relaxed.sys.cas.b32 [[R15:%r[0-9]+]], [[[RD2]]], [[R12]], [[R13]];
; SM80-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R15]], [[R12]];
; SM80-NEXT: @[[P2]] bra $L__BB5_2;
; SM80-NEXT: and.b32 [[R14:%r[0-9]+]], [[R15]], [[R5]];
; SM80-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R14]], [[R11]];
; SM80-NEXT: mov.b32 [[R11]], [[R14]];
; SM80-NEXT: @[[P1]] bra $L__BB5_1;
; SM80-NEXT: $L__BB5_2:
; SM80-NEXT: shr.u32 [[R16:%r[0-9]+]], [[R15]], [[R3]];
; SM80-NEXT: cvt.u16.u32 [[RS3:%rs[0-9]+]], [[R16]];
; SM80-NEXT: fence.acq_rel.sys;
; SM80-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 255;
; SM80-NEXT: cvt.u32.u16 [[R17:%r[0-9]+]], [[RS4]];
; SM80-NEXT: st.param.b32 [func_retval0], [[R17]];
; SM80-NEXT: ret;
define i8 @byte(ptr %p, i8 %a, i8 %b) {
  %c = cmpxchg ptr %p, i8 %a, i8 %b acq_rel acquire
  %r = extractvalue { i8, i1 } %c, 0
  ret i8 %r
}
