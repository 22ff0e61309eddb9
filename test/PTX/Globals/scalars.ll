; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Numbers as initial values. Floats are printed as bits, and half and bfloat as
; integers: as a float literal ptxas would store 0.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .visible .global .align 1 .u8 i1 = 1;
@i1 = addrspace(1) global i1 true
; CHECK: .visible .global .align 1 .u8 i8 = 255;
@i8 = addrspace(1) global i8 -1
; CHECK: .visible .global .align 2 .u16 i16 = 65535;
@i16 = addrspace(1) global i16 -1
; CHECK: .visible .global .align 4 .u32 i24 = 70000;
@i24 = addrspace(1) global i24 70000
; CHECK: .visible .const .align 4 .u32 i32 = 4294967295;
@i32 = addrspace(4) constant i32 -1
; CHECK: .visible .global .align 8 .u64 i33 = 4294967297;
@i33 = addrspace(1) global i33 4294967297
; CHECK: .visible .global .align 8 .u64 i64 = 18446744073709551615;
@i64 = addrspace(1) global i64 -1
; CHECK: .visible .global .align 4 .f32 f32 = 0f3F800000;
@f32 = addrspace(1) global float 1.0
; CHECK: .visible .global .align 8 .f64 f64 = 0d3FF0000000000000;
@f64 = addrspace(1) global double 1.0
; CHECK: .visible .global .align 2 .b16 f16 = 0x3C00;
@f16 = addrspace(1) global half 1.0
; CHECK: .visible .global .align 2 .b16 bf16 = 0x3F80;
@bf16 = addrspace(1) global bfloat 1.0
; CHECK: .visible .global .align 8 .u64 number = 4660;
@number = addrspace(1) global ptr inttoptr (i64 4660 to ptr)

; Zeros and undef are not printed.
; CHECK: .visible .global .align 4 .u32 zero;
@zero = addrspace(1) global i32 0
; CHECK: .visible .global .align 4 .f32 undefined;
@undefined = addrspace(1) global float undef
; CHECK: .visible .global .align 8 .u64 null;
@null = addrspace(1) global ptr null
; CHECK: .visible .global .align 4 .f32 minus_zero = 0f80000000;
@minus_zero = addrspace(1) global float -0.0
