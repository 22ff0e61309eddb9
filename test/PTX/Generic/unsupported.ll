; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot emit intrinsic llvm.sin.f32: {{.*}} [emit-unsupported-intrinsic]
; CHECK: error: cannot emit intrinsic llvm.eh.typeid.for.p0: {{.*}} [emit-unsupported-intrinsic]
; GOOD: sin.approx.f32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.sin.f32(float)
declare i32 @llvm.eh.typeid.for.p0(ptr)

define float @exact_sine(float %a) {
  %r = call float @llvm.sin.f32(float %a)
  ret float %r
}
define i32 @exception(ptr %p) {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr %p)
  ret i32 %r
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.sin.f32(float)

define float @approximate_sine(float %a) {
  %r = call afn float @llvm.sin.f32(float %a)
  ret float %r
}
