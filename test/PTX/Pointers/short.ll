; RUN: %if ptxas %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run %ptxas %s %t.dir --short | FileCheck %s %} %else %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run - %s %t.dir --short | FileCheck %s %}

; Properties of 32-bit pointers only: they wrap at 4 GiB, and are an operand of
; "r".

; CHECK: wraps: 00000003 00000003 00000007 00000001 00000001{{$}}
; CHECK: assembly: 00000028 00000028 00000029 00000029 0000002a 0000002b{{$}}
; CHECK: masked: 00000008{{$}}
; CHECK: 12 programs, 0 differ

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p3:32:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [64 x i32] undef, align 16
@slot = internal addrspace(1) global ptr addrspace(3) null, align 8

define ptx_kernel void @wraps(ptr %out) {
  %i = load volatile i32, ptr %out
  %w = zext i32 %i to i64
  store i32 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8)
  %far = getelementptr i8, ptr addrspace(3) @s, i64 4294967304
  %v = load i32, ptr addrspace(3) %far
  store i32 %v, ptr %out
  %index = add i64 %w, 3221225474
  %back = getelementptr i32, ptr addrspace(3) @s, i64 %index
  %v1 = load i32, ptr addrspace(3) %back
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  ; The address goes below zero and comes back, in memory and as a number.
  store i32 7, ptr addrspace(3) @s
  %at = ptrtoint ptr addrspace(3) @s to i32
  %down = sub i32 0, %at
  %below = getelementptr i8, ptr addrspace(3) @s, i32 %down
  %lower = getelementptr i8, ptr addrspace(3) %below, i32 -64
  store volatile ptr addrspace(3) %lower, ptr addrspace(1) @slot
  %p = load volatile ptr addrspace(3), ptr addrspace(1) @slot
  %up = getelementptr i8, ptr addrspace(3) %p, i32 64
  %whole = getelementptr i8, ptr addrspace(3) %up, i32 %at
  %v2 = load i32, ptr addrspace(3) %whole
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  ; As a 64-bit number, its upper bits are zero.
  %n = ptrtoint ptr addrspace(3) %p to i64
  %high = lshr i64 %n, 32
  %none = icmp eq i64 %high, 0
  %nonei = zext i1 %none to i32
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %nonei, ptr %o3
  %big = or i64 %n, 1311768464867721216
  %cut = inttoptr i64 %big to ptr addrspace(3)
  %same = icmp eq ptr addrspace(3) %cut, %p
  %samei = zext i1 %same to i32
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %samei, ptr %o4
  ret void
}

define ptx_kernel void @assembly(ptr %out) {
  %i = load volatile i32, ptr %out
  store i32 40, ptr addrspace(3) @s
  %v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r"(ptr addrspace(3) @s)
  store i32 %v, ptr %out
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %v1 = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,l"(ptr addrspace(3) %p)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %q = call ptr addrspace(3) asm "add.u32 $0, $1, 4;", "=r,r"(ptr addrspace(3) %p)
  store i32 41, ptr addrspace(3) %q
  %ql = call ptr addrspace(3) asm "add.u64 $0, $1, 4;", "=l,l"(ptr addrspace(3) %p)
  %v2 = load i32, ptr addrspace(3) %ql
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  %tied = call ptr addrspace(3) asm "add.u32 $0, $0, 4;", "=r,0"(ptr addrspace(3) %p)
  %v3 = load i32, ptr addrspace(3) %tied
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %v3, ptr %o3
  %pair = call { ptr addrspace(3), i32 } asm "add.u32 $0, $2, 4; add.u32 $1, $3, 2;", "=r,=r,r,r"(ptr addrspace(3) %p, i32 %v)
  %pp = extractvalue { ptr addrspace(3), i32 } %pair, 0
  %pv = extractvalue { ptr addrspace(3), i32 } %pair, 1
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %pv, ptr %o4
  store i32 43, ptr addrspace(3) %pp
  %v5 = load i32, ptr addrspace(3) %q
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %v5, ptr %o5
  ret void
}

define ptx_kernel void @masked(ptr %out) {
  %i = load volatile i32, ptr %out
  %b = getelementptr i8, ptr addrspace(3) @s, i32 11
  %p = getelementptr i8, ptr addrspace(3) %b, i32 %i
  %mask = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %p, i32 -4)
  %m = ptrtoint ptr addrspace(3) %mask to i32
  %start = ptrtoint ptr addrspace(3) @s to i32
  %d = sub i32 %m, %start
  store i32 %d, ptr %out
  ret void
}
declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)
