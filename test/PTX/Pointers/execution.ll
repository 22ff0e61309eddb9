; RUN: %if ptxas %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run %ptxas %s %t.dir | FileCheck %s %} %else %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run - %s %t.dir | FileCheck %s %}

; Pointers to shared, constant, local and distributed shared memory have 32 or
; 64 bits, as the data layout says. Results do not depend on it.

; CHECK: calls: 00007d7a 0000eacf 00000031 00000006{{$}}
; CHECK: initials: 0000000b 00000016 00000001 00000001 0000002c 00000021{{$}}
; CHECK: offsets: 00000001 00000002 00000003 00000002 00000002 00000002{{$}}
; CHECK: flow: 00000009 0000004d 00000001 00000004 00000028 00000000 00000058 00000009 00000004 00000000 00000018{{$}}
; CHECK: casts: 00000005 00000005 00000001 00000001 0000000b 00000009 0000007b{{$}}
; CHECK: stored: 00000007 00000007 00000007 00000007 00000063 00000007{{$}}
; CHECK: others: 00000028 00000028 00000029 00000029 0000002b 00000007 00000001 0000002c 00000021 01010101 01010101 00000001 00000001{{$}}
; CHECK: stack: 0000001f 0000001a{{$}}
; CHECK: 27 programs, 0 differ

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [64 x i32] undef, align 16
@s2 = internal addrspace(3) global [64 x i32] undef, align 16
@c = internal addrspace(4) constant [4 x i32] [i32 11, i32 22, i32 33, i32 44], align 4
@g = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@held = addrspace(1) global ptr addrspace(4) @c, align 4
@helds = addrspace(1) global { i32, ptr addrspace(4), ptr addrspace(1), ptr, ptr addrspace(4) } { i32 5, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 4), ptr addrspace(1) @g, ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 12) }, align 8
@heldi = addrspace(1) global [2 x i32] [i32 ptrtoint (ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 8) to i32), i32 7], align 4

define internal i32 @sum(ptr addrspace(3) %p, ptr addrspace(5) %l, ptr addrspace(4) %c, ptr addrspace(7) %q) noinline {
  %a = load i32, ptr addrspace(3) %p
  %b = load i32, ptr addrspace(5) %l
  %d = load i32, ptr addrspace(4) %c
  %e = load i32, ptr addrspace(7) %q
  %ab = add i32 %a, %b
  %abd = add i32 %ab, %d
  %r = add i32 %abd, %e
  ret i32 %r
}
define internal ptr addrspace(3) @next(ptr addrspace(3) %p, i64 %n) noinline {
  %q = getelementptr i32, ptr addrspace(3) %p, i64 %n
  ret ptr addrspace(3) %q
}
define internal void @bv(ptr addrspace(5) byval([2 x i32]) align 4 %a, ptr %o) noinline {
  %x = load volatile i32, ptr addrspace(5) %a
  %y = add i32 %x, 1
  store volatile i32 %y, ptr addrspace(5) %a
  %p = getelementptr i32, ptr addrspace(5) %a, i32 1
  %z = load i32, ptr addrspace(5) %p
  %k = load volatile i32, ptr addrspace(5) %a
  %m = mul i32 %z, %k
  store i32 %m, ptr %o
  ret void
}

define ptx_kernel void @calls(ptr %out) {
  %l = alloca i32, align 4
  %l5 = addrspacecast ptr %l to ptr addrspace(5)
  store i32 100, ptr %l
  store i32 2000, ptr addrspace(3) @s
  %n = call ptr addrspace(3) @next(ptr addrspace(3) @s, i64 3)
  store i32 30000, ptr addrspace(3) %n
  %r = call i32 @sum(ptr addrspace(3) @s, ptr addrspace(5) %l5, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 4), ptr addrspace(7) addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 12) to ptr addrspace(7)))
  store i32 %r, ptr %out
  %n7 = addrspacecast ptr addrspace(3) %n to ptr addrspace(7)
  %fp = select i1 true, ptr @sum, ptr null
  %hf = load volatile ptr, ptr addrspace(1) @fps
  %r2 = call i32 %hf(ptr addrspace(3) %n, ptr addrspace(5) %l5, ptr addrspace(4) @c, ptr addrspace(7) %n7)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %r2, ptr %o1
  %b = alloca [2 x i32], align 4
  store i32 6, ptr %b
  %b1 = getelementptr i32, ptr %b, i32 1
  store i32 7, ptr %b1
  %b5 = addrspacecast ptr %b to ptr addrspace(5)
  %o2 = getelementptr i32, ptr %out, i32 2
  call void @bv(ptr addrspace(5) byval([2 x i32]) align 4 %b5, ptr %o2)
  %o3 = getelementptr i32, ptr %out, i32 3
  %q6 = load i32, ptr %b
  store i32 %q6, ptr %o3
  ret void
}
@fps = internal addrspace(1) global ptr @sum, align 8

