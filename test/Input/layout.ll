; A layout that LLVM cannot parse does not prevent the rest of the module from
; being read: a later syntax error is still found, and hides nothing of the layout.
; RUN: not nvvmc verify %s 2>&1 | FileCheck %s
; CHECK: layout.ll:[[@LINE+6]]:3: error: expected instruction opcode [misc-llvm-parser]
; CHECK: DataLayoutError: malformed specification
target datalayout = "e-p:oops"
target triple = "nvptx64-nvidia-cuda"

define void @k() {
  frob
}
