; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: inline assembly: unknown output constraint 'x' [emit-inline-asm]
; CHECK: error: inline assembly: operand 3 does not exist [emit-inline-asm]
; CHECK: error: inline assembly: operand of 'n' is not a constant [emit-inline-asm]
; CHECK: error: inline assembly: bad operand number after $ in the text [emit-inline-asm]
; CHECK: error: inline assembly: operand 1 has no form for modifier 'z' [emit-inline-asm]
; CHECK: error: inline assembly: an operand has no single register that could hold it [emit-inline-asm]
; CHECK: error: inline assembly: the text contains non-ASCII bytes [emit-inline-asm]
; GOOD: add.s32 %r3, %r1, %r2;

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @constraint(i32 %a) {
  %r = call i32 asm "mov.u32 $0, $1;", "=x,r"(i32 %a)
  ret i32 %r
}
define i32 @missing_operand(i32 %a) {
  %r = call i32 asm "mov.u32 $0, $3;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @not_a_constant(i32 %a) {
  %r = call i32 asm "mov.u32 $0, $1;", "=r,n"(i32 %a)
  ret i32 %r
}
define void @lone_dollar() {
  call void asm sideeffect "bra $L;", ""()
  ret void
}
define i32 @modifier(i32 %a) {
  %r = call i32 asm "mov.u32 $0, ${1:z};", "=r,r"(i32 %a)
  ret i32 %r
}
define void @too_wide([2 x i32] %a) {
  call void asm sideeffect "// $0", "l"([2 x i32] %a)
  ret void
}
define void @not_ascii() {
  call void asm sideeffect "// \C3\A4", ""()
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @add(i32 %a, i32 %b) {
  %r = call i32 asm "add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
