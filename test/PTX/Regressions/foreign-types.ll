; Vectors of unknown length and types of other targets are rejected once per
; function, before any pass sees them, by verify as well as compile.
; RUN: not nvvmc emit -O0 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not nvvmc emit -O2 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not nvvmc compile --opt=2 %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx %s 2>&1 | FileCheck %s

; CHECK-NOT: crash
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: in @parameter
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: in @variable
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: in @address
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: in @constant
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: in @aggregate
; CHECK: error: cannot emit a value of a type that no register can hold [emit-unsupported-type]
; CHECK: in @foreign
; CHECK-NOT: error:
; CHECK: 6 errors

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define <vscale x 2 x double> @parameter(<vscale x 2 x double> %x) {
  %y = fneg <vscale x 2 x double> %x
  ret <vscale x 2 x double> %y
}

define void @variable() {
  %v = alloca <vscale x 4 x i32>
  ret void
}

define ptr @address(ptr %p, i64 %i) {
  %q = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  ret ptr %q
}

define void @constant(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}

define void @aggregate(ptr %p) {
  %v = load { <vscale x 4 x i32>, <vscale x 4 x i32> }, ptr %p
  ret void
}

define void @foreign(target("aarch64.svcount") %x) {
  ret void
}

define i32 @good(i32 %x) {
  ret i32 %x
}
