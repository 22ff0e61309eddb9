; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx %}
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}
; RUN: not nvvmc emit %S/Inputs/computed-addresses.ll --arch=sm_90 -O0 -o - 2>&1 \
; RUN:   | FileCheck %S/Inputs/computed-addresses.ll

; The parts of an address that are known before the program is loaded.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@b = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

; If an address is a multiple of 4, its lowest two bits are zero.
; CHECK-DAG: .u8 bit;
@bit = addrspace(1) global i1 ptrtoint (ptr addrspace(1) @b to i1)
; CHECK-DAG: .u8 odd = 1;
@odd = addrspace(1) global i1 trunc (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 1) to i64) to i1)
; CHECK-DAG: .u8 two = 2;
@two = addrspace(1) global i2 trunc (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 6) to i64) to i2)

; An address as an offset from null, and a distance as an offset.
; CHECK-DAG: .u64 from_null = b;
@from_null = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) null, i64 ptrtoint (ptr addrspace(1) @b to i64))
; CHECK-DAG: .u64 past_null = b+8;
@past_null = addrspace(1) global ptr addrspace(1) getelementptr ([8 x i8], ptr addrspace(1) getelementptr (i8, ptr addrspace(1) null, i64 ptrtoint (ptr addrspace(1) @b to i64)), i64 1)
; CHECK-DAG: .u64 by_distance = b+12;
@by_distance = addrspace(1) global ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @b, i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 3) to i64), i64 ptrtoint (ptr addrspace(1) @b to i64)))

; CHECK-DAG: .u8 low[1] = {0xFF(b)};
@low = addrspace(1) global i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @b to i64) to <8 x i8>), i32 0)
; CHECK-DAG: .u8 third[1] = {0xFF0000(b+4)};
@third = addrspace(1) global i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 4) to i64) to <8 x i8>), i32 2)
; CHECK-DAG: .u8 high[4] = {0xFF00000000(b), 0xFF0000000000(b), 0xFF000000000000(b), 0xFF00000000000000(b)};
@high = addrspace(1) global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr addrspace(1) @b to i64) to <2 x i32>), i32 1)
