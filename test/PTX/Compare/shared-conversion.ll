; RUN: nvvmc emit --arch=sm_90 %s | FileCheck %s

; One conversion serves both the truncation and the amount of the shift, although
; two printers ask for it.
target triple = "nvptx64-nvidia-cuda"

; CHECK: cvt.u32.u64 [[N:%r[0-9]+]], %rd
; CHECK: st.global.u32 [{{.*}}], [[N]];
; CHECK-NOT: cvt
; CHECK: shr.u64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, [[N]];
define ptx_kernel void @k(ptr addrspace(1) %out, i64 %n, i64 %v) {
  %t = trunc i64 %n to i32
  store i32 %t, ptr addrspace(1) %out
  %m = shl i64 5, %n
  %b = and i64 %m, %v
  %c = icmp ne i64 %b, 0
  %p = getelementptr i8, ptr addrspace(1) %out, i64 4
  %z = zext i1 %c to i8
  store i8 %z, ptr addrspace(1) %p
  ret void
}
