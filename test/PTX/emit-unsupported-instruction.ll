; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot emit indirectbr: PTX has no addresses of labels [emit-unsupported-instruction]
; CHECK: error: cannot emit a musttail call with variable arguments: PTX has no tail calls [emit-unsupported-instruction]
; CHECK: error: cannot emit callbr: inline assembly in PTX cannot jump to another block [emit-unsupported-instruction]
; CHECK: error: cannot emit a call of a kernel: PTX calls functions only [emit-unsupported-instruction]
; CHECK: error: cannot emit a store to constant memory: PTX only reads it [emit-unsupported-instruction]
; CHECK: 5 errors in
; GOOD: .visible .func
; An ordinary call.
; GOOD: tail(
; GOOD: call.uni
; GOOD: callee

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @jump(ptr %target) {
  indirectbr ptr %target, [label %only]
only:
  ret void
}
declare void @callee(...)
define void @tail(...) {
  musttail call void (...) @callee(...)
  ret void
}
define void @jump_from_text() {
  callbr void asm sideeffect "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}
define ptx_kernel void @kernel() {
  ret void
}
define void @calls_a_kernel() {
  call ptx_kernel void @kernel()
  ret void
}
define void @writes_a_constant(ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) %p
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @plain(i32 %r) {
  ret i32 %r
}
declare i32 @callee(i32)
define i32 @tail(i32 %x) {
  %r = musttail call i32 @callee(i32 %x)
  ret i32 %r
}
