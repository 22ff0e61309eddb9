; RUN: split-file %s %t
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s --check-prefix=BAD

; clang doubles each dollar sign of the source. Handwritten text that does not
; is reported at its location.

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: $L_a: mov.u32 %r{{[0-9]+}}, %r{{[0-9]+}}; // 100% {x|y} $L__tmp
define i32 @clang(i32 %a) {
  %r = call i32 asm "$$L_a: mov.u32 $0, ${1}; // 100% {x|y} ${:private}tmp", "=r,r"(i32 %a)
  ret i32 %r
}
; Operand 10 is not operand 1 followed by a zero.
; CHECK: add.u32 %r11, %r10, %r9; // %r10
define i32 @ten(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j) {
  %r = call i32 asm "add.u32 $0, $10, ${9}; // ${1}0", "=r,r,r,r,r,r,r,r,r,r,r"(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  ret i32 %r
}
;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @hand_written() {
  ; BAD: bad.ll:6:3: error: inline assembly: bad operand number after $ in the text [emit-inline-asm]
  call void asm sideeffect "$L_a: bra $L_a;", ""()
  ; BAD: bad.ll:8:3: error: inline assembly: unterminated ${ in the text
  call void asm sideeffect "mov.u32 ${0, 1;", ""()
  ; BAD: bad.ll:10:3: error: inline assembly: bad operand number after ${ in the text
  call void asm sideeffect "mov.u32 ${x}, 1;", ""()
  ret void
}
