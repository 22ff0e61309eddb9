; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Addresses in initial values: by name in their own space, generic(NAME) as
; generic pointers; as words if the value consists of whole words, otherwise as
; masked bytes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .version 7.8
; CHECK: .visible .func function()
; CHECK: .visible .global .align 4 .b8 target[16] = {1};
@target = addrspace(1) global [4 x i32] [i32 1, i32 0, i32 0, i32 0], align 4
; CHECK: .visible .const .align 4 .u32 number = 5;
@number = addrspace(4) constant i32 5

; CHECK: .visible .global .align 8 .u64 same = target;
@same = addrspace(1) global ptr addrspace(1) @target
; CHECK: .visible .global .align 8 .u64 generic_ = generic(target);
@generic_ = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @target to ptr)
; CHECK: .visible .global .align 8 .u64 generic_const = generic(number);
@generic_const = addrspace(1) global ptr addrspacecast (ptr addrspace(4) @number to ptr)
; CHECK: .visible .global .align 8 .u64 offset = target+8;
@offset = addrspace(1) global ptr addrspace(1) getelementptr ([4 x i32], ptr addrspace(1) @target, i64 0, i64 2)
; CHECK: .visible .global .align 8 .u64 negative = generic(target)+-4;
@negative = addrspace(1) global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @target to ptr), i64 -4)
; CHECK: .visible .global .align 8 .u64 integer = generic(target)+4;
@integer = addrspace(1) global i64 add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @target to ptr) to i64), i64 4)
; CHECK: .visible .global .align 8 .u64 distance = 12;
@distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @target, i64 12) to i64), i64 ptrtoint (ptr addrspace(1) @target to i64))

; CHECK: .visible .global .align 8 .u64 mixed[4] = {7, generic(target), 9};
@mixed = addrspace(1) global { i32, ptr, i64, i64 } { i32 7, ptr addrspacecast (ptr addrspace(1) @target to ptr), i64 9, i64 0 }, align 8
; CHECK: .visible .global .align 8 .u64 functions[2] = {function, kernel};
@functions = addrspace(1) global [2 x ptr] [ptr @function, ptr @kernel], align 8

; CHECK: .visible .global .align 1 .u8 packed[10] = {5, 0xFF(generic(target)), 0xFF00(generic(target)), 0xFF0000(generic(target)), 0xFF000000(generic(target)), 0xFF00000000(generic(target)), 0xFF0000000000(generic(target)), 0xFF000000000000(generic(target)), 0xFF00000000000000(generic(target)), 6};
@packed = addrspace(1) global <{ i8, ptr, i8 }> <{ i8 5, ptr addrspacecast (ptr addrspace(1) @target to ptr), i8 6 }>, align 1
; CHECK: .visible .global .align 4 .u8 half_of[4] = {0xFF(target+4), 0xFF00(target+4), 0xFF0000(target+4), 0xFF000000(target+4)};
@half_of = addrspace(1) global i32 trunc (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @target, i64 4) to i64) to i32)

; The same words with other types.
; CHECK: .visible .global .align 8 .u64 as_double = target;
@as_double = addrspace(1) global double bitcast (i64 ptrtoint (ptr addrspace(1) @target to i64) to double)
; CHECK: .visible .global .align 16 .u64 lanes[2] = {target, target+4};
@lanes = addrspace(1) global <2 x i64> <i64 ptrtoint (ptr addrspace(1) @target to i64), i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @target, i64 4) to i64)>
; CHECK: .visible .global .align 16 .u64 wide[2] = {target};
@wide = addrspace(1) global i128 ptrtoint (ptr addrspace(1) @target to i128)

define void @function() {
  ret void
}
define ptx_kernel void @kernel() {
  ret void
}
