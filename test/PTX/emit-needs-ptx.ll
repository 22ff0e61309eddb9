; RUN: not nvvmc emit %s --arch=sm_80 --ptx=7.2 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 --ptx=7.3 -o - | FileCheck %s --check-prefix=GOOD
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD
; RUN: not nvvmc emit %s --arch=sm_89 --ptx=7.7 -o - 2>&1 \
; RUN:   | FileCheck %s --check-prefix=MACHINE

; MACHINE: error: sm_89 needs PTX 7.8; --ptx=7.7 was given [emit-needs-ptx]
; CHECK: error: alloca needs PTX 7.3; --ptx=7.2 was given [emit-needs-ptx]
; GOOD: .version 7.3
; GOOD: alloca.u64
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @use(ptr)
define void @f(i32 %n) {
  %a = alloca i8, i32 %n
  call void @use(ptr %a)
  ret void
}