define ptx_kernel void @initials(ptr %out) {
  %p = load volatile ptr addrspace(4), ptr addrspace(1) @held
  %v = load i32, ptr addrspace(4) %p
  store i32 %v, ptr %out
  %f1 = getelementptr { i32, ptr addrspace(4), ptr addrspace(1), ptr, ptr addrspace(4) }, ptr addrspace(1) @helds, i32 0, i32 1
  %f2 = getelementptr { i32, ptr addrspace(4), ptr addrspace(1), ptr, ptr addrspace(4) }, ptr addrspace(1) @helds, i32 0, i32 2
  %f3 = getelementptr { i32, ptr addrspace(4), ptr addrspace(1), ptr, ptr addrspace(4) }, ptr addrspace(1) @helds, i32 0, i32 3
  %f4 = getelementptr { i32, ptr addrspace(4), ptr addrspace(1), ptr, ptr addrspace(4) }, ptr addrspace(1) @helds, i32 0, i32 4
  %p1 = load volatile ptr addrspace(4), ptr addrspace(1) %f1
  %v1 = load i32, ptr addrspace(4) %p1
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %p2 = load volatile ptr addrspace(1), ptr addrspace(1) %f2
  %v2 = load i32, ptr addrspace(1) %p2
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  %p3 = load volatile ptr, ptr addrspace(1) %f3
  %v3 = load i32, ptr %p3
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %v3, ptr %o3
  %p4 = load volatile ptr addrspace(4), ptr addrspace(1) %f4
  %v4 = load i32, ptr addrspace(4) %p4
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %v4, ptr %o4
  %i5 = load volatile i32, ptr addrspace(1) @heldi
  %i5w = zext i32 %i5 to i64
  %p5 = inttoptr i64 %i5w to ptr addrspace(4)
  %v5 = load i32, ptr addrspace(4) %p5
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %v5, ptr %o5
  ret void
}

; Offsets: constants and indices of each width, forth and back past the start.
define ptx_kernel void @offsets(ptr %out) {
  %i = load volatile i32, ptr %out
  %w = sext i32 %i to i64
  %h = trunc i32 %i to i16
  store i32 1, ptr addrspace(3) @s
  store i32 2, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 4)
  store i32 3, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8)
  %b = getelementptr i8, ptr addrspace(3) @s, i64 -16
  %bi = getelementptr i32, ptr addrspace(3) %b, i64 %w
  %p = getelementptr i8, ptr addrspace(3) %bi, i64 16
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr %out
  %q = getelementptr i32, ptr addrspace(3) %b, i16 %h
  %q5 = getelementptr i32, ptr addrspace(3) %q, i32 5
  %v1 = load i32, ptr addrspace(3) %q5
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %far = getelementptr i8, ptr addrspace(3) @s, i64 8
  %v2 = load i32, ptr addrspace(3) %far
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  %mul = getelementptr [3 x i32], ptr addrspace(3) @s, i64 %w, i64 1
  %v3 = load i32, ptr addrspace(3) %mul
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %v3, ptr %o3
  ; Negative offsets of the generic address are preserved.
  %gen = addrspacecast ptr addrspace(3) @s to ptr
  %gb = getelementptr i8, ptr %gen, i64 -16
  %gbi = getelementptr i32, ptr %gb, i64 %w
  %gp = getelementptr i8, ptr %gbi, i64 20
  %o4 = getelementptr i32, ptr %out, i32 4
  %v4 = load volatile i32, ptr %gp
  store i32 %v4, ptr %o4
  store volatile ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 -4), ptr addrspace(1) @slot
  %back = load volatile ptr, ptr addrspace(1) @slot
  %bp = getelementptr i8, ptr %back, i64 8
  %v5 = load i32, ptr %bp
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %v5, ptr %o5
  ret void
}
@slot = internal addrspace(1) global ptr null, align 8

