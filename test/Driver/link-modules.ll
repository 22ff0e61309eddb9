; Two definitions of the same name do not link; an internal one does not
; conflict.
; RUN: not nvvmc compile %s %s --arch=sm_80 -o - 2>&1 | FileCheck %s
; RUN: sed 's/define void/define internal void/' %s > %t.ll
; RUN: nvvmc compile %s %t.ll --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot link {{.*}}link-modules.ll: {{.*}}symbol multiply defined{{.*}} [link-modules]
; CHECK: help: make one of the definitions internal, weak or linkonce_odr
; GOOD: .visible .func f(

target triple = "nvptx64-nvidia-cuda"
define void @f() {
  ret void
}
