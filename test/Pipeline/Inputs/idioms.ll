; What InstCombine, LoopIdiomRecognize and others turn into intrinsics, wider
; integers or odd vectors that not every contract lets a user write.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; llvm.fabs
define float @absolute(float %x) {
  %negative = fcmp olt float %x, 0.0
  %minus = fneg nsz float %x
  %r = select nsz i1 %negative, float %minus, float %x
  ret float %r
}
define float @masked(float %x) {
  %bits = bitcast float %x to i32
  %cleared = and i32 %bits, 2147483647
  %r = bitcast i32 %cleared to float
  ret float %r
}
define zeroext i1 @small(double %x) {
  %below = fcmp olt double %x, 0x3FF0000000000000
  %above = fcmp ogt double %x, 0xBFF0000000000000
  %r = and i1 %below, %above
  ret i1 %r
}
define zeroext i1 @infinite(float %x) {
  %a = fcmp oeq float %x, 0x7FF0000000000000
  %b = fcmp oeq float %x, 0xFFF0000000000000
  %r = or i1 %a, %b
  ret i1 %r
}

; llvm.trunc
define float @whole(float %x) {
  %i = fptosi float %x to i32
  %r = sitofp i32 %i to float
  ret float %r
}
define float @wholeFast(float %x) {
  %i = fptosi float %x to i64
  %r = sitofp i64 %i to float
  %s = fmul fast float %r, 1.0
  ret float %s
}

; llvm.umul.with.overflow of i128, ctpop of i128
define zeroext i1 @overflows(i128 %a, i128 %b) {
  %none = icmp eq i128 %a, 0
  %product = mul i128 %a, %b
  %quotient = udiv i128 %product, %a
  %differs = icmp ne i128 %quotient, %b
  %r = select i1 %none, i1 false, i1 %differs
  ret i1 %r
}
define zeroext i1 @overflows8(i32 zeroext %a, i32 zeroext %b) {
  %a8 = trunc i32 %a to i8
  %b8 = trunc i32 %b to i8
  %none = icmp eq i8 %a8, 0
  %product = mul i8 %a8, %b8
  %quotient = udiv i8 %product, %a8
  %differs = icmp ne i8 %quotient, %b8
  %r = select i1 %none, i1 false, i1 %differs
  ret i1 %r
}
define zeroext i1 @power(i128 %x) {
  %less = sub i128 %x, 1
  %both = and i128 %x, %less
  %isPower = icmp eq i128 %both, 0
  %isSome = icmp ne i128 %x, 0
  %r = and i1 %isPower, %isSome
  ret i1 %r
}
define i32 @ones(i64 %x, i128 %y) {
entry:
  br label %loop
loop:
  %left = phi i128 [ %y, %entry ], [ %rest, %loop ]
  %n = phi i32 [ 0, %entry ], [ %next, %loop ]
  %less = sub i128 %left, 1
  %rest = and i128 %left, %less
  %next = add i32 %n, 1
  %more = icmp ne i128 %rest, 0
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}

; Sums in closed form: i33, i65, i129
define i32 @triangle(i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %i
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %t, %loop ]
  ret i32 %r
}
define i64 @squares(i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %q = mul i64 %i, %i
  %t = add i64 %s, %q
  %j = add nsw i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i64 [ 0, %entry ], [ %t, %loop ]
  ret i64 %r
}

; Rotations, saturation, byte order, bit order
define i32 @rotate(i32 %x, i32 %n) {
  %down = sub i32 32, %n
  %a = shl i32 %x, %n
  %b = lshr i32 %x, %down
  %r = or i32 %a, %b
  ret i32 %r
}
define i128 @rotate128(i128 %x) {
  %a = shl i128 %x, 5
  %b = lshr i128 %x, 123
  %r = or i128 %a, %b
  ret i128 %r
}
define i32 @saturate(i32 %x, i32 %y) {
  %fits = icmp ugt i32 %x, %y
  %d = sub i32 %x, %y
  %r = select i1 %fits, i32 %d, i32 0
  ret i32 %r
}
define i64 @swap(i64 %x) {
  %a = shl i64 %x, 56
  %b = lshr i64 %x, 56
  %c = lshr i64 %x, 40
  %d = and i64 %c, 65280
  %e = shl i64 %x, 40
  %f = and i64 %e, 71776119061217280
  %g = lshr i64 %x, 24
  %h = and i64 %g, 16711680
  %i = shl i64 %x, 24
  %j = and i64 %i, 280375465082880
  %k = lshr i64 %x, 8
  %l = and i64 %k, 4278190080
  %m = shl i64 %x, 8
  %n = and i64 %m, 1095216660480
  %o = or i64 %a, %b
  %p = or i64 %o, %d
  %q = or i64 %p, %f
  %r = or i64 %q, %h
  %s = or i64 %r, %j
  %t = or i64 %s, %l
  %u = or i64 %t, %n
  ret i64 %u
}
define i32 @distance(i32 %x, i32 %y) {
  %less = icmp slt i32 %x, %y
  %a = sub nsw i32 %x, %y
  %b = sub nsw i32 %y, %x
  %r = select i1 %less, i32 %b, i32 %a
  ret i32 %r
}

; Dense switches become tables, indexed by odd integers
define i32 @table(i64 %n) {
  switch i64 %n, label %other [
    i64 1, label %a
    i64 2, label %b
    i64 3, label %c
    i64 4, label %d
    i64 5, label %e
  ]
a:
  ret i32 17
b:
  ret i32 23
c:
  ret i32 5
d:
  ret i32 99
e:
  ret i32 42
other:
  ret i32 0
}
define zeroext i1 @vowel(i32 %n) {
  switch i32 %n, label %no [
    i32 97, label %yes
    i32 101, label %yes
    i32 105, label %yes
    i32 111, label %yes
    i32 117, label %yes
  ]
yes:
  ret i1 true
no:
  ret i1 false
}

; Wrapping counters
define i32 @wrap(ptr addrspace(1) %p, i32 %n) {
  %old = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %n monotonic
  ret i32 %old
}

; Stores that merge, initial values, zeros
define void @clear(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %at
  %j = add nuw i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define void @copy(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %from = getelementptr i32, ptr %q, i64 %i
  %to = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %from
  store i32 %v, ptr %to
  %j = add nuw i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Unswitched conditions are frozen
define i32 @frozen(ptr %p, i32 %n, i1 zeroext %way) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %at
  br i1 %way, label %plus, label %times
plus:
  %a = add i32 %s, %v
  br label %next
times:
  %m = mul i32 %s, %v
  br label %next
next:
  %t = phi i32 [ %a, %plus ], [ %m, %times ]
  %j = add nuw i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}

; A stack that comes and goes with an inlined function
define internal i32 @scratch(i64 %n) {
  %a = alloca i32, i64 %n
  store volatile i32 7, ptr %a
  %v = load volatile i32, ptr %a
  ret i32 %v
}
define i32 @twice(i64 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %v = call i32 @scratch(i64 %n)
  store volatile i32 %v, ptr %p
  %j = add nuw i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %v
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
