; Type tests that link-time optimization has not resolved succeed.
; RUN: nvvmc emit -O0 %s -o - | FileCheck %s
; RUN: nvvmc verify --profile=nvptx %s
; RUN: nvvmc compile --profile=nvptx --opt=2 %s -o - | FileCheck %s

; CHECK-LABEL: f(
; CHECK: mov.pred [[TRUE:%p[0-9]+]], -1;
; CHECK: and.pred {{%p[0-9]+}}, [[TRUE]], [[TRUE]];

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.type.test(ptr, metadata)
declare i1 @llvm.public.type.test(ptr, metadata)

define i32 @f(ptr %p) {
  %a = call i1 @llvm.type.test(ptr %p, metadata !"A")
  %b = call i1 @llvm.public.type.test(ptr %p, metadata !"A")
  %c = and i1 %a, %b
  %d = zext i1 %c to i32
  ret i32 %d
}
