; A value that a constraint has no room for, or a float of another width, is told
; at its place; so are operands that do not exist.
;
; RUN: not nvvmc emit %s --arch=sm_80 -o - 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: [[@LINE+2]]:8: error: inline assembly: a value of i64 does not fit the 32 bits of 'r' [emit-inline-asm]
define i32 @input(i64 %a) {
  %r = call i32 asm "mov.b32 $0, $1;", "=r,r"(i64 %a)
  ret i32 %r
}
; CHECK: [[@LINE+2]]:8: error: inline assembly: a value of i64 does not fit the 32 bits of 'r'
define { i32, i64 } @output(i32 %a) {
  %r = call { i32, i64 } asm "mov.b32 $0, $2; mov.b32 $1, $2;", "=r,=r,r"(i32 %a)
  ret { i32, i64 } %r
}
; CHECK: [[@LINE+2]]:8: error: inline assembly: a value of double does not fit the 32 bits of 'f'
define float @narrow(double %a) {
  %r = call float asm "mov.b32 $0, $1;", "=f,f"(double %a)
  ret float %r
}
; CHECK: [[@LINE+2]]:8: error: inline assembly: a value of float does not fit the 64 bits of 'd'
define double @wide(float %a) {
  %r = call double asm "mov.b64 $0, $1;", "=d,d"(float %a)
  ret double %r
}
; CHECK: [[@LINE+2]]:8: error: inline assembly: operand 5 does not exist
define i32 @missing(i32 %a) {
  %r = call i32 asm "mov.b32 $0, $5;", "=r,r"(i32 %a)
  ret i32 %r
}
; CHECK: [[@LINE+2]]:8: error: inline assembly: operand of 'n' is no constant
define i32 @number(i32 %a) {
  %r = call i32 asm "mov.b32 $0, $1;", "=r,n"(i32 %a)
  ret i32 %r
}
; CHECK: 6 errors
