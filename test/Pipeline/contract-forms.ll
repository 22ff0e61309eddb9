; Bitcode is read under the contract that it was made for: constructs that
; passes create and the contract lacks are rewritten. Both forms compute the
; same.

; RUN: nvvmc compile --profile=libnvvm --arch=sm_75 --opt=2 --emit-llvm-bc %s -o %t.bc
; RUN: nvvmc verify --profile=libnvvm --arch=sm_75 %t.bc
; RUN: llvm-dis %t.bc -o - | FileCheck %s
; RUN: nvvmc compile --profile=nvptx --arch=sm_75 --opt=2 --emit-llvm-bc %s -o %t.nvptx.bc
; RUN: llvm-dis %t.nvptx.bc -o - | FileCheck %s --check-prefix=NVPTX

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: @absolute
; CHECK: and i32 %{{.*}}, 2147483647
; NVPTX-LABEL: @absolute
; NVPTX: call {{.*}}float @llvm.fabs.f32
define float @absolute(float %x) {
  %bits = bitcast float %x to i32
  %cleared = and i32 %bits, 2147483647
  %r = bitcast i32 %cleared to float
  ret float %r
}

; CHECK-LABEL: @power
; CHECK-DAG: call {{.*}}i64 @llvm.ctpop.i64(i64
; CHECK-NOT: ctpop.i128
; NVPTX-LABEL: @power
; NVPTX: call {{.*}}i128 @llvm.ctpop.i128
define i32 @power(i128 %x) {
  %less = sub i128 %x, 1
  %both = and i128 %x, %less
  %isPower = icmp eq i128 %both, 0
  %isSome = icmp ne i128 %x, 0
  %r = and i1 %isPower, %isSome
  %w = zext i1 %r to i32
  ret i32 %w
}

; CHECK-LABEL: @overflows
; CHECK: mul i128
; CHECK: udiv i128
; CHECK-NOT: with.overflow
; NVPTX-LABEL: @overflows
; NVPTX: @llvm.umul.with.overflow.i128
define i32 @overflows(i128 %a, i128 %b) {
  %none = icmp eq i128 %a, 0
  %product = mul i128 %a, %b
  %quotient = udiv i128 %product, %a
  %differs = icmp ne i128 %quotient, %b
  %r = select i1 %none, i1 false, i1 %differs
  %w = zext i1 %r to i32
  ret i32 %w
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
