; A prototype with .noreturn requires PTX 6.4; sm_75 alone requires less.

; RUN: nvvmc emit -O0 --arch=sm_75 %s -o %t.ptx
; RUN: FileCheck %s --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}
; RUN: not nvvmc emit -O0 --arch=sm_75 --ptx=6.3 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OLD

; OLD: error: .noreturn needs PTX 6.4; --ptx=6.3 was given [emit-needs-ptx]

target triple = "nvptx64-nvidia-cuda"

; CHECK: .version 6.4
; CHECK: .callprototype _ () .noreturn;
define void @f(ptr %f) {
  call void %f() noreturn
  unreachable
}
