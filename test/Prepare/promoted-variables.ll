; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; At -O2, variables that need no memory have none, except in optnone functions.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: promoted(
; CHECK-NOT: local
; CHECK: add.s32
; CHECK: ret
define i32 @promoted(i32 %a, i32 %b) {
  %x = alloca { i32, i32 }, align 4
  %second = getelementptr { i32, i32 }, ptr %x, i32 0, i32 1
  store i32 %a, ptr %x
  store i32 %b, ptr %second
  %p = load i32, ptr %x
  %q = load i32, ptr %second
  %r = add i32 %p, %q
  ret i32 %r
}

; CHECK-LABEL: kept(
; CHECK: .local .align 4 .b8
; CHECK: st.local.u32
; CHECK: ld.local.u32
define i32 @kept(i32 %a) optnone noinline {
  %x = alloca i32, align 4
  store i32 %a, ptr %x
  %p = load i32, ptr %x
  ret i32 %p
}
