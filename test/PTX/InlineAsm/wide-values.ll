; 'q' names 128 bits, every other letter one register; structures and arrays have
; none.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: bad.ll:3:8: error: inline assembly: a result has no single register that 'q' could name [emit-inline-asm]
; CHECK: bad.ll:7:3: error: inline assembly: an operand has no single register that could hold it [emit-inline-asm]
; CHECK: bad.ll:11:8: error: inline assembly: a result has no single register that 'l' could name [emit-inline-asm]
; CHECK: 3 errors

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
define { i32, [2 x i64] } @result() {
  %a = call { i32, [2 x i64] } asm "mov.b32 $0, 0;", "=r,=q"()
  ret { i32, [2 x i64] } %a
}
define void @operand([2 x i32] %v) {
  call void asm sideeffect "// $0", "q"([2 x i32] %v)
  ret void
}
define [2 x i32] @single() {
  %a = call [2 x i32] asm "mov.b64 $0, 0;", "=l"()
  ret [2 x i32] %a
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
define i128 @result(i64 %a) {
  %r = call i128 asm "mov.b128 $0, {$1, $1};", "=q,l"(i64 %a)
  ret i128 %r
}
define void @operand(<2 x i64> %v) {
  call void asm sideeffect "// $0", "q"(<2 x i64> %v)
  ret void
}
