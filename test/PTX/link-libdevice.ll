; A library that is named must be valid; if nothing in it is called, it is not
; even opened.

; RUN: split-file %s %t
; RUN: not nvvmc compile --arch=sm_90 --libdevice=%t/unused.ll %t/used.ll -o - 2>&1 \
; RUN:   | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --libdevice=%t/used.ll %t/unused.ll -o - 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot link libdevice {{.*}}unused.ll: it is not bitcode [link-libdevice]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- used.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @__nv_sinf(float)
define float @f(float %x) {
  %a = call float @__nv_sinf(float %x)
  ret float %a
}

;--- unused.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @f(float %x) {
  ret float %x
}
