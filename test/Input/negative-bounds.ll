; Launch bounds that are negative or exceed 32 bits are printed as written,
; whatever LLVM's readers turn them into.

; RUN: not nvvmc compile --arch=sm_90 %s 2>&1 | FileCheck %s
; RUN: nvvmc lower --arch=sm_90 %s -o - | FileCheck %s --check-prefix=IR

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: launch bound nvvm.maxntid of kernel a is not one to three positive decimal numbers: 32,-1 [emit-launch-bound]
define ptx_kernel void @a() {
  ret void
}
; CHECK: launch bound nvvm.minctasm of kernel b is not one to three positive decimal numbers: 8589934592
define ptx_kernel void @b() {
  ret void
}
; CHECK: launch bound nvvm.maxnreg of kernel c {{.*}}: -3
; CHECK-NEXT: !2 = !{ptr @c, !"maxnreg", i32 -3}
; CHECK-NEXT: {{^ +\^~+$}}
define ptx_kernel void @c() {
  ret void
}
; CHECK: launch bound nvvm.reqntid of kernel d {{.*}}: -5
define ptx_kernel void @d() "nvvm.reqntid"="-5" {
  ret void
}
; CHECK-NOT: 42949672{{9[0-5]}}
; IR: "nvvm.maxntid"="32,-1"

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @a, !"maxntidx", i32 32, !"maxntidy", i32 -1}
!1 = !{ptr @b, !"minctasm", i64 8589934592}
!2 = !{ptr @c, !"maxnreg", i32 -3}
