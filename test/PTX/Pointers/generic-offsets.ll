; RUN: %if ptxas %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run %ptxas %s %t.dir --printed | FileCheck %s %} %else %{ %python %S/layouts.py nvvmc %{build}/test/ptx-run - %s %t.dir --printed | FileCheck %s %}

; Generic addresses are 64 bits wide wherever they point. A sum that leaves the
; object and returns to it later, after it was in memory or in a loop, must not
; wrap at 4 GiB because its computation moved to a space with short pointers.
; LLVM's optimizer moves such sums, which is why --opt is not used here.

; CHECK: stored: 0000000b 00000016{{$}}
; CHECK: chosen: 0000000b{{$}}
; CHECK: looped: 00000042 0000000b{{$}}
; CHECK: 18 programs, 0 differ

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p3:32:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [4 x i32] undef, align 16
@slot = internal addrspace(1) global ptr null, align 8

define internal void @fill() {
  store i32 11, ptr addrspace(3) @s
  store i32 22, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 4)
  store i32 33, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 8)
  ret void
}

define ptx_kernel void @stored(ptr %out) {
  call void @fill()
  %i = load volatile i32, ptr %out
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %a = getelementptr i32, ptr %g, i64 -149
  %b = getelementptr i32, ptr %a, i32 %i
  %c = getelementptr i32, ptr %b, i64 149
  store volatile ptr %c, ptr addrspace(1) @slot
  %back = load volatile ptr, ptr addrspace(1) @slot
  %v = load i32, ptr %back
  store i32 %v, ptr %out
  ; It stays outside until it is loaded again.
  %e = getelementptr i32, ptr %g, i32 %i
  %f = getelementptr i32, ptr %e, i64 -3
  store volatile ptr %f, ptr addrspace(1) @slot
  %w = load volatile i32, ptr %e
  %again = load volatile ptr, ptr addrspace(1) @slot
  %in = getelementptr i32, ptr %again, i64 4
  %v1 = load i32, ptr %in
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %v1, ptr %o1
  ret void
}

define ptx_kernel void @chosen(ptr %out) {
  call void @fill()
  %i = load volatile i32, ptr %out
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %p = getelementptr i32, ptr %g, i32 %i
  %a = getelementptr i32, ptr %p, i64 -5
  %b = getelementptr i32, ptr %p, i64 -6
  %z = icmp eq i32 %i, 0
  %c = select i1 %z, ptr %a, ptr %b
  %d = getelementptr i32, ptr %c, i64 5
  store volatile ptr %c, ptr addrspace(1) @slot
  %x = load volatile i32, ptr %d
  %again = load volatile ptr, ptr addrspace(1) @slot
  %in = getelementptr i32, ptr %again, i64 5
  %v = load i32, ptr %in
  store i32 %v, ptr %out
  ret void
}

; The loop ends below the object.
define ptx_kernel void @looped(ptr %out) {
entry:
  call void @fill()
  %i = load volatile i32, ptr %out
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %p = getelementptr i32, ptr %g, i32 %i
  %last = getelementptr i32, ptr %p, i64 2
  br label %loop
loop:
  %q = phi ptr [ %last, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %more, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %v = load i32, ptr %q
  %total = add i32 %sum, %v
  %next = getelementptr i32, ptr %q, i64 -1
  %more = add i32 %n, 1
  %done = icmp eq i32 %more, 3
  br i1 %done, label %exit, label %loop
exit:
  store i32 %total, ptr %out
  store volatile ptr %next, ptr addrspace(1) @slot
  %again = load volatile ptr, ptr addrspace(1) @slot
  %in = getelementptr i32, ptr %again, i64 1
  %first = load i32, ptr %in
  %o1 = getelementptr i32, ptr %out, i32 1
  store i32 %first, ptr %o1
  ret void
}
