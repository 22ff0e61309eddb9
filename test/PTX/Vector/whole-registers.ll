; Registers of several lanes that are what a vector needs are not copied, however many lanes it has.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: joined(
; CHECK: ld.v2.b32 {[[A:%hh[0-9]+]], [[B:%hh[0-9]+]]},
; CHECK-NEXT: ld.v2.b32 {[[C:%hh[0-9]+]], [[D:%hh[0-9]+]]},
; CHECK-NEXT: st.v4.b32 [{{.*}}], {[[D]], [[A]], [[B]], [[C]]};
define void @joined(ptr %p) {
  %a = load <4 x half>, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %b = load <4 x half>, ptr %q
  %v = shufflevector <4 x half> %a, <4 x half> %b, <8 x i32> <i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  store <8 x half> %v, ptr %p
  ret void
}

; A lane of poison may be any.
; CHECK-LABEL: partly(
; CHECK: ld.v2.b32 {[[A:%hh[0-9]+]], [[B:%hh[0-9]+]]},
; CHECK-NEXT: st.v2.b32 [{{.*}}], {[[B]], [[A]]};
define void @partly(ptr %p) {
  %a = load <4 x half>, ptr %p
  %v = shufflevector <4 x half> %a, <4 x half> poison, <4 x i32> <i32 poison, i32 3, i32 0, i32 poison>
  store <4 x half> %v, ptr %p
  ret void
}

; Lanes that change their places within a register are packed.
; CHECK-LABEL: turned(
; CHECK: ld.v2.b32 {[[A:%hh[0-9]+]], [[B:%hh[0-9]+]]},
; CHECK-COUNT-1: mov.b32 %hh{{[0-9]+}}, {
; CHECK-NOT: mov.b32 %hh
; CHECK: st.v2.b32 [{{.*}}], {{{%hh[0-9]+}}, [[A]]};
define void @turned(ptr %p) {
  %a = load <4 x half>, ptr %p
  %v = shufflevector <4 x half> %a, <4 x half> poison, <4 x i32> <i32 3, i32 2, i32 0, i32 1>
  store <4 x half> %v, ptr %p
  ret void
}

; CHECK-LABEL: inserted(
; CHECK: ld.v2.b32 {[[A:%hh[0-9]+]], [[B:%hh[0-9]+]]},
; CHECK-COUNT-1: mov.b32 [[N:%hh[0-9]+]], {
; CHECK: st.v2.b32 [{{.*}}], {[[A]], [[N]]};
define void @inserted(ptr %p, half %x) {
  %a = load <4 x half>, ptr %p
  %v = insertelement <4 x half> %a, half %x, i32 2
  store <4 x half> %v, ptr %p
  ret void
}

; CHECK-LABEL: bytes(
; CHECK: ld.v2.u32 {[[A:%r[0-9]+]], [[B:%r[0-9]+]]},
; CHECK-NEXT: prmt.b32 [[N:%r[0-9]+]], [[A]], [[B]], 16435;
; CHECK-NEXT: st.v2.u32 [{{.*}}], {[[B]], [[N]]};
define void @bytes(ptr %p) {
  %a = load <8 x i8>, ptr %p
  %v = shufflevector <8 x i8> %a, <8 x i8> poison, <8 x i32> <i32 4, i32 5, i32 poison, i32 7, i32 3, i32 3, i32 0, i32 4>
  store <8 x i8> %v, ptr %p
  ret void
}

; A phi's registers are written all at once.
; CHECK-LABEL: exchanged(
; CHECK: add.s32
; CHECK: mov.b32 [[T:%hh[0-9]+]], [[A:%hh[0-9]+]];
; CHECK-NEXT: mov.b32 [[A]], [[B:%hh[0-9]+]];
; CHECK-NEXT: mov.b32 [[B]], [[T]];
; CHECK: ret;
define <4 x half> @exchanged(ptr %p, i32 %n) {
entry:
  %a = load <4 x half>, ptr %p
  br label %loop
loop:
  %v = phi <4 x half> [ %a, %entry ], [ %w, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = shufflevector <4 x half> %v, <4 x half> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret <4 x half> %w
}
