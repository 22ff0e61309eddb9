; RUN: split-file --leading-lines %s %t
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: %if ptxas %{ nvvmc emit --arch=sm_90 %t/good.ll -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; What ptxas would reject, at its column of the string.
; GOOD-NOT: misc-asm-{{syntax|undeclared|kind|unknown}}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @unclosed(i32 %a) {
; CHECK: bad.ll:[[#@LINE+1]]:29: error: inline assembly, column 1: '{' is not closed [misc-asm-syntax]
  call void asm sideeffect "{ .reg .b32 t; mov.b32 t, $0;", "r"(i32 %a)
  ret void
}
define void @unopened(i32 %a) {
; CHECK: bad.ll:[[#@LINE+1]]:61: error: inline assembly, column 33: '}' closes nothing [misc-asm-syntax]
  call void asm sideeffect "{ .reg .b32 t; mov.b32 t, $0; } }", "r"(i32 %a)
  ret void
}
define void @bracket(ptr %p) {
; CHECK: error: inline assembly, column 14: '[' is not closed [misc-asm-syntax]
  call void asm sideeffect "st.global.u8 [$0, 1;", "l"(ptr %p)
  ret void
}
define void @nested(ptr %p) {
; CHECK: error: inline assembly, column 15: '[' inside of '[' [misc-asm-syntax]
  call void asm sideeffect "st.global.u8 [[$0]], 1;", "l"(ptr %p)
  ret void
}
define i32 @member(ptr %p) {
; CHECK: error: inline assembly, column 18: operand 1 of ld.global.v2.b32 is a vector, not a vector of registers [misc-asm-kind]
  %r = call i32 asm "ld.global.v2.b32 {$0, 7}, [$1];", "=r,l"(ptr %p)
  ret i32 %r
}
define void @unended() {
; CHECK: error: inline assembly, line 2, column 1: 'membar' is not ended by a semicolon [misc-asm-syntax]
  call void asm sideeffect "bar.sync 0;\0Amembar.gl", ""() convergent
  ret void
}
define i32 @undeclared(i32 %a) {
; CHECK: bad.ll:[[#@LINE+1]]:34: error: inline assembly, column 13: 'tmp' is not declared [misc-asm-undeclared]
  %r = call i32 asm "add.s32 $0, tmp, $1;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @out_of_scope(i32 %a) {
; CHECK: error: inline assembly, column 45: 't' is not declared [misc-asm-undeclared]
  %r = call i32 asm "{ .reg .b32 t; mov.b32 t, $1; } mov.b32 $0, t;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @guard(i32 %a) {
; CHECK: error: inline assembly, column 2: the guard is not a predicate [misc-asm-kind]
  %r = call i32 asm "@$1 mov.b32 $0, 1;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @width(i32 %a, i64 %b) {
; CHECK: error: inline assembly, column 17: operand 3 of add.s32 is a register of 64 bits, not a register of 32 bits [misc-asm-kind]
  %r = call i32 asm "add.s32 $0, $1, $2;", "=r,r,l"(i32 %a, i64 %b)
  ret i32 %r
}
define i32 @memory(ptr %p) {
; CHECK: error: inline assembly, column 19: operand 2 of ld.global.u32 is a register of 64 bits, not an address in brackets [misc-asm-kind]
  %r = call i32 asm "ld.global.u32 $0, $1;", "=r,l"(ptr %p)
  ret i32 %r
}
define i32 @count(i32 %a) {
; CHECK: error: inline assembly, column 1: add.s32 takes 3 operands, not 2 [misc-asm-kind]
  %r = call i32 asm "add.s32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %r
}
define float @class(float %a) {
; CHECK: error: inline assembly, column 28: operand 2 of add.f32 is a register of 32 bits, not a register for floats of 32 bits [misc-asm-kind]
  %r = call float asm "{ .reg .s32 t; add.f32 $0, t, $1; }", "=f,f"(float %a)
  ret float %r
}
define float @number() {
; CHECK: error: inline assembly, column 13: operand 2 of mov.f32 is an integer, not a floating-point number [misc-asm-kind]
  %r = call float asm "mov.f32 $0, 1;", "=f"()
  ret float %r
}
define void @immediate(i32 %a) {
; CHECK: error: inline assembly, column 15: operand 1 of st.shared.u32 is a number in brackets, which is an address only in .local [misc-asm-kind]
  call void asm sideeffect "st.shared.u32 [16], $0;", "r"(i32 %a)
  ret void
}
define void @address(float %a) {
; CHECK: error: inline assembly, column 51: the address is not a register of 32 or 64 bits [misc-asm-kind]
  call void asm sideeffect "{ .reg .f32 t; mov.f32 t, $0; prefetch.global.L2 [t]; }", "f"(float %a)
  ret void
}
define i32 @policy(ptr %p) {
; CHECK: error: inline assembly, column 1: ld.global.L2::cache_hint.u32 takes 3 operands, not 2 [misc-asm-kind]
  %r = call i32 asm "ld.global.L2::cache_hint.u32 $0, [$1];", "=r,l"(ptr %p)
  ret i32 %r
}
define i32 @policyWidth(ptr %p, i32 %a) {
; CHECK: error: inline assembly, column 40: operand 3 of ld.global.L2::cache_hint.u32 is a register of 32 bits, not a register of 64 bits [misc-asm-kind]
  %r = call i32 asm "ld.global.L2::cache_hint.u32 $0, [$1], $2;", "=r,l,r"(ptr %p, i32 %a)
  ret i32 %r
}
define void @elements(ptr %p, i32 %a, i64 %b) {
; CHECK: error: inline assembly, column 24: operand 2 of st.global.v2.b32 is a vector, not a vector of registers of one width [misc-asm-kind]
  call void asm sideeffect "st.global.v2.b32 [$0], {$1, $2};", "l,r,l"(ptr %p, i32 %a, i64 %b)
  ret void
}
define void @scalar(ptr %p, i32 %a) {
; CHECK: error: inline assembly, column 24: operand 2 of st.global.v2.b32 is a register of 32 bits, not a vector of 2 [misc-asm-kind]
  call void asm sideeffect "st.global.v2.b32 [$0], $1;", "l,r"(ptr %p, i32 %a)
  ret void
}
define i32 @compare(ptr %p, i32 %a) {
; CHECK: error: inline assembly, column 1: atom.global.cas.b32 takes 4 operands, not 3 [misc-asm-kind]
  %r = call i32 asm sideeffect "atom.global.cas.b32 $0, [$1], $2;", "=r,l,r"(ptr %p, i32 %a)
  ret i32 %r
}
define i32 @atomicWidth(ptr %p, i64 %b) {
; CHECK: error: inline assembly, column 31: operand 3 of atom.global.add.u32 is a register of 64 bits, not a register of 32 bits [misc-asm-kind]
  %r = call i32 asm sideeffect "atom.global.add.u32 $0, [$1], $2;", "=r,l,l"(ptr %p, i64 %b)
  ret i32 %r
}
define void @reduction(ptr %p, i32 %a) {
; CHECK: error: inline assembly, column 30: red.global.add.u32 takes 2 operands, not 3 [misc-asm-kind]
  call void asm sideeffect "red.global.add.u32 [$0], $1, $1;", "l,r"(ptr %p, i32 %a)
  ret void
}
define float @several(ptr %p) {
; CHECK: error: inline assembly, column 62: operand 1 of multimem.ld_reduce.relaxed.sys.global.add.f32 is a register of 64 bits for floats, not a register of 32 bits [misc-asm-kind]
  %r = call float asm sideeffect "{ .reg .f64 t; multimem.ld_reduce.relaxed.sys.global.add.f32 t, [$1]; mov.b32 $0, 0; }", "=f,l"(ptr %p)
  ret float %r
}
define i32 @root(i32 %a) {
; CHECK: bad.ll:[[#@LINE+1]]:22: warning: inline assembly, column 1: 'movv' is not known; did you mean 'mov'? [misc-asm-unknown]
  %r = call i32 asm "movv.b32 $0, $1;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @modifier(i32 %a) {
; CHECK: warning: inline assembly, column 10: '.wrop' is not known; did you mean 'wrap'? [misc-asm-unknown]
  %r = call i32 asm "shf.l.b32.wrop $0, $1, $1, 3;", "=r,r"(i32 %a)
  ret i32 %r
}
define i32 @special() {
; CHECK: warning: inline assembly, column 13: '%lanid' is not known; did you mean 'laneid'? [misc-asm-unknown]
  %r = call i32 asm "mov.u32 $0, %lanid;", "=r"()
  ret i32 %r
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = addrspace(3) global [4 x i32] zeroinitializer

; One text opens what another closes, and declares what it uses.
define void @several(i32 %a) {
  call void asm sideeffect "{ .reg .b32 t<4>; .reg .pred p;", ""()
  call void asm sideeffect "mov.b32 t3, $0; setp.ne.s32 p, t3, 0;", "r"(i32 %a)
  call void asm sideeffect "@!p bra DONE; bar.warp.sync -1;", ""() convergent
  call void asm sideeffect "DONE: }", ""()
  ret void
}
; A vector of one register is the register: Triton's loads, stores and atomics.
define i32 @single(ptr addrspace(1) %p, i1 %guard) {
  %r = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %p, i1 %guard)
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %r, ptr addrspace(1) %p, i1 %guard)
  %h = call i16 asm sideeffect "ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %p)
  %a = call i32 asm sideeffect "atom.global.gpu.acq_rel.add.u32 $0, [ $1 + 0 ], $2;", "=r,l,r"(ptr addrspace(1) %p, i32 %r)
  ret i32 %a
}
; Loops as CUTLASS writes them, comments, pragmas, calls, vectors, swizzles.
define i32 @styles(ptr addrspace(3) %bar, i32 %phase, ptr %p) {
  call void asm sideeffect "{\0A.reg .pred       P1;\0ALAB_WAIT:\0Ambarrier.try_wait.parity.shared::cta.b64 P1, [$0], $1;\0A@P1 bra DONE;\0Abra     LAB_WAIT;\0ADONE:\0A}", "r,r"(ptr addrspace(3) %bar, i32 %phase) convergent
  call void asm sideeffect "st.local.u32 [16], $0; st.shared.v2.b32 [$0], {$0, 7};", "r"(i32 %phase)
  %old = call i32 asm sideeffect "atom.global.exch.L2::cache_hint.b32 $0, [$1], $2, $3;", "=r,l,r,l"(ptr %p, i32 %phase, i64 0)
  call void asm sideeffect "/* } { */ .pragma \22nounroll\22; // {", ""()
  %v = call { i32, i32 } asm sideeffect "{ .reg .v4 .b32 v; ld.global.v4.b32 v, [$2+16]; mov.b32 $0, v.x; mov.b32 $1, v.w; }", "=r,=r,l"(ptr %p)
  %w = call { i32, i32 } asm sideeffect "{ .reg .b64 t; mov.b64 t, {$0, $2}; mov.b64 {_, $1}, t; mov.u32 $0, %tid.x; }", "=&r,=&r,r"(i32 %phase)
  %t = call i32 asm "mov.u32 $0, table;", "=r"()
  %n = call i32 asm "add.s32 $0, $1, ${2:n};", "=r,r,n"(i32 %t, i32 4)
  ret i32 %n
}
