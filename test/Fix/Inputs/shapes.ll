target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; A name is also renamed where it is quoted; "a.b" in a string or in @a.b of a
; comment is not it.
@"a.b" = addrspace(1) global i32 0 ; not @a.b here
@text = internal addrspace(4) constant [5 x i8] c"@a.b\00"
@user = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @a.b to ptr)

; Both have the group; it keeps what is legal. A string is not the attribute.
define internal i8 @narrow(i8 %x, ; one
                           i16 %y) #0 {
  %s = trunc i16 %y to i8
  %r = add i8 %x, %s
  ret i8 %r
}
define internal i32 @signed(i8 %x) "ssp"="ssp" #0 {
  %r = sext i8 %x to i32
  ret i32 %r
}

declare i32 @print(ptr, ...)

; The results without a name keep their numbers.
define ptx_kernel void @k(ptr addrspace(1) %0, i32) #1 {
  tail call i8 @narrow(
      i8 1, ; the first
      i16 2) ; the second
  %4 = call i32 @signed(i8 %3)
  %5 = atomicrmw xchg ptr addrspace(1) %0, i8 %3 monotonic
  store i8 %5, ptr addrspace(1) %0
  %6 = call i32 (ptr, ...) @print(ptr null, i8 signext 3)
  br label %next
next: %7 = load atomic i32, ptr addrspace(1) %0 acquire, align 4
  ret void
}

attributes #0 = { nounwind ssp }
attributes #1 = { noredzone }
