; RUN: nvvmc emit %s --arch=sm_90 -O0 --annotate -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=PLAIN
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 --annotate -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; PTX has no comdats: the linkage expresses what it can, and --annotate says
; that there was one.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; PLAIN-NOT: comdat
; CHECK: // comdat g is left out: PTX has none
; CHECK-NEXT: .weak .global .align 4 .u32 g = 1;
; CHECK: // .weak f
; CHECK-NEXT: // comdat of both is left out: PTX has none
; CHECK-NEXT: .weak .func f()
$g = comdat any
$"of both" = comdat nodeduplicate
@g = linkonce_odr addrspace(1) global i32 1, comdat
define weak_odr void @f() comdat($"of both") {
  ret void
}
