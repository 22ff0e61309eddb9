; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; The same bits as another type: no instruction, one mov, or bits extracted.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: float_bits(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [float_bits_param_0];
; CHECK-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @float_bits(float %a) {
  %r = bitcast float %a to i32
  ret i32 %r
}
; CHECK-LABEL: from_bits(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_bits_param_0];
; CHECK-NEXT: mov.b64 [[FD1:%fd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD1]];
; CHECK-NEXT: ret;
define double @from_bits(i64 %a) {
  %r = bitcast i64 %a to double
  ret double %r
}
; CHECK-LABEL: split(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [split_param_0];
; CHECK-NEXT: mov.b64 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [[RD1]];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {[[R1]], [[R2]]};
; CHECK-NEXT: ret;
define <2 x i32> @split(i64 %a) {
  %r = bitcast i64 %a to <2 x i32>
  ret <2 x i32> %r
}
; CHECK-LABEL: join(
; CHECK: ld.param.v4.u16 {[[RS1:%rs[0-9]+]], [[RS2:%rs[0-9]+]], [[RS3:%rs[0-9]+]], [[RS4:%rs[0-9]+]]}, [join_param_0];
; CHECK-NEXT: mov.b64 [[RD1:%rd[0-9]+]], {[[RS1]], [[RS2]], [[RS3]], [[RS4]]};
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @join(<4 x i16> %a) {
  %r = bitcast <4 x i16> %a to i64
  ret i64 %r
}
; CHECK-LABEL: packed_half_is_one_register(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [packed_half_is_one_register_param_0];
; CHECK-NEXT: mov.b32 [[R1:%r[0-9]+]], [[HH1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @packed_half_is_one_register(<2 x half> %a) {
  %r = bitcast <2 x half> %a to i32
  ret i32 %r
}
; CHECK-LABEL: packed_bytes_are_free(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [packed_bytes_are_free_param_0];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @packed_bytes_are_free(<4 x i8> %a) {
  %r = bitcast <4 x i8> %a to i32
  ret i32 %r
}
; CHECK-LABEL: predicates_to_byte(
; CHECK: ld.param.u8 [[RD1:%rd[0-9]+]], [predicates_to_byte_param_0];
; CHECK-NEXT: and.b64 [[RD2:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD2]], 0;
; CHECK-NEXT: shr.u64 [[RD3:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: and.b64 [[RD4:%rd[0-9]+]], [[RD3]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD4]], 0;
; CHECK-NEXT: shr.u64 [[RD5:%rd[0-9]+]], [[RD1]], 2;
; CHECK-NEXT: and.b64 [[RD6:%rd[0-9]+]], [[RD5]], 1;
; CHECK-NEXT: setp.ne.b64 [[P3:%p[0-9]+]], [[RD6]], 0;
; CHECK-NEXT: shr.u64 [[RD7:%rd[0-9]+]], [[RD1]], 3;
; CHECK-NEXT: and.b64 [[RD8:%rd[0-9]+]], [[RD7]], 1;
; CHECK-NEXT: setp.ne.b64 [[P4:%p[0-9]+]], [[RD8]], 0;
; CHECK-NEXT: shr.u64 [[RD9:%rd[0-9]+]], [[RD1]], 4;
; CHECK-NEXT: and.b64 [[RD10:%rd[0-9]+]], [[RD9]], 1;
; CHECK-NEXT: setp.ne.b64 [[P5:%p[0-9]+]], [[RD10]], 0;
; CHECK-NEXT: shr.u64 [[RD11:%rd[0-9]+]], [[RD1]], 5;
; CHECK-NEXT: and.b64 [[RD12:%rd[0-9]+]], [[RD11]], 1;
; CHECK-NEXT: setp.ne.b64 [[P6:%p[0-9]+]], [[RD12]], 0;
; CHECK-NEXT: shr.u64 [[RD13:%rd[0-9]+]], [[RD1]], 6;
; CHECK-NEXT: and.b64 [[RD14:%rd[0-9]+]], [[RD13]], 1;
; CHECK-NEXT: setp.ne.b64 [[P7:%p[0-9]+]], [[RD14]], 0;
; CHECK-NEXT: shr.u64 [[RD15:%rd[0-9]+]], [[RD1]], 7;
; CHECK-NEXT: and.b64 [[RD16:%rd[0-9]+]], [[RD15]], 1;
; CHECK-NEXT: setp.ne.b64 [[P8:%p[0-9]+]], [[RD16]], 0;
; CHECK-NEXT: selp.u16 [[RS17:%rs[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: selp.u16 [[RS18:%rs[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: shl.b16 [[RS19:%rs[0-9]+]], [[RS18]], 1;
; CHECK-NEXT: or.b16 [[RS20:%rs[0-9]+]], [[RS17]], [[RS19]];
; CHECK-NEXT: selp.u16 [[RS21:%rs[0-9]+]], 1, 0, [[P3]];
; CHECK-NEXT: shl.b16 [[RS22:%rs[0-9]+]], [[RS21]], 2;
; CHECK-NEXT: or.b16 [[RS23:%rs[0-9]+]], [[RS20]], [[RS22]];
; CHECK-NEXT: selp.u16 [[RS24:%rs[0-9]+]], 1, 0, [[P4]];
; CHECK-NEXT: shl.b16 [[RS25:%rs[0-9]+]], [[RS24]], 3;
; CHECK-NEXT: or.b16 [[RS26:%rs[0-9]+]], [[RS23]], [[RS25]];
; CHECK-NEXT: selp.u16 [[RS27:%rs[0-9]+]], 1, 0, [[P5]];
; CHECK-NEXT: shl.b16 [[RS28:%rs[0-9]+]], [[RS27]], 4;
; CHECK-NEXT: or.b16 [[RS29:%rs[0-9]+]], [[RS26]], [[RS28]];
; CHECK-NEXT: selp.u16 [[RS30:%rs[0-9]+]], 1, 0, [[P6]];
; CHECK-NEXT: shl.b16 [[RS31:%rs[0-9]+]], [[RS30]], 5;
; CHECK-NEXT: or.b16 [[RS32:%rs[0-9]+]], [[RS29]], [[RS31]];
; CHECK-NEXT: selp.u16 [[RS33:%rs[0-9]+]], 1, 0, [[P7]];
; CHECK-NEXT: shl.b16 [[RS34:%rs[0-9]+]], [[RS33]], 6;
; CHECK-NEXT: or.b16 [[RS35:%rs[0-9]+]], [[RS32]], [[RS34]];
; CHECK-NEXT: selp.u16 [[RS36:%rs[0-9]+]], 1, 0, [[P8]];
; CHECK-NEXT: shl.b16 [[RS37:%rs[0-9]+]], [[RS36]], 7;
; CHECK-NEXT: or.b16 [[RS38:%rs[0-9]+]], [[RS35]], [[RS37]];
; CHECK-NEXT: mov.b16 [[RS1:%rs[0-9]+]], [[RS38]];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i8 @predicates_to_byte(<8 x i1> %a) {
  %r = bitcast <8 x i1> %a to i8
  ret i8 %r
}
; CHECK-LABEL: bytes_out_of_short(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [bytes_out_of_short_param_0];
; CHECK-NEXT: mov.b16 [[RS4:%rs[0-9]+]], [[RS1]];
; CHECK-NEXT: mov.b16 [[RS2:%rs[0-9]+]], [[RS4]];
; CHECK-NEXT: shr.u16 [[RS5:%rs[0-9]+]], [[RS4]], 8;
; CHECK-NEXT: mov.b16 [[RS3:%rs[0-9]+]], [[RS5]];
; CHECK-NEXT: st.param.v2.u8 [func_retval0], {[[RS2]], [[RS3]]};
; CHECK-NEXT: ret;
define <2 x i8> @bytes_out_of_short(i16 %a) {
  %r = bitcast i16 %a to <2 x i8>
  ret <2 x i8> %r
}
