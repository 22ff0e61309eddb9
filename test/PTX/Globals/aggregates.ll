; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Every initial value that is not a single number is an array of bytes, without
; the zeros at its end.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .visible .global .align 16 .b8 i128[16] = {255, 255, 255, 255, 255, 255, 255, 255, 1};
@i128 = addrspace(1) global i128 36893488147419103231
; CHECK: .visible .const .align 2 .b8 array[16] = {1, 0, 2, 0, 3};
@array = addrspace(4) constant [8 x i16] [i16 1, i16 2, i16 3, i16 0, i16 0, i16 0, i16 0, i16 0]
; CHECK: .global .align 1 .b8 string[6] = {104, 101, 108, 108, 111};
@string = private addrspace(1) constant [6 x i8] c"hello\00"
; CHECK: .visible .global .align 8 .b8 struct[12] = {1, 0, 0, 0, 2, 0, 0, 0, 3};
@struct = addrspace(1) global { i8, i32, i8 } { i8 1, i32 2, i8 3 }
; CHECK: .visible .global .align 1 .b8 packed[6] = {1, 2, 0, 0, 0, 3};
@packed = addrspace(1) global <{ i8, i32, i8 }> <{ i8 1, i32 2, i8 3 }>, align 1
; CHECK: .visible .global .align 16 .b8 vector[16] = {1, 0, 0, 0, 2, 0, 0, 0, 3};
@vector = addrspace(1) global <3 x i32> <i32 1, i32 2, i32 3>
; CHECK: .visible .global .align 1 .b8 bits[1] = {133};
@bits = addrspace(1) global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1>
; CHECK: .visible .global .align 256 .b8 nested[40] = {0, 0, 0, 0, 0, 0, 128, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60};
@nested = addrspace(1) global [2 x { i32, float, [2 x i32], half }] [{ i32, float, [2 x i32], half } { i32 0, float 1.0, [2 x i32] undef, half 1.0 }, { i32, float, [2 x i32], half } zeroinitializer], align 256
; CHECK: .visible .global .align 4 .b8 zeros[4096];
@zeros = addrspace(1) global [1024 x i32] zeroinitializer, align 4

; PTX has no empty arrays; a defined one has one byte.
; CHECK: .visible .global .align 4 .b8 empty;
@empty = addrspace(1) global [0 x i32] zeroinitializer
