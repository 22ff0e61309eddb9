; denormal_fpenv of LLVM 23 and later becomes the two strings of LLVM 22.
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s --allow-empty --check-prefix=SILENT
; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s
; SILENT-NOT: ignoring
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: flushed(
; CHECK: add.rn.ftz.f32
define float @flushed(float %x) denormal_fpenv(float: preservesign) {
  %y = fadd float %x, 1.0
  ret float %y
}
; CHECK-LABEL: kept(
; CHECK: add.rn.f32
define float @kept(float %x) denormal_fpenv(preservesign|dynamic, float: ieee) {
  %y = fadd float %x, 1.0
  ret float %y
}
; CHECK-LABEL: group(
; CHECK: add.rn.ftz.f32
define float @group(float %x) #0 {
  %y = fadd float %x, 1.0
  ret float %y
}
attributes #0 = { nounwind denormal_fpenv(preservesign) }

; A mode that is not known.
; RUN: sed 's/float: preservesign/float: newmode/' %s > %t.ll
; RUN: not nvvmc verify %t.ll 2>&1 | FileCheck %s --check-prefix=MODE
; MODE: .ll:9:33: error: expected '{' in function body
