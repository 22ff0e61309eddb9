; Lane numbers and counts of any integer type, predicates among them.

; RUN: nvvmc emit -O0 --arch=sm_90 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: insert_bit(
; CHECK: selp.u32 %r{{[0-9]+}}, 1, 0, %p{{[0-9]+}};
define <2 x i1> @insert_bit(<2 x i1> %v, i1 %x, i1 %i) {
  %r = insertelement <2 x i1> %v, i1 %x, i1 %i
  ret <2 x i1> %r
}

; CHECK-LABEL: extract_bit(
; CHECK: selp.u32 %r{{[0-9]+}}, 1, 0, %p{{[0-9]+}};
define i32 @extract_bit(<2 x i32> %v, i1 %i) {
  %r = extractelement <2 x i32> %v, i1 %i
  ret i32 %r
}

; CHECK-LABEL: extract_wide(
; CHECK: cvt.u32.u64
define i32 @extract_wide(<4 x i32> %v, i128 %i) {
  %r = extractelement <4 x i32> %v, i128 %i
  ret i32 %r
}

; CHECK-LABEL: count_bit(
; CHECK: selp.u64 [[N:%rd[0-9]+]], 1, 0, %p{{[0-9]+}};
; CHECK: mul.lo.u64 [[B:%rd[0-9]+]], [[N]], 2;
; CHECK: alloca.u64 %rd{{[0-9]+}}, [[B]], 2;
define void @count_bit(i1 %n, ptr %p) {
  %a = alloca i16, i1 %n
  store ptr %a, ptr %p
  ret void
}

; CHECK-LABEL: count_wide(
; CHECK: alloca.u64
define void @count_wide(i128 %n, ptr %p) {
  %a = alloca i16, i128 %n
  store ptr %a, ptr %p
  ret void
}
