; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: not nvvmc emit %s --arch=sm_75 --ptx=7.0 -O0 -o - 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}

; Bytes of addresses are masks, which PTX has from 7.1 on, and only in .u8.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; OLD: needs PTX 7.1; --ptx=7.0 was given [emit-needs-ptx]
; CHECK: .version 7.1
; CHECK: .visible .func function()
; CHECK: .visible .global .align 4 .u32 target;
@target = addrspace(1) global i32 0
; CHECK: .visible .global .align 1 .u8 packed[9] = {1, 0xFF(target), 0xFF00(target), 0xFF0000(target), 0xFF000000(target), 0xFF00000000(target), 0xFF0000000000(target), 0xFF000000000000(target), 0xFF00000000000000(target)};
@packed = addrspace(1) global <{ i8, ptr addrspace(1) }> <{ i8 1, ptr addrspace(1) @target }>, align 1
; CHECK: .visible .global .align 1 .u8 offset[9] = {0xFF(generic(target)+4), {{.*}}};
@offset = addrspace(1) global <{ ptr, i8 }> <{ ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @target to ptr), i64 4), i8 7 }>, align 1
; CHECK: .visible .global .align 1 .u8 of_function[9] = {2, 0xFF(function), {{.*}}};
@of_function = addrspace(1) global <{ i8, ptr }> <{ i8 2, ptr @function }>, align 1
define void @function() {
  ret void
}
