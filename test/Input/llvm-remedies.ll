; Messages of LLVM's verifier get a remedy: a specific one, or else the general
; one.

; RUN: split-file %s %t
; RUN: not nvvmc verify --arch=sm_90 %t/phi.ll 2>&1 | FileCheck %s --check-prefix=PHI
; RUN: not nvvmc verify --arch=sm_90 %t/call.ll 2>&1 | FileCheck %s --check-prefix=CALL
; RUN: not nvvmc verify --arch=sm_90 %t/rare.ll 2>&1 | FileCheck %s --check-prefix=RARE

; PHI: error: PHINode should have one entry for each predecessor of its parent basic block! [misc-llvm-verifier]
; PHI: help: give the phi one entry for each edge that leads to its block, and no other
; CALL: error: immarg operand has non-immediate parameter [misc-llvm-verifier]
; CALL: help: pass a constant; if it depends on a value, branch to a separate call for each
; RARE: [misc-llvm-verifier]
; RARE: help: see the LLVM Language Reference; opt -verify-each finds the pass that produced the invalid IR

;--- phi.ll
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ]
  ret i32 %x
}
;--- call.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @f(ptr %p, i1 %v) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 %v)
  ret void
}
;--- rare.ll
define void @f() {
  %a = alloca swifterror i32
  ret void
}
