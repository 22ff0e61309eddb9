; A carrier requires the PTX version in which its machine has the instruction.

; RUN: nvvmc emit %s --arch=sm_89 -o - | FileCheck %s --check-prefix=SM89
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s --check-prefix=SM90
; RUN: nvvmc emit %s --arch=sm_89 --ptx=8.1 -o - | FileCheck %s --check-prefix=SM89
; RUN: not nvvmc emit %s --arch=sm_89 --ptx=8.0 -o - 2>&1 | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_89 -o %t.ptx && %ptxas -arch=sm_89 -c %t.ptx -o /dev/null %}
; SM89: .version 8.1
; SM90: .version 7.8
; CHECK: error: cvt.rn.satfinite.e4m3x2.f32 needs PTX 8.1; --ptx=8.0 was given [emit-needs-ptx]

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @e4m3x2_f32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9218, i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)
