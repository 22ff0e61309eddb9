; Each thread takes a pair of numbers of 32 bits, divides their lower 16 and 8
; bits in each way, and says by a bit for each way whether 32 bits give the same.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; The operands of 32 bits come from memory, so that their width is not known.
define internal i32 @wrong_unsigned(ptr %p, i16 %x, i16 %y) noinline {
  %xw = zext i16 %x to i32
  %yw = zext i16 %y to i32
  store volatile i32 %xw, ptr %p
  %a = load volatile i32, ptr %p
  store volatile i32 %yw, ptr %p
  %b = load volatile i32, ptr %p
  %q = udiv i32 %a, %b
  %r = urem i32 %a, %b
  %nq = udiv i16 %x, %y
  %nr = urem i16 %x, %y
  %qw = zext i16 %nq to i32
  %rw = zext i16 %nr to i32
  %dq = xor i32 %q, %qw
  %dr = xor i32 %r, %rw
  %d = or i32 %dq, %dr
  ret i32 %d
}

define internal i32 @wrong_signed(ptr %p, i16 %x, i16 %y) noinline {
  %xw = sext i16 %x to i32
  %yw = sext i16 %y to i32
  store volatile i32 %xw, ptr %p
  %a = load volatile i32, ptr %p
  store volatile i32 %yw, ptr %p
  %b = load volatile i32, ptr %p
  %q = sdiv i32 %a, %b
  %r = srem i32 %a, %b
  %nq = sdiv i32 %xw, %yw
  %nr = srem i32 %xw, %yw
  %dq = xor i32 %q, %nq
  %dr = xor i32 %r, %nr
  %d = or i32 %dq, %dr
  ret i32 %d
}

; -2^31 is not a dividend that fits.
define internal i64 @wrong_long(ptr %p, i16 %x, i16 %y) noinline {
  %xw = sext i16 %x to i64
  %high = sext i16 %y to i64
  %most = shl i64 %high, 17
  %yw = xor i64 %most, %xw
  %is.zero = icmp eq i64 %yw, 0
  %y1 = select i1 %is.zero, i64 1, i64 %yw
  store volatile i64 %xw, ptr %p
  %a = load volatile i64, ptr %p
  %q = sdiv i64 %a, %y1
  %r = srem i64 %a, %y1
  %nq = sdiv i64 %xw, %y1
  %nr = srem i64 %xw, %y1
  %dq = xor i64 %q, %nq
  %dr = xor i64 %r, %nr
  %d = or i64 %dq, %dr
  ret i64 %d
}

define ptx_kernel void @check(ptr %pairs, ptr %wrong) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %ctaid, 8
  %at = add i32 %first, %tid
  %pair = getelementptr [2 x i16], ptr %pairs, i32 %at
  %scratch = getelementptr i64, ptr %wrong, i32 %at
  %x = load i16, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 2
  %y = load i16, ptr %second
  %u = call i32 @wrong_unsigned(ptr %scratch, i16 %x, i16 %y)
  %s = call i32 @wrong_signed(ptr %scratch, i16 %x, i16 %y)
  %l = call i64 @wrong_long(ptr %scratch, i16 %x, i16 %y)
  %lower = or i32 %u, %s
  %wide = zext i32 %lower to i64
  %all = or i64 %wide, %l
  store i64 %all, ptr %scratch
  ret void
}