define ptx_kernel void @flow(ptr %out) {
entry:
  store i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 40)
  store i32 77, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s2, i32 8)
  %n = load volatile i32, ptr %out
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @s, %entry ], [ %pn, %loop ]
  %k = phi i32 [ 0, %entry ], [ %kn, %loop ]
  store i32 %k, ptr addrspace(3) %p
  %pn = getelementptr i32, ptr addrspace(3) %p, i32 1
  %kn = add i32 %k, 1
  %done = icmp eq ptr addrspace(3) %pn, getelementptr (i8, ptr addrspace(3) @s, i32 40)
  br i1 %done, label %exit, label %loop
exit:
  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 36)
  store i32 %v, ptr %out
  %z = icmp eq i32 %n, 0
  %sel = select i1 %z, ptr addrspace(3) @s2, ptr addrspace(3) null
  %isnull = icmp eq ptr addrspace(3) %sel, null
  %s8 = getelementptr i8, ptr addrspace(3) %sel, i32 8
  %v1 = load i32, ptr addrspace(3) %s8
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %lt = icmp ult ptr addrspace(3) @s, %pn
  %lti = zext i1 %lt to i32
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %lti, ptr %o2
  ; Numbers of every width.
  %a16 = ptrtoint ptr addrspace(3) %pn to i16
  %b16 = ptrtoint ptr addrspace(3) %p to i16
  %d16 = sub i16 %a16, %b16
  %x16 = zext i16 %d16 to i32
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %x16, ptr %o3
  %a64 = ptrtoint ptr addrspace(3) %pn to i64
  %b64 = ptrtoint ptr addrspace(3) @s to i64
  %d64 = sub i64 %a64, %b64
  %o4 = getelementptr i32, ptr %out, i32 4
  store i64 %d64, ptr %o4
  %a128 = ptrtoint ptr addrspace(3) %pn to i128
  %i128 = sub i128 %a128, 40
  %p128 = inttoptr i128 %i128 to ptr addrspace(3)
  store i32 88, ptr addrspace(3) @s
  %v6 = load i32, ptr addrspace(3) %p128
  %o6 = getelementptr i32, ptr %out, i32 6
  store i32 %v6, ptr %o6
  %p16 = inttoptr i16 %b16 to ptr addrspace(3)
  %v7 = load i32, ptr addrspace(3) %p16
  %o7 = getelementptr i32, ptr %out, i32 7
  store i32 %v7, ptr %o7
  %a8 = ptrtoint ptr addrspace(3) %pn to i8
  %b8 = ptrtoint ptr addrspace(3) %p to i8
  %d8 = sub i8 %a8, %b8
  %x8 = zext i8 %d8 to i32
  %o8 = getelementptr i32, ptr %out, i32 8
  store i32 %x8, ptr %o8
  %c64 = sub i64 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 24) to i64), ptrtoint (ptr addrspace(3) @s to i64)
  %o10 = getelementptr i32, ptr %out, i32 10
  store i64 %c64, ptr %o10
  ret void
}

; Casts to generic and back, of variables and of values.
define ptx_kernel void @casts(ptr %out) {
  %i = load volatile i32, ptr %out
  store i32 5, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 8) to ptr)
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %gen = addrspacecast ptr addrspace(3) %p to ptr
  store volatile ptr %gen, ptr addrspace(1) @slot
  %g1 = load volatile ptr, ptr addrspace(1) @slot
  %g2 = getelementptr i8, ptr %g1, i64 8
  %v = load i32, ptr %g2
  store i32 %v, ptr %out
  %b = addrspacecast ptr %g2 to ptr addrspace(3)
  %v1 = load i32, ptr addrspace(3) %b
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %same = icmp eq ptr addrspace(3) %b, getelementptr (i8, ptr addrspace(3) @s, i32 8)
  %si = zext i1 %same to i32
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %si, ptr %o2
  %cl = addrspacecast ptr addrspace(3) %p to ptr addrspace(7)
  %clg = addrspacecast ptr addrspace(7) %cl to ptr
  %eq = icmp eq ptr %clg, %g1
  %eqi = zext i1 %eq to i32
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %eqi, ptr %o3
  %cg = getelementptr i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 %i
  %v4 = load volatile i32, ptr %cg
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %v4, ptr %o4
  store volatile i32 9, ptr addrspace(7) addrspacecast (ptr addrspace(3) @s2 to ptr addrspace(7))
  %v5 = load volatile i32, ptr addrspace(3) @s2
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %v5, ptr %o5
  %l = alloca [4 x i32], align 4
  %l5 = addrspacecast ptr %l to ptr addrspace(5)
  %li = getelementptr i32, ptr addrspace(5) %l5, i32 %i
  store i32 123, ptr addrspace(5) %li
  %lg = addrspacecast ptr addrspace(5) %li to ptr
  store volatile ptr %lg, ptr addrspace(1) @slot
  %lg2 = load volatile ptr, ptr addrspace(1) @slot
  %v6 = load i32, ptr %lg2
  %o6 = getelementptr i32, ptr %out, i32 6
  store i32 %v6, ptr %o6
  ret void
}

