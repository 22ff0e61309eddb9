; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Four bytes of one or two registers are combined by one instruction.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func (.param .b32 func_retval0) two(
; CHECK: prmt.b32 %r{{[0-9]+}}, %r1, %r2, 21520;
; CHECK-NOT: bfe
define i32 @two(i32 %a, i32 %b) {
  %x = bitcast i32 %a to <4 x i8>
  %y = bitcast i32 %b to <4 x i8>
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) with_zero(
; CHECK: prmt.b32 %r{{[0-9]+}}, %r1, 0, 17408;
define i32 @with_zero(i32 %a) {
  %x = bitcast i32 %a to <4 x i8>
  %s = shufflevector <4 x i8> %x, <4 x i8> zeroinitializer, <4 x i32> <i32 0, i32 poison, i32 4, i32 4>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}

; Eight bytes to four: still two registers.
; CHECK-LABEL: .func (.param .b32 func_retval0) even(
; CHECK: prmt.b32 %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, 25632;
; CHECK-NOT: bfe
define i32 @even(<8 x i8> %a) {
  %s = shufflevector <8 x i8> %a, <8 x i8> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}

; A register may be combined from three.
; CHECK-LABEL: .func (.param .b32 func_retval0) three(
; CHECK: bfe.u32
define i32 @three(<12 x i8> %a) {
  %s = shufflevector <12 x i8> %a, <12 x i8> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 1>
  %r = bitcast <4 x i8> %s to i32
  ret i32 %r
}
