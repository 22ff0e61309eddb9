; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Lanes that are inserted one after the other are packed in one step.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: bytes(
; CHECK-NOT: bfe
; CHECK-COUNT-3: prmt.b32
; CHECK-NOT: {{prmt|bfe}}
; CHECK: st.u32
define void @bytes(ptr %p, i8 %a, i8 %b, i8 %c, i8 %d) {
  %v0 = insertelement <4 x i8> poison, i8 %a, i32 0
  %v1 = insertelement <4 x i8> %v0, i8 %b, i32 1
  %v2 = insertelement <4 x i8> %v1, i8 %c, i32 2
  %v3 = insertelement <4 x i8> %v2, i8 %d, i32 3
  store <4 x i8> %v3, ptr %p
  ret void
}

; The last insertion into a lane counts; the other lanes of the first vector
; stay.
; CHECK-LABEL: overwritten(
; CHECK: ld.param.u8 [[A:%rs[0-9]+]], [overwritten_param_1];
; CHECK: ld.param.u8 [[B:%rs[0-9]+]], [overwritten_param_2];
; CHECK: ld.u32 [[V:%r[0-9]+]],
; CHECK: cvt.u16.u32 {{%rs[0-9]+}}, [[V]];
; CHECK: bfe.u32 {{%r[0-9]+}}, [[V]], 16, 8;
; CHECK: bfe.u32 {{%r[0-9]+}}, [[V]], 24, 8;
; CHECK-NOT: [[A]]
; CHECK: cvt.u32.u16 {{%r[0-9]+}}, [[B]];
; CHECK-NOT: [[A]]
; CHECK: st.u32
define void @overwritten(ptr %p, i8 %a, i8 %b) {
  %v = load <4 x i8>, ptr %p
  %v0 = insertelement <4 x i8> %v, i8 %a, i32 1
  %v1 = insertelement <4 x i8> %v0, i8 %b, i32 1
  store <4 x i8> %v1, ptr %p
  ret void
}

; A use of the vector in between sees its value at that point.
; CHECK-LABEL: between(
; CHECK-COUNT-2: mov.b32 %hh{{[0-9]+}}, {
; CHECK: ret
define void @between(ptr %p, half %a, half %b) {
  %v0 = insertelement <2 x half> zeroinitializer, half %a, i32 0
  store <2 x half> %v0, ptr %p
  %v1 = insertelement <2 x half> %v0, half %b, i32 1
  store volatile <2 x half> %v1, ptr %p
  ret void
}