; Pointers in memory take four or eight bytes.
define ptx_kernel void @stored(ptr %out) {
  %i = load volatile i32, ptr %out
  %size = ptrtoint ptr getelementptr (ptr addrspace(3), ptr null, i32 1) to i32
  store i32 7, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4)
  %a = alloca { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) }, align 8
  %m1 = getelementptr { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) }, ptr %a, i32 0, i32 1
  %m2 = getelementptr { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) }, ptr %a, i32 0, i32 2
  %m3 = getelementptr { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) }, ptr %a, i32 0, i32 3
  store volatile ptr addrspace(3) @s2, ptr %a
  store volatile ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4), ptr %m1
  store volatile ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %m2
  %m15 = addrspacecast ptr %m1 to ptr addrspace(5)
  store volatile ptr addrspace(5) %m15, ptr %m3
  %pp = load volatile ptr addrspace(5), ptr %m3
  %p = load volatile ptr addrspace(3), ptr addrspace(5) %pp
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr %out
  %pg = load volatile ptr, ptr %m2
  %pg4 = getelementptr i8, ptr %pg, i32 4
  %v1 = load i32, ptr %pg4
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %agg = load { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) }, ptr %a
  %x = extractvalue { ptr addrspace(3), ptr addrspace(3), ptr, ptr addrspace(5) } %agg, 1
  %v2 = load i32, ptr addrspace(3) %x
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  ; Vectors of them.
  %vec0 = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) @s, i32 0
  %vec = insertelement <2 x ptr addrspace(3)> %vec0, ptr addrspace(3) @s2, i32 1
  %vg = getelementptr i32, <2 x ptr addrspace(3)> %vec, <2 x i64> <i64 1, i64 2>
  %va = alloca <2 x ptr addrspace(3)>, align 16
  store volatile <2 x ptr addrspace(3)> %vg, ptr %va
  %vl = load volatile <2 x ptr addrspace(3)>, ptr %va
  %e0 = extractelement <2 x ptr addrspace(3)> %vl, i32 %i
  %v3 = load i32, ptr addrspace(3) %e0
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %v3, ptr %o3
  %vc = addrspacecast <2 x ptr addrspace(3)> %vl to <2 x ptr>
  %e1 = extractelement <2 x ptr> %vc, i32 1
  store i32 99, ptr %e1
  %v4 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s2, i32 8)
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %v4, ptr %o4
  %vi = ptrtoint <2 x ptr addrspace(3)> %vl to <2 x i64>
  %vi0 = extractelement <2 x i64> %vi, i32 0
  %vq = inttoptr i64 %vi0 to ptr addrspace(3)
  %v5 = load i32, ptr addrspace(3) %vq
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %v5, ptr %o5
  ret void
}

