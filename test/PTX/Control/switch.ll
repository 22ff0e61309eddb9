; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A switch is a tree of comparisons; destinations with phi copies get a separate
; edge.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: few(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [few_param_0];
; CHECK-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R1]], 1;
; CHECK-NEXT: @[[P1]] bra $L__BB0_1;
; CHECK-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R1]], 4294967294;
; CHECK-NEXT: @[[P2]] bra $L__BB0_2;
; CHECK-NEXT: bra.uni $L__BB0_3;
; CHECK-NEXT: $L__BB0_1:
; CHECK-NEXT: st.param.u32 [func_retval0], 10;
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB0_2:
; CHECK-NEXT: st.param.u32 [func_retval0], 20;
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB0_3:
; CHECK-NEXT: st.param.u32 [func_retval0], 0;
; CHECK-NEXT: ret;
define i32 @few(i32 %v) {
entry:
  switch i32 %v, label %other [ i32 1, label %one
                                i32 -2, label %two ]
one:
  ret i32 10
two:
  ret i32 20
other:
  ret i32 0
}
; CHECK-LABEL: many(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [many_param_0];
; CHECK-NEXT: setp.lt.u16 [[P1:%p[0-9]+]], [[RS1]], 10;
; CHECK-NEXT: @[[P1]] bra $L__BB1_4;
; CHECK-NEXT: setp.eq.b16 [[P2:%p[0-9]+]], [[RS1]], 10;
; CHECK-NEXT: @[[P2]] bra $L__BB1_1;
; CHECK-NEXT: setp.eq.b16 [[P3:%p[0-9]+]], [[RS1]], 15;
; CHECK-NEXT: @[[P3]] bra $L__BB1_2;
; CHECK-NEXT: setp.eq.b16 [[P4:%p[0-9]+]], [[RS1]], 255;
; CHECK-NEXT: @[[P4]] bra $L__BB1_1;
; CHECK-NEXT: bra.uni $L__BB1_3;
; CHECK-NEXT: $L__BB1_4:
; CHECK-NEXT: setp.eq.b16 [[P5:%p[0-9]+]], [[RS1]], 0;
; CHECK-NEXT: @[[P5]] bra $L__BB1_1;
; CHECK-NEXT: setp.eq.b16 [[P6:%p[0-9]+]], [[RS1]], 5;
; CHECK-NEXT: @[[P6]] bra $L__BB1_2;
; CHECK-NEXT: bra.uni $L__BB1_3;
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: st.param.u32 [func_retval0], 1;
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB1_2:
; CHECK-NEXT: st.param.u32 [func_retval0], 2;
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB1_3:
; CHECK-NEXT: st.param.u32 [func_retval0], 3;
; CHECK-NEXT: ret;
define i32 @many(i8 %v) {
entry:
  switch i8 %v, label %other [ i8 0, label %a
                               i8 5, label %b
                               i8 10, label %a
                               i8 15, label %b
                               i8 -1, label %a ]
a:
  ret i32 1
b:
  ret i32 2
other:
  ret i32 3
}
; CHECK-LABEL: phis(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [phis_param_0];
; CHECK-NEXT: setp.eq.b64 [[P1:%p[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: @[[P1]] bra $L__BB2_3;
; CHECK-NEXT: setp.eq.b64 [[P2:%p[0-9]+]], [[RD1]], 4;
; CHECK-NEXT: @[[P2]] bra $L__BB2_1;
; CHECK-NEXT: bra.uni $L__BB2_3;
; CHECK-NEXT: $L__BB2_3:
; CHECK-NEXT: mov.b32 [[R1:%r[0-9]+]], 7;
; CHECK-NEXT: bra.uni $L__BB2_2;
; CHECK-NEXT: $L__BB2_1:
; CHECK-NEXT: mov.b32 [[R1]], 9;
; CHECK-NEXT: $L__BB2_2:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @phis(i64 %v) {
entry:
  switch i64 %v, label %join [ i64 1, label %join
                               i64 4, label %side ]
side:
  br label %join
join:
  %r = phi i32 [ 7, %entry ], [ 7, %entry ], [ 9, %side ]
  ret i32 %r
}
; CHECK-LABEL: no_cases(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [no_cases_param_0];
; CHECK-NEXT: $L__BB3_1:
; CHECK-NEXT: ret;
define void @no_cases(i32 %v) {
  switch i32 %v, label %only []
only:
  ret void
}
