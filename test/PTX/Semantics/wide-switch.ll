; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; switch on more than 64 bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @two_cases(i128 %a) {
entry:
  %k = and i128 %a, 3
  switch i128 %k, label %other [ i128 0, label %zero
                                 i128 1, label %one ]
zero:
  ret i32 10
one:
  ret i32 20
other:
  ret i32 30
}
define i32 @large_cases(i128 %a) {
entry:
  switch i128 %a, label %other [ i128 170141183460469231731687303715884105728, label %x
                                 i128 -1, label %y
                                 i128 127, label %x ]
x:
  ret i32 1
y:
  ret i32 2
other:
  ret i32 3
}
define i32 @same_target(i65 %a) {
entry:
  %k = and i65 %a, 7
  switch i65 %k, label %join [ i65 0, label %join
                               i65 1, label %join
                               i65 2, label %two
                               i65 3, label %join ]
two:
  br label %join
join:
  %p = phi i32 [ 5, %entry ], [ 5, %entry ], [ 5, %entry ], [ 5, %entry ], [ 7, %two ]
  ret i32 %p
}
define i32 @no_cases(i128 %a) {
entry:
  switch i128 %a, label %other [ ]
other:
  %p = phi i32 [ 9, %entry ]
  ret i32 %p
}

define i32 @of_a_bit(i1 %a, i32 %b) {
  switch i1 %a, label %no [ i1 true, label %yes ]
no:
  br label %yes
yes:
  %p = phi i32 [ 7, %0 ], [ %b, %no ]
  ret i32 %p
}

define i32 @of_both_bits(i1 %a) {
  switch i1 %a, label %d [ i1 false, label %no
                           i1 true, label %yes ]
no:
  ret i32 1
yes:
  ret i32 2
d:
  ret i32 3
}
