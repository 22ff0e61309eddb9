; RUN: nvvmc emit %s --arch=sm_60 -O0 -o - | FileCheck %s --check-prefix=SM60
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; cmpxchg keeps LLVM's memory model: by qualifiers and fence.sc from sm_70 on,
; by membar before.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM60-LABEL: seq_cst(
; SM60: membar.sys;
; SM60-NEXT: atom.sys.global.cas.b32 %r3, [%rd1], %r1, %r2;
; SM60-NEXT: mov.b32 %r4, %r3;
; SM60-NEXT: setp.eq.b32 %p1, %r3, %r1;
; SM60-NEXT: membar.sys;
; SM80-LABEL: seq_cst(
; SM80: fence.sc.sys;
; SM80-NEXT: atom.acquire.sys.global.cas.b32 %r3, [%rd1], %r1, %r2;
; SM80-NEXT: mov.b32 %r4, %r3;
; SM80-NEXT: setp.eq.b32 %p1, %r3, %r1;
define i32 @seq_cst(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %c = cmpxchg ptr addrspace(1) %p, i32 %a, i32 %b seq_cst seq_cst
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: success(
; SM60: membar.sys;
; SM60-NEXT: atom.sys.cas.b64 %rd4, [%rd1], %rd2, %rd3;
; SM60-NEXT: mov.b64 %rd5, %rd4;
; SM60-NEXT: setp.eq.b64 %p1, %rd4, %rd2;
; SM60-NEXT: membar.sys;
; SM60-NEXT: selp.u32 %r1, 1, 0, %p1;
; SM80-LABEL: success(
; SM80: atom.acq_rel.sys.cas.b64 %rd4, [%rd1], %rd2, %rd3;
; SM80-NEXT: mov.b64 %rd5, %rd4;
; SM80-NEXT: setp.eq.b64 %p1, %rd4, %rd2;
; SM80-NEXT: selp.u32 %r1, 1, 0, %p1;
define i1 @success(ptr %p, i64 %a, i64 %b) {
  %c = cmpxchg weak ptr %p, i64 %a, i64 %b acq_rel monotonic
  %r = extractvalue { i64, i1 } %c, 1
  ret i1 %r
}
; SM60-LABEL: relaxed_in_block(
; SM60: atom.cta.shared.cas.b32 %r2, [%rd1], 0, %r1;
; SM60-NEXT: mov.b32 %r3, %r2;
; SM60-NEXT: setp.eq.b32 %p1, %r2, 0;
; SM80-LABEL: relaxed_in_block(
; SM80: atom.relaxed.cta.shared.cas.b32 %r2, [%rd1], 0, %r1;
; SM80-NEXT: mov.b32 %r3, %r2;
; SM80-NEXT: setp.eq.b32 %p1, %r2, 0;
define i32 @relaxed_in_block(ptr addrspace(3) %p, i32 %b) {
  %c = cmpxchg ptr addrspace(3) %p, i32 0, i32 %b syncscope("block") monotonic monotonic
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: failure_is_stronger(
; SM60: membar.gl;
; SM60-NEXT: atom.gpu.cas.b32 %r2, [%rd1], 0, %r1;
; SM60-NEXT: mov.b32 %r3, %r2;
; SM60-NEXT: setp.eq.b32 %p1, %r2, 0;
; SM60-NEXT: membar.gl;
; SM80-LABEL: failure_is_stronger(
; SM80: atom.acq_rel.gpu.cas.b32 %r2, [%rd1], 0, %r1;
; SM80-NEXT: mov.b32 %r3, %r2;
; SM80-NEXT: setp.eq.b32 %p1, %r2, 0;
define i32 @failure_is_stronger(ptr %p, i32 %b) {
  %c = cmpxchg ptr %p, i32 0, i32 %b syncscope("device") release acquire
  %r = extractvalue { i32, i1 } %c, 0
  ret i32 %r
}
; SM60-LABEL: short(
; SM60: and.b64 %rd2, %rd1, -4;
; SM60-NEXT: cvt.u32.u64 %r1, %rd1;
; SM60-NEXT: and.b32 %r2, %r1, 3;
; SM60-NEXT: shl.b32 %r3, %r2, 3;
; SM60-NEXT: shl.b32 %r4, 65535, %r3;
; SM60-NEXT: not.b32 %r5, %r4;
; SM60-NEXT: cvt.u32.u16 %r6, %rs1;
; SM60-NEXT: shl.b32 %r7, %r6, %r3;
; SM60-NEXT: cvt.u32.u16 %r8, %rs2;
; SM60-NEXT: shl.b32 %r9, %r8, %r3;
; SM60-NEXT: ld.volatile.b32 %r10, [%rd2];
; SM60-NEXT: and.b32 %r11, %r10, %r5;
; SM60-NEXT: $L__BB4_1:
; SM60-NEXT: or.b32 %r12, %r11, %r7;
; SM60-NEXT: or.b32 %r13, %r11, %r9;
; SM60-NEXT: atom.sys.cas.b32 %r15, [%rd2], %r12, %r13;
; SM60-NEXT: setp.eq.b32 %p2, %r15, %r12;
; SM60-NEXT: @%p2 bra $L__BB4_2;
; SM60-NEXT: and.b32 %r14, %r15, %r5;
; SM60-NEXT: setp.ne.b32 %p1, %r14, %r11;
; SM60-NEXT: mov.b32 %r11, %r14;
; SM60-NEXT: @%p1 bra $L__BB4_1;
; SM60-NEXT: $L__BB4_2:
; SM60-NEXT: shr.u32 %r16, %r15, %r3;
; SM60-NEXT: cvt.u16.u32 %rs3, %r16;
; SM60-NEXT: cvt.u32.u16 %r17, %rs3;
; SM80-LABEL: short(
; SM80: atom.relaxed.sys.cas.b16 %rs3, [%rd1], %rs1, %rs2;
; SM80-NEXT: mov.b16 %rs4, %rs3;
; SM80-NEXT: setp.eq.b16 %p1, %rs3, %rs1;
; SM80-NEXT: cvt.u32.u16 %r1, %rs4;
define i16 @short(ptr %p, i16 %a, i16 %b) {
  %c = cmpxchg ptr %p, i16 %a, i16 %b monotonic monotonic
  %r = extractvalue { i16, i1 } %c, 0
  ret i16 %r
}
; SM60-LABEL: byte(
; SM60: and.b64 %rd2, %rd1, -4;
; SM60-NEXT: cvt.u32.u64 %r1, %rd1;
; SM60-NEXT: and.b32 %r2, %r1, 3;
; SM60-NEXT: shl.b32 %r3, %r2, 3;
; SM60-NEXT: shl.b32 %r4, 255, %r3;
; SM60-NEXT: not.b32 %r5, %r4;
; SM60-NEXT: membar.sys;
; SM60-NEXT: cvt.u32.u16 %r6, %rs1;
; SM60-NEXT: shl.b32 %r7, %r6, %r3;
; SM60-NEXT: cvt.u32.u16 %r8, %rs2;
; SM60-NEXT: shl.b32 %r9, %r8, %r3;
; SM60-NEXT: ld.volatile.b32 %r10, [%rd2];
; SM60-NEXT: and.b32 %r11, %r10, %r5;
; SM60-NEXT: $L__BB5_1:
; SM60-NEXT: or.b32 %r12, %r11, %r7;
; SM60-NEXT: or.b32 %r13, %r11, %r9;
; SM60-NEXT: atom.sys.cas.b32 %r15, [%rd2], %r12, %r13;
; SM60-NEXT: setp.eq.b32 %p2, %r15, %r12;
; SM60-NEXT: @%p2 bra $L__BB5_2;
; SM60-NEXT: and.b32 %r14, %r15, %r5;
; SM60-NEXT: setp.ne.b32 %p1, %r14, %r11;
; SM60-NEXT: mov.b32 %r11, %r14;
; SM60-NEXT: @%p1 bra $L__BB5_1;
; SM60-NEXT: $L__BB5_2:
; SM60-NEXT: shr.u32 %r16, %r15, %r3;
; SM60-NEXT: cvt.u16.u32 %rs3, %r16;
; SM60-NEXT: membar.sys;
; SM60-NEXT: and.b16 %rs4, %rs3, 255;
; SM60-NEXT: cvt.u32.u16 %r17, %rs4;
; SM60-NEXT: st.param.b32 [func_retval0], %r17;
; SM60-NEXT: ret;
; SM80-LABEL: byte(
; SM80: and.b64 %rd2, %rd1, -4;
; SM80-NEXT: cvt.u32.u64 %r1, %rd1;
; SM80-NEXT: and.b32 %r2, %r1, 3;
; SM80-NEXT: shl.b32 %r3, %r2, 3;
; SM80-NEXT: shl.b32 %r4, 255, %r3;
; SM80-NEXT: not.b32 %r5, %r4;
; SM80-NEXT: fence.acq_rel.sys;
; SM80-NEXT: cvt.u32.u16 %r6, %rs1;
; SM80-NEXT: shl.b32 %r7, %r6, %r3;
; SM80-NEXT: cvt.u32.u16 %r8, %rs2;
; SM80-NEXT: shl.b32 %r9, %r8, %r3;
; SM80-NEXT: ld.relaxed.sys.b32 %r10, [%rd2];
; SM80-NEXT: and.b32 %r11, %r10, %r5;
; SM80-NEXT: $L__BB5_1:
; SM80-NEXT: or.b32 %r12, %r11, %r7;
; SM80-NEXT: or.b32 %r13, %r11, %r9;
; SM80-NEXT: atom.relaxed.sys.cas.b32 %r15, [%rd2], %r12, %r13;
; SM80-NEXT: setp.eq.b32 %p2, %r15, %r12;
; SM80-NEXT: @%p2 bra $L__BB5_2;
; SM80-NEXT: and.b32 %r14, %r15, %r5;
; SM80-NEXT: setp.ne.b32 %p1, %r14, %r11;
; SM80-NEXT: mov.b32 %r11, %r14;
; SM80-NEXT: @%p1 bra $L__BB5_1;
; SM80-NEXT: $L__BB5_2:
; SM80-NEXT: shr.u32 %r16, %r15, %r3;
; SM80-NEXT: cvt.u16.u32 %rs3, %r16;
; SM80-NEXT: fence.acq_rel.sys;
; SM80-NEXT: and.b16 %rs4, %rs3, 255;
; SM80-NEXT: cvt.u32.u16 %r17, %rs4;
; SM80-NEXT: st.param.b32 [func_retval0], %r17;
; SM80-NEXT: ret;
define i8 @byte(ptr %p, i8 %a, i8 %b) {
  %c = cmpxchg ptr %p, i8 %a, i8 %b acq_rel acquire
  %r = extractvalue { i8, i1 } %c, 0
  ret i8 %r
}
