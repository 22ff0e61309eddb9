; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; 64-bit divisions call a routine. If the operands turn out to fit in 32 bits, a
; 32-bit division is used; if that is known in advance, no test is needed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: unknown(
; CHECK: or.b64
; CHECK: setp.eq.b64
; CHECK: div.u32
; CHECK: div.s64
; O0-LABEL: unknown(
; O0-NOT: .u32
; O0: div.s64
define i64 @unknown(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}

; CHECK-LABEL: known(
; CHECK-NOT: setp
; CHECK: rem.u32
; CHECK-NOT: rem.u64
; CHECK: ret
define i64 @known(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %q = urem i64 %x, %y
  ret i64 %q
}
