; At -O2, adjacent accesses become vectors, as far as alignment is known.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; O0-NOT: .v2
; O0-NOT: .v4
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: four(
; CHECK: ld.v4.f32
; CHECK: st.v2.f32
define void @four(ptr align 16 %in, ptr align 8 %out) {
  %a = load float, ptr %in, align 16
  %p1 = getelementptr float, ptr %in, i64 1
  %b = load float, ptr %p1, align 4
  %p2 = getelementptr float, ptr %in, i64 2
  %c = load float, ptr %p2, align 8
  %p3 = getelementptr float, ptr %in, i64 3
  %d = load float, ptr %p3, align 4
  %x = fadd float %a, %b
  %y = fadd float %c, %d
  store float %x, ptr %out, align 8
  %q = getelementptr float, ptr %out, i64 1
  store float %y, ptr %q, align 4
  ret void
}

; CHECK-LABEL: unaligned(
; CHECK-NOT: .v2
; CHECK: ret
define float @unaligned(ptr %in) {
  %a = load float, ptr %in, align 4
  %p1 = getelementptr float, ptr %in, i64 1
  %b = load float, ptr %p1, align 4
  %x = fadd float %a, %b
  ret float %x
}
