; What of an address is not known.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global i8 1
@b = addrspace(1) global i32 1
; CHECK-DAG: cannot emit global third_bit: initial value: it holds part of an address
@third_bit = addrspace(1) global i3 ptrtoint (ptr addrspace(1) @b to i3)
; CHECK-DAG: cannot emit global of_byte: initial value: it holds part of an address
@of_byte = addrspace(1) global i1 ptrtoint (ptr addrspace(1) @a to i1)
; CHECK-DAG: cannot emit global both: initial value: its offset is not a number
@both = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 ptrtoint (ptr addrspace(1) @b to i64))
; CHECK-DAG: cannot emit global twice: initial value: its offset is not a number
@twice = addrspace(1) global ptr addrspace(1) getelementptr (i16, ptr addrspace(1) null, i64 ptrtoint (ptr addrspace(1) @b to i64))
; CHECK-DAG: cannot emit global more: initial value: it is computed from an address
@more = addrspace(1) global i8 add (i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @b to i64) to <8 x i8>), i32 1), i8 1)
; CHECK: 5 errors
