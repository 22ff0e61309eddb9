; Nesting that overruns the reader's stack ends in one line; a constant that is
; nested as real code nests them is fine.

; RUN: %python -c "n = 200000; print('@g = global i64 ' + 'ptrtoint (ptr inttoptr (i64 ' * n)" > %t.bad.ll
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify --arch=sm_90 %t.bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: nvvmc verify --arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}.bad.ll: error: LLVM's reader cannot survive this input [misc-llvm-crash]
; GOOD-NOT: {{error|warning}}:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global i64 ptrtoint (ptr inttoptr (i64 ptrtoint (ptr inttoptr (i64 7 to ptr) to i64) to ptr) to i64)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
