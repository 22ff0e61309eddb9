; Shared variables without an alignment, a table of functions that call each
; other, an alias, annotations, and a loop with metadata.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] poison
@bytes = internal addrspace(3) global [64 x i8] poison
@table = internal addrspace(4) constant [2 x ptr] [ptr @even, ptr @odd]
@other = alias i1 (i32), ptr @even

define internal i1 @even(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %yes, label %next
yes:
  ret i1 true
next:
  %m = sub i32 %n, 1
  %r = call i1 @odd(i32 %m)
  ret i1 %r
}

define internal i1 @odd(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %no, label %next
no:
  ret i1 false
next:
  %m = sub i32 %n, 1
  %r = call i1 @other(i32 %m)
  ret i1 %r
}

define void @choose(ptr %out, i32 %i, i32 %n) {
  %at = getelementptr [2 x ptr], ptr addrspace(4) @table, i32 0, i32 %i
  %f = load ptr, ptr addrspace(4) %at
  %r = call i1 %f(i32 %n)
  %w = zext i1 %r to i32
  store i32 %w, ptr %out
  ret void
}

define void @sums(ptr addrspace(1) %in, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %u, %loop ]
  %a = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %a
  %u = fadd float %s, %v
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out, !llvm.loop !3
out:
  store float %u, ptr addrspace(3) %p
  %q = getelementptr [64 x i8], ptr addrspace(3) @bytes, i32 0, i32 0
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr addrspace(3) %q, align 1
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @choose, !"kernel", i32 1}
!1 = !{ptr @sums, !"kernel", i32 1}
!2 = !{ptr @sums, !"maxntidx", i32 64}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.count", i32 4}
