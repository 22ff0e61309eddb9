; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; The same bits under another type: no instruction, one mov, or bits cut out.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: float_bits(
; CHECK: ld.param.f32 %f1, [float_bits_param_0];
; CHECK-NEXT: mov.b32 %r1, %f1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @float_bits(float %a) {
  %r = bitcast float %a to i32
  ret i32 %r
}
; CHECK-LABEL: from_bits(
; CHECK: ld.param.u64 %rd1, [from_bits_param_0];
; CHECK-NEXT: mov.b64 %fd1, %rd1;
; CHECK-NEXT: st.param.f64 [func_retval0], %fd1;
; CHECK-NEXT: ret;
define double @from_bits(i64 %a) {
  %r = bitcast i64 %a to double
  ret double %r
}
; CHECK-LABEL: split(
; CHECK: ld.param.u64 %rd1, [split_param_0];
; CHECK-NEXT: mov.b64 {%r1, %r2}, %rd1;
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {%r1, %r2};
; CHECK-NEXT: ret;
define <2 x i32> @split(i64 %a) {
  %r = bitcast i64 %a to <2 x i32>
  ret <2 x i32> %r
}
; CHECK-LABEL: join(
; CHECK: ld.param.v4.u16 {%rs1, %rs2, %rs3, %rs4}, [join_param_0];
; CHECK-NEXT: mov.b64 %rd1, {%rs1, %rs2, %rs3, %rs4};
; CHECK-NEXT: st.param.u64 [func_retval0], %rd1;
; CHECK-NEXT: ret;
define i64 @join(<4 x i16> %a) {
  %r = bitcast <4 x i16> %a to i64
  ret i64 %r
}
; CHECK-LABEL: packed_half_is_one_register(
; CHECK: ld.param.b32 %hh1, [packed_half_is_one_register_param_0];
; CHECK-NEXT: mov.b32 %r1, %hh1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @packed_half_is_one_register(<2 x half> %a) {
  %r = bitcast <2 x half> %a to i32
  ret i32 %r
}
; CHECK-LABEL: packed_bytes_are_free(
; CHECK: ld.param.u32 %r1, [packed_bytes_are_free_param_0];
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @packed_bytes_are_free(<4 x i8> %a) {
  %r = bitcast <4 x i8> %a to i32
  ret i32 %r
}
; CHECK-LABEL: predicates_to_byte(
; CHECK: ld.param.u8 %rd1, [predicates_to_byte_param_0];
; CHECK-NEXT: and.b64 %rd2, %rd1, 1;
; CHECK-NEXT: setp.ne.b64 %p1, %rd2, 0;
; CHECK-NEXT: shr.u64 %rd3, %rd1, 1;
; CHECK-NEXT: and.b64 %rd4, %rd3, 1;
; CHECK-NEXT: setp.ne.b64 %p2, %rd4, 0;
; CHECK-NEXT: shr.u64 %rd5, %rd1, 2;
; CHECK-NEXT: and.b64 %rd6, %rd5, 1;
; CHECK-NEXT: setp.ne.b64 %p3, %rd6, 0;
; CHECK-NEXT: shr.u64 %rd7, %rd1, 3;
; CHECK-NEXT: and.b64 %rd8, %rd7, 1;
; CHECK-NEXT: setp.ne.b64 %p4, %rd8, 0;
; CHECK-NEXT: shr.u64 %rd9, %rd1, 4;
; CHECK-NEXT: and.b64 %rd10, %rd9, 1;
; CHECK-NEXT: setp.ne.b64 %p5, %rd10, 0;
; CHECK-NEXT: shr.u64 %rd11, %rd1, 5;
; CHECK-NEXT: and.b64 %rd12, %rd11, 1;
; CHECK-NEXT: setp.ne.b64 %p6, %rd12, 0;
; CHECK-NEXT: shr.u64 %rd13, %rd1, 6;
; CHECK-NEXT: and.b64 %rd14, %rd13, 1;
; CHECK-NEXT: setp.ne.b64 %p7, %rd14, 0;
; CHECK-NEXT: shr.u64 %rd15, %rd1, 7;
; CHECK-NEXT: and.b64 %rd16, %rd15, 1;
; CHECK-NEXT: setp.ne.b64 %p8, %rd16, 0;
; CHECK-NEXT: selp.u64 %rd17, 1, 0, %p1;
; CHECK-NEXT: selp.u64 %rd18, 1, 0, %p2;
; CHECK-NEXT: shl.b64 %rd19, %rd18, 1;
; CHECK-NEXT: or.b64 %rd20, %rd17, %rd19;
; CHECK-NEXT: selp.u64 %rd21, 1, 0, %p3;
; CHECK-NEXT: shl.b64 %rd22, %rd21, 2;
; CHECK-NEXT: or.b64 %rd23, %rd20, %rd22;
; CHECK-NEXT: selp.u64 %rd24, 1, 0, %p4;
; CHECK-NEXT: shl.b64 %rd25, %rd24, 3;
; CHECK-NEXT: or.b64 %rd26, %rd23, %rd25;
; CHECK-NEXT: selp.u64 %rd27, 1, 0, %p5;
; CHECK-NEXT: shl.b64 %rd28, %rd27, 4;
; CHECK-NEXT: or.b64 %rd29, %rd26, %rd28;
; CHECK-NEXT: selp.u64 %rd30, 1, 0, %p6;
; CHECK-NEXT: shl.b64 %rd31, %rd30, 5;
; CHECK-NEXT: or.b64 %rd32, %rd29, %rd31;
; CHECK-NEXT: selp.u64 %rd33, 1, 0, %p7;
; CHECK-NEXT: shl.b64 %rd34, %rd33, 6;
; CHECK-NEXT: or.b64 %rd35, %rd32, %rd34;
; CHECK-NEXT: selp.u64 %rd36, 1, 0, %p8;
; CHECK-NEXT: shl.b64 %rd37, %rd36, 7;
; CHECK-NEXT: or.b64 %rd38, %rd35, %rd37;
; CHECK-NEXT: cvt.u16.u64 %rs1, %rd38;
; CHECK-NEXT: and.b16 %rs2, %rs1, 255;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs2;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i8 @predicates_to_byte(<8 x i1> %a) {
  %r = bitcast <8 x i1> %a to i8
  ret i8 %r
}
; CHECK-LABEL: bytes_out_of_short(
; CHECK: ld.param.u16 %rs1, [bytes_out_of_short_param_0];
; CHECK-NEXT: cvt.u64.u16 %rd1, %rs1;
; CHECK-NEXT: and.b64 %rd2, %rd1, 65535;
; CHECK-NEXT: cvt.u16.u64 %rs2, %rd2;
; CHECK-NEXT: shr.u64 %rd3, %rd2, 8;
; CHECK-NEXT: cvt.u16.u64 %rs3, %rd3;
; CHECK-NEXT: st.param.v2.u8 [func_retval0], {%rs2, %rs3};
; CHECK-NEXT: ret;
define <2 x i8> @bytes_out_of_short(i16 %a) {
  %r = bitcast i16 %a to <2 x i8>
  ret <2 x i8> %r
}
