; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=TREE
; RUN: nvvmc emit %s --arch=sm_60 -O2 -o - | FileCheck %s --check-prefix=TREE
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; From -O1 on, dense cases become a jump table, the others a tree.
; TREE-NOT: brx.idx
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: dense(
; CHECK: setp.gt.u32 [[P1:%p[0-9]+]], %r1, 3;
; CHECK-NEXT: @[[P1]] bra $L__BB0_5;
; CHECK-NEXT: $L__BB0_6: .branchtargets
; CHECK-NEXT: $L__BB0_1,
; CHECK-NEXT: $L__BB0_2,
; CHECK-NEXT: $L__BB0_3,
; CHECK-NEXT: $L__BB0_4;
; CHECK-NEXT: brx.idx %r1, $L__BB0_6;
define i32 @dense(i32 %v) {
entry:
  switch i32 %v, label %other [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
other:
  ret i32 0
}

; Three cases are faster as comparisons.
; CHECK-LABEL: three(
; CHECK-NOT: brx.idx
; CHECK: ret
define i32 @three(i32 %v) {
entry:
  switch i32 %v, label %other [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
other:
  ret i32 0
}

; Four of ten values are dense enough, four of eleven are not.
; CHECK-LABEL: holes(
; CHECK: sub.s64 [[RD2:%rd[0-9]+]], %rd1, 100;
; CHECK-NEXT: setp.gt.u64 [[P1:%p[0-9]+]], [[RD2]], 9;
; CHECK: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD2]];
; CHECK: brx.idx [[R1]],
define i32 @holes(i64 %v) {
entry:
  switch i64 %v, label %other [
    i64 100, label %b0
    i64 103, label %b1
    i64 106, label %b2
    i64 109, label %b3
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
other:
  ret i32 0
}

; CHECK-LABEL: sparse(
; CHECK-NOT: brx.idx
; CHECK: ret
define i32 @sparse(i64 %v) {
entry:
  switch i64 %v, label %other [
    i64 100, label %b0
    i64 103, label %b1
    i64 106, label %b2
    i64 110, label %b3
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
other:
  ret i32 0
}

; Adjacent cases with the same destination are one comparison, of what their
; place in the tree leaves open.
; CHECK-LABEL: ranges(
; CHECK: sub.s32 [[A:%r[0-9]+]], %r1, 48;
; CHECK-NEXT: setp.le.u32 [[P:%p[0-9]+]], [[A]], 9;
; CHECK-NEXT: @[[P]] bra
; CHECK-NEXT: setp.eq.b32 [[Q:%p[0-9]+]], %r1, 65;
; CHECK-NEXT: @[[Q]] bra
; CHECK-NEXT: setp.ge.u32 [[R:%p[0-9]+]], %r1, 4294967294;
; CHECK-NEXT: @[[R]] bra
define i32 @ranges(i32 %v) {
entry:
  switch i32 %v, label %other [
    i32 48, label %b0
    i32 49, label %b0
    i32 50, label %b0
    i32 51, label %b0
    i32 52, label %b0
    i32 53, label %b0
    i32 54, label %b0
    i32 55, label %b0
    i32 56, label %b0
    i32 57, label %b0
    i32 65, label %b1
    i32 -2, label %b0
    i32 -1, label %b0
  ]
b0:
  ret i32 10
b1:
  ret i32 11
other:
  ret i32 0
}

; One case outside the table.
; CHECK-LABEL: one_apart(
; CHECK: setp.lt.u16 [[P:%p[0-9]+]], {{%rs[0-9]+}}, 100;
; CHECK: brx.idx
; CHECK: setp.eq.b16
; CHECK-NOT: setp
; CHECK: ret
define i32 @one_apart(i8 %v) {
entry:
  switch i8 %v, label %other [
    i8 0, label %b0
    i8 100, label %b1
    i8 103, label %b2
    i8 106, label %b3
    i8 109, label %b1
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
other:
  ret i32 0
}

; All values have a case: the last one needs no test, or there is none at all.
; CHECK-LABEL: complete(
; CHECK: setp.le.u16 [[P:%p[0-9]+]], {{%rs[0-9]+}}, 1;
; CHECK-NEXT: @[[P]] bra
; CHECK-NEXT: bra.uni
; CHECK: ret
define i32 @complete(i2 %v) {
entry:
  switch i2 %v, label %other [
    i2 0, label %b0
    i2 1, label %b0
    i2 2, label %b1
    i2 3, label %b1
  ]
b0:
  ret i32 10
b1:
  ret i32 11
other:
  ret i32 0
}

; Only the cases are possible: the table needs no bounds test, and the last case
; no test.
; CHECK-LABEL: no_default(
; CHECK: ld.param.u32
; CHECK-NEXT: .branchtargets
; CHECK-NOT: setp
; CHECK: brx.idx
; CHECK-LABEL: no_default_pair(
; CHECK: setp.eq.b32
; CHECK-NEXT: @%p1 bra
; CHECK-NOT: setp
; CHECK: ret
define i32 @no_default(i32 %v) {
entry:
  switch i32 %v, label %other [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
other:
  unreachable
}
define i32 @no_default_pair(i32 %v) {
entry:
  switch i32 %v, label %other [
    i32 0, label %b0
    i32 7, label %b1
  ]
b0:
  ret i32 10
b1:
  ret i32 11
other:
  unreachable
}

; A tree leads to two tables.
; CHECK-LABEL: clusters(
; CHECK: setp.lt.u16
; CHECK: brx.idx
; CHECK: brx.idx
define i32 @clusters(i16 %v) {
entry:
  switch i16 %v, label %other [
    i16 1, label %b0
    i16 2, label %b1
    i16 3, label %b2
    i16 4, label %b3
    i16 1000, label %b4
    i16 1001, label %b5
    i16 1002, label %b6
    i16 1003, label %b7
  ]
b0:
  ret i32 10
b1:
  ret i32 11
b2:
  ret i32 12
b3:
  ret i32 13
b4:
  ret i32 14
b5:
  ret i32 15
b6:
  ret i32 16
b7:
  ret i32 17
other:
  ret i32 0
}