; Assembly, atomics, copies.
define ptx_kernel void @others(ptr %out) {
  %i = load volatile i32, ptr %out
  store i32 40, ptr addrspace(3) @s
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr %out
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %v1 = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,l"(ptr addrspace(3) %p)
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  store i32 41, ptr addrspace(3) %q
  %ql = call ptr addrspace(3) asm "add.u64 $0, $1, 4;", "=l,l"(ptr addrspace(3) %p)
  %v2 = load i32, ptr addrspace(3) %ql
  %o2 = getelementptr i32, ptr %out, i32 2
  store i32 %v2, ptr %o2
  %tied = getelementptr i8, ptr addrspace(3) %p, i32 4
  %v3 = load i32, ptr addrspace(3) %tied
  %o3 = getelementptr i32, ptr %out, i32 3
  store i32 %v3, ptr %o3
  %old = atomicrmw add ptr addrspace(3) %q, i32 2 monotonic
  %old2 = atomicrmw nand ptr addrspace(3) %q, i32 15 monotonic
  %o4 = getelementptr i32, ptr %out, i32 4
  store i32 %old2, ptr %o4
  %b = getelementptr i8, ptr addrspace(3) %p, i32 9
  store i8 3, ptr addrspace(3) %b
  %old8 = atomicrmw add ptr addrspace(3) %b, i8 4 monotonic
  %n8 = load i8, ptr addrspace(3) %b
  %z8 = zext i8 %n8 to i32
  %o5 = getelementptr i32, ptr %out, i32 5
  store i32 %z8, ptr %o5
  %cx = cmpxchg ptr addrspace(3) @s, i32 40, i32 50 monotonic monotonic
  %cb = extractvalue { i32, i1 } %cx, 1
  %cbi = zext i1 %cb to i32
  %o6 = getelementptr i32, ptr %out, i32 6
  store i32 %cbi, ptr %o6
  call void @llvm.memcpy.p3.p4.i64(ptr addrspace(3) align 4 @s2, ptr addrspace(4) align 4 @c, i64 16, i1 false)
  %v7 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s2, i32 12)
  %o7 = getelementptr i32, ptr %out, i32 7
  store i32 %v7, ptr %o7
  %ie = zext i32 %i to i64
  %len = add i64 %ie, 12
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 4 getelementptr (i8, ptr addrspace(3) @s2, i32 4), ptr addrspace(3) align 4 @s2, i64 %len, i1 false)
  %v8 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s2, i32 12)
  %o8 = getelementptr i32, ptr %out, i32 8
  store i32 %v8, ptr %o8
  %len32 = trunc i64 %len to i32
  call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @s2, i8 1, i32 %len32, i1 false)
  %v9 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s2, i32 8)
  %o9 = getelementptr i32, ptr %out, i32 9
  store i32 %v9, ptr %o9
  %xs = alloca ptr addrspace(3), align 4
  store ptr addrspace(3) @s2, ptr %xs
  %xo = atomicrmw xchg ptr %xs, ptr addrspace(3) @s monotonic
  %v10 = load i32, ptr addrspace(3) %xo
  %o10 = getelementptr i32, ptr %out, i32 10
  store i32 %v10, ptr %o10
  %pc = cmpxchg ptr %xs, ptr addrspace(3) @s, ptr addrspace(3) null monotonic monotonic
  %pcb = extractvalue { ptr addrspace(3), i1 } %pc, 1
  %pci = zext i1 %pcb to i32
  %o11 = getelementptr i32, ptr %out, i32 11
  store i32 %pci, ptr %o11
  %as = load atomic ptr addrspace(3), ptr %xs monotonic, align 4
  %isn = icmp eq ptr addrspace(3) %as, null
  %isni = zext i1 %isn to i32
  %o12 = getelementptr i32, ptr %out, i32 12
  store i32 %isni, ptr %o12
  ret void
}
declare void @llvm.memcpy.p3.p4.i64(ptr addrspace(3), ptr addrspace(4), i64, i1)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)

; The stack.
define ptx_kernel void @stack(ptr %out) {
  %i = load volatile i32, ptr %out
  %n = add i32 %i, 8
  %sv = call ptr addrspace(5) @llvm.stacksave.p5()
  %d = alloca i32, i32 %n, align 8
  %e = getelementptr i32, ptr %d, i32 %i
  store volatile i32 31, ptr %e
  %d5 = addrspacecast ptr %d to ptr addrspace(5)
  %v = load i32, ptr addrspace(5) %d5
  store i32 %v, ptr %out
  call void @llvm.stackrestore.p5(ptr addrspace(5) %sv)
  %va = call i32 (i32, ...) @variadic(i32 1, ptr addrspace(3) @s, i64 6, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 20))
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %va, ptr %o1
  ret void
}
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define internal i32 @variadic(i32 %n, ...) noinline {
  %list = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, ptr addrspace(3)
  %b = va_arg ptr %list, i64
  %c = va_arg ptr %list, ptr addrspace(3)
  call void @llvm.va_end.p0(ptr %list)
  %ai = ptrtoint ptr addrspace(3) %a to i32
  %ci = ptrtoint ptr addrspace(3) %c to i32
  %d = sub i32 %ci, %ai
  %bt = trunc i64 %b to i32
  %r = add i32 %d, %bt
  ret i32 %r
}
