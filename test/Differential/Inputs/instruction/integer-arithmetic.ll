; Every integer operation.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, i32 %x, i32 %y) {
  %a = add nsw i32 %x, %y
  %b = sub nuw i32 %a, %y
  %c = mul i32 %b, %y
  %d = sdiv i32 %c, %y
  %e = udiv exact i32 %d, %y
  %f = srem i32 %e, %y
  %g = urem i32 %f, %y
  %h = shl i32 %g, %y
  %i = lshr i32 %h, %y
  %j = ashr i32 %i, %y
  %l = and i32 %j, %y
  %m = or disjoint i32 %l, %y
  %n = xor i32 %m, %y
  store i32 %n, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
