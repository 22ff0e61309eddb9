; Types that GPUs lack are found in any value, at any depth.

; RUN: not nvvmc verify --disable=emit-unsupported-type --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: nvvmc verify --disable=emit-unsupported-type --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX --implicit-check-not='{{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: error: fp128 type is not supported [type-fp128]
; CHECK-NEXT: @nested =
@nested = addrspace(1) global { i32, [2 x <2 x fp128>] } zeroinitializer

; An unused parameter is not checked.
define void @unread(fp128 %x, fp128 %y) {
  ret void
}

define void @moved(ptr %p) {
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: fp128 type is not supported [type-fp128]
  %a = alloca [4 x fp128]
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: fp128 type is not supported [type-fp128]
  %b = load { fp128, i32 }, ptr %p
; CHECK: [[@LINE+1]]:{{[0-9]+}}: error: fp128 type is not supported [type-fp128]
  store { fp128, i32 } %b, ptr %a
  ret void
}

define void @computed(ptr %p, fp128 %x) {
; CHECK: [[@LINE+2]]:{{[0-9]+}}: error: fp128 type is not supported [type-fp128]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: fp128 type is not supported [type-fp128]
  %a = fadd fp128 %x, %x
; CHECK: [[@LINE+2]]:{{[0-9]+}}: error: fp128 type is not supported [type-fp128]
; PTX: [[@LINE+1]]:{{[0-9]+}}: warning: fp128 type is not supported [type-fp128]
  %b = fptrunc fp128 %a to double
  store double %b, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
