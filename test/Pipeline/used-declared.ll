; A list of used values that is only declared crashes LLVM's ConstantMerge, but
; has no meaning.
; RUN: nvvmc opt --opt=2 --arch=sm_90 %s -o - | FileCheck %s
; RUN: nvvmc compile --profile=nvptx --opt=2 --arch=sm_90 %s -o - \
; RUN:   | FileCheck %s --check-prefix=PTX

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-NOT: @llvm
; CHECK: define void @f
; PTX: .visible .func f
@llvm.used = external global [1 x ptr]
@llvm.compiler.used = external global [1 x ptr]
@a = internal constant i32 1

define void @f(ptr %p) {
  %v = load i32, ptr @a
  store i32 %v, ptr %p
  ret void
}
