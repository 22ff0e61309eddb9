; An operation of a loop that is printed with its user behind the loop reads the
; last value of the loop's counter, not the next one.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx
; RUN: %{build}/test/ptx-run --kernels %t.ptx | FileCheck %s
; RUN: %if ptxas %{ %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@start = addrspace(1) global i32 1000001
@wide = addrspace(1) global i64 4294967296000
@limit = addrspace(1) global i32 500000

; mul.hi.u32: 3 * 2147483648 >> 32.
; CHECK: high: 00000001
define ptx_kernel void @high(ptr addrspace(1) %out) {
entry:
  %n = load volatile i32, ptr addrspace(1) @start
  br label %loop
loop:
  %a = phi i32 [ %n, %entry ], [ %b, %loop ]
  %z = zext i32 %a to i64
  %m = mul i64 %z, 2147483648
  %s = lshr i64 %m, 32
  %b = add i32 %a, -2
  %c = icmp sgt i32 %b, 2
  br i1 %c, label %loop, label %exit
exit:
  %t = trunc i64 %s to i32
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; mul.hi.u64: 4294967296 * 2^40 >> 64.
; CHECK: high_wide: 00000100 00000000
define ptx_kernel void @high_wide(ptr addrspace(1) %out) {
entry:
  %n = load volatile i64, ptr addrspace(1) @wide
  br label %loop
loop:
  %a = phi i64 [ %n, %entry ], [ %b, %loop ]
  %z = zext i64 %a to i128
  %m = mul i128 %z, 1099511627776
  %s = lshr i128 %m, 64
  %b = sub i64 %a, 4294967296
  %c = icmp sgt i64 %b, 0
  br i1 %c, label %loop, label %exit
exit:
  %t = trunc i128 %s to i64
  store i64 %t, ptr addrspace(1) %out
  ret void
}

; sad: the select is behind the loop.
; CHECK: difference: 0007a11d
define ptx_kernel void @difference(ptr addrspace(1) %out) {
entry:
  %n = load volatile i32, ptr addrspace(1) @start
  %o = load volatile i32, ptr addrspace(1) @limit
  br label %loop
loop:
  %a = phi i32 [ %n, %entry ], [ %b, %loop ]
  %lt = icmp slt i32 %a, %o
  %d1 = sub i32 %o, %a
  %d2 = sub i32 %a, %o
  %b = add i32 %a, -2
  %c = icmp sgt i32 %b, 2
  br i1 %c, label %loop, label %exit
exit:
  %t = select i1 %lt, i32 %d1, i32 %d2
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; The same, with the addition of sad behind the loop.
; CHECK: sum: 000f423d
define ptx_kernel void @sum(ptr addrspace(1) %out) {
entry:
  %n = load volatile i32, ptr addrspace(1) @start
  %o = load volatile i32, ptr addrspace(1) @limit
  br label %loop
loop:
  %a = phi i32 [ %n, %entry ], [ %b, %loop ]
  %lt = icmp slt i32 %a, %o
  %d1 = sub i32 %o, %a
  %d2 = sub i32 %a, %o
  %t = select i1 %lt, i32 %d1, i32 %d2
  %b = add i32 %a, -2
  %c = icmp sgt i32 %b, 2
  br i1 %c, label %loop, label %exit
exit:
  %u = add i32 %t, %o
  store i32 %u, ptr addrspace(1) %out
  ret void
}

; Other uses of their parts do not change where idioms read.
; CHECK: high_used: 00000001
define ptx_kernel void @high_used(ptr addrspace(1) %out) {
entry:
  %n = load volatile i32, ptr addrspace(1) @start
  br label %loop
loop:
  %a = phi i32 [ %n, %entry ], [ %b, %loop ]
  %z = zext i32 %a to i64
  %m = mul i64 %z, 2147483648
  store volatile i64 %m, ptr addrspace(1) @wide
  %s = lshr i64 %m, 32
  store volatile i64 %s, ptr addrspace(1) @wide
  %b = add i32 %a, -2
  %c = icmp sgt i32 %b, 2
  br i1 %c, label %loop, label %exit
exit:
  %t = trunc i64 %s to i32
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; CHECK: difference_used: 0007a11d
define ptx_kernel void @difference_used(ptr addrspace(1) %out) {
entry:
  %n = load volatile i32, ptr addrspace(1) @start
  %o = load volatile i32, ptr addrspace(1) @limit
  br label %loop
loop:
  %a = phi i32 [ %n, %entry ], [ %b, %loop ]
  %lt = icmp slt i32 %a, %o
  %bit = zext i1 %lt to i32
  store volatile i32 %bit, ptr addrspace(1) @start
  %d1 = sub i32 %o, %a
  store volatile i32 %d1, ptr addrspace(1) @start
  %d2 = sub i32 %a, %o
  store volatile i32 %d2, ptr addrspace(1) @start
  %b = add i32 %a, -2
  %c = icmp sgt i32 %b, 2
  br i1 %c, label %loop, label %exit
exit:
  %t = select i1 %lt, i32 %d1, i32 %d2
  store i32 %t, ptr addrspace(1) %out
  ret void
}

; The index is widened in the loop, and multiplied behind it.
; CHECK: index_used: 00000003
@table = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define ptx_kernel void @index_used(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %z = zext i32 %a to i64
  store volatile i64 %z, ptr addrspace(1) @wide
  %b = add i32 %a, 1
  %c = icmp ult i32 %b, 3
  br i1 %c, label %loop, label %exit
exit:
  %p = getelementptr i32, ptr addrspace(1) @table, i64 %z
  %t = load i32, ptr addrspace(1) %p
  store i32 %t, ptr addrspace(1) %out
  ret void
}
