; At -O2, products of vectors of 64-bit integers are done lane by lane, so that
; each is mul.hi or mul.wide.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && FileCheck %s < %t.ptx
; RUN: %python %S/../PTX/Semantics/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 -O2 \
; RUN:   | FileCheck %s --check-prefix=SAME
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; SAME: results compared, 0 wrong, 0 functions not executed
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: high(
; CHECK-NOT: mul.lo.s64
; CHECK-COUNT-4: mul.hi.u32 {{%r[0-9]+}}, {{%r[0-9]+}}, 3528531795;
; CHECK-NOT: mul
; CHECK: ret;
define i32 @high(i32 %a, i32 %b) {
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 7, i32 2
  %n = xor i32 %a, %b
  %v = insertelement <4 x i32> %v2, i32 %n, i32 3
  %z = zext <4 x i32> %v to <4 x i64>
  %m = mul nuw <4 x i64> %z, splat (i64 3528531795)
  %s = lshr <4 x i64> %m, splat (i64 32)
  %t = trunc nuw <4 x i64> %s to <4 x i32>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %t)
  ret i32 %r
}

; The product is also used whole, behind a loop.
; CHECK-LABEL: whole(
; CHECK-NOT: mul.lo.s64
; CHECK-COUNT-2: mul.wide.s32
; CHECK-NOT: mul
; CHECK: ret;
define i64 @whole(i32 %a, i32 %b) {
entry:
  %v0 = insertelement <2 x i32> poison, i32 %a, i32 0
  %v = insertelement <2 x i32> %v0, i32 %b, i32 1
  %y = sext <2 x i32> %v to <2 x i64>
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi <2 x i64> [ zeroinitializer, %entry ], [ %next, %loop ]
  %m = mul nsw <2 x i64> %y, <i64 -17, i64 1000003>
  %next = add <2 x i64> %sum, %m
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 3
  br i1 %more, label %loop, label %exit
exit:
  %x = extractelement <2 x i64> %next, i32 0
  %w = extractelement <2 x i64> %m, i32 1
  %r = sub i64 %x, %w
  ret i64 %r
}

; Lanes by a variable index, and of constants that are not the same.
; CHECK-LABEL: chosen(
; CHECK-NOT: mul.lo.s64
; CHECK-COUNT-2: mul.wide.u32
; CHECK: ret;
define i64 @chosen(i32 %a, i32 %b) {
  %v0 = insertelement <2 x i32> poison, i32 %a, i32 0
  %v = insertelement <2 x i32> %v0, i32 %b, i32 1
  %z = zext <2 x i32> %v to <2 x i64>
  %c = zext <2 x i32> <i32 5, i32 4000000000> to <2 x i64>
  %m = mul nuw <2 x i64> %z, %c
  %i = and i32 %a, 1
  %r = extractelement <2 x i64> %m, i32 %i
  ret i64 %r
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
