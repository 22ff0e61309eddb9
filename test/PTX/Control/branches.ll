; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Branches fall through if possible; phis are copied on edges, in parallel.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: diamond(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [diamond_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [diamond_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [diamond_param_2];
; CHECK-NEXT: @![[P1]] bra $L__BB0_2;
; CHECK-NEXT: $L__BB0_1:
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], [[R1]], 1;
; CHECK-NEXT: mov.b32 [[R4:%r[0-9]+]], [[R3]];
; CHECK-NEXT: bra.uni $L__BB0_3;
; CHECK-NEXT: $L__BB0_2:
; CHECK-NEXT: mul.lo.s32 [[R5:%r[0-9]+]], [[R2]], 3;
; CHECK-NEXT: mov.b32 [[R4]], [[R5]];
; CHECK-NEXT: $L__BB0_3:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else
then:
  %x = add i32 %a, 1
  br label %join
else:
  %y = mul i32 %b, 3
  br label %join
join:
  %r = phi i32 [ %x, %then ], [ %y, %else ]
  ret i32 %r
}
; CHECK-LABEL: complement_is_free(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [complement_is_free_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: @[[P1]] bra $L__BB1_2;
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: st.param.u32 [func_retval0], 1;
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB1_2:
; CHECK-NEXT: st.param.u32 [func_retval0], 2;
; CHECK-NEXT: ret;
define i32 @complement_is_free(i1 %c) {
entry:
  %n = xor i1 %c, true
  br i1 %n, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
; CHECK-LABEL: swap(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [swap_param_0];
; CHECK-NEXT: mov.b32 [[R4:%r[0-9]+]], 2;
; CHECK-NEXT: mov.b32 [[R3:%r[0-9]+]], 1;
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], 0;
; CHECK-NEXT: $L__BB2_1:
; CHECK-NEXT: add.s32 [[R5:%r[0-9]+]], [[R2]], 1;
; CHECK-NEXT: setp.lt.u32 [[P1:%p[0-9]+]], [[R5]], [[R1]];
; CHECK-NEXT: @![[P1]] bra $L__BB2_2;
; CHECK-NEXT: mov.b32 [[R2]], [[R5]];
; CHECK-NEXT: mov.b32 [[R6:%r[0-9]+]], [[R3]];
; CHECK-NEXT: mov.b32 [[R3]], [[R4]];
; CHECK-NEXT: mov.b32 [[R4]], [[R6]];
; CHECK-NEXT: bra.uni $L__BB2_1;
; CHECK-NEXT: $L__BB2_2:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @swap(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %a
}
; CHECK-LABEL: copies_on_both_edges(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [copies_on_both_edges_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [copies_on_both_edges_param_1];
; CHECK-NEXT: @![[P1]] bra $L__BB3_4;
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], 1;
; CHECK-NEXT: bra.uni $L__BB3_1;
; CHECK-NEXT: $L__BB3_4:
; CHECK-NEXT: mov.b32 [[R3:%r[0-9]+]], 2;
; CHECK-NEXT: bra.uni $L__BB3_2;
; CHECK-NEXT: $L__BB3_1:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
; CHECK-NEXT: $L__BB3_2:
; CHECK-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R1]], [[R3]];
; CHECK-NEXT: @![[P2]] bra $L__BB3_3;
; CHECK-NEXT: mov.b32 [[R2]], [[R1]];
; CHECK-NEXT: bra.uni $L__BB3_1;
; CHECK-NEXT: $L__BB3_3:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @copies_on_both_edges(i1 %c, i32 %a) {
entry:
  br i1 %c, label %left, label %right
left:
  %l = phi i32 [ 1, %entry ], [ %a, %right ]
  ret i32 %l
right:
  %r = phi i32 [ 2, %entry ]
  %d = icmp eq i32 %a, %r
  br i1 %d, label %left, label %done
done:
  ret i32 %r
}
; CHECK-LABEL: undefined_sources_are_not_copied(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [undefined_sources_are_not_copied_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [undefined_sources_are_not_copied_param_1];
; CHECK-NEXT: @![[P1]] bra $L__BB4_2;
; CHECK-NEXT: $L__BB4_1:
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], [[R1]];
; CHECK-NEXT: $L__BB4_2:
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @undefined_sources_are_not_copied(i1 %c, i32 %a) {
entry:
  br i1 %c, label %one, label %join
one:
  br label %join
join:
  %r = phi i32 [ poison, %entry ], [ %a, %one ]
  ret i32 %r
}
; CHECK-LABEL: stops(
; CHECK: trap;
; CHECK-NEXT: exit;
define void @stops() {
  unreachable
}
