; RUN: nvvmc emit %s --arch=sm_100 --ptx=8.8 -O0 -o - | FileCheck %s --check-prefixes=CHECK,WIDE
; RUN: nvvmc emit %s --arch=sm_120f -O0 -o - | FileCheck %s --check-prefixes=CHECK,WIDE
; RUN: nvvmc emit %s --arch=sm_100 -O0 -o - | FileCheck %s --check-prefixes=CHECK,NARROW
; RUN: nvvmc emit %s --arch=sm_90 --ptx=8.8 -O0 -o - | FileCheck %s --check-prefixes=CHECK,NARROW
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_100 --ptx=8.8 -O0 -o %t.ptx && %ptxas -arch=sm_100 -c %t.ptx -o /dev/null %}

; 32-byte accesses to global memory, if the machine has them and something else
; already requires PTX 8.8.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; NARROW-NOT: .v8
; CHECK-LABEL: words(
; WIDE: ld.global.v8.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]], [[R3:%r[0-9]+]], [[R4:%r[0-9]+]], [[R5:%r[0-9]+]], [[R6:%r[0-9]+]], [[R7:%r[0-9]+]], [[R8:%r[0-9]+]]}, [%rd1];
; WIDE: st.global.v8.u32 [%rd1+32], {[[R1]], [[R2]], [[R3]], [[R4]], [[R5]], [[R6]], [[R7]], [[R8]]};
; NARROW: ld.global.v4.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]], [[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, [%rd1];
; NARROW-NEXT: ld.global.v4.u32 {[[R5:%r[0-9]+]], [[R6:%r[0-9]+]], [[R7:%r[0-9]+]], [[R8:%r[0-9]+]]}, [%rd1+16];
define void @words(ptr addrspace(1) %p) {
  %v = load <8 x i32>, ptr addrspace(1) %p, align 32
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <8 x i32> %v, ptr addrspace(1) %q, align 32
  ret void
}
; CHECK-LABEL: floats(
; WIDE: ld.global.nc.v8.f32
; NARROW: ld.global.nc.v4.f32
define void @floats(ptr addrspace(1) %p) {
  %v = load <8 x float>, ptr addrspace(1) %p, align 32, !invariant.load !0
  store <8 x float> %v, ptr addrspace(1) %p, align 32
  ret void
}
; CHECK-LABEL: doubles(
; WIDE: ld.global.v4.f64 {[[FD1:%fd[0-9]+]], [[FD2:%fd[0-9]+]], [[FD3:%fd[0-9]+]], [[FD4:%fd[0-9]+]]}, [%rd1];
; NARROW: ld.global.v2.f64 {[[FD1:%fd[0-9]+]], [[FD2:%fd[0-9]+]]}, [%rd1];
define void @doubles(ptr addrspace(1) %p) {
  %v = load <4 x double>, ptr addrspace(1) %p, align 32
  store <4 x double> %v, ptr addrspace(1) %p, align 32
  ret void
}
; CHECK-LABEL: halves(
; WIDE: ld.global.v8.b32
; NARROW: ld.global.v4.b32
define void @halves(ptr addrspace(1) %p) {
  %v = load <16 x half>, ptr addrspace(1) %p, align 32
  store <16 x half> %v, ptr addrspace(1) %p, align 32
  ret void
}
; Registers of 16 bits are accessed as pairs, but for fewer than eight, or with less
; alignment.
; CHECK-LABEL: pairs(
; WIDE: ld.global.v8.b32 {[[P1:%r[0-9]+]], {{.*}}}, [%rd1];
; WIDE: mov.b32 {[[S1:%rs[0-9]+]], [[S2:%rs[0-9]+]]}, [[P1]];
; NARROW: ld.global.v4.b32 {[[P1:%r[0-9]+]], {{.*}}}, [%rd1];
; NARROW: mov.b32 {[[S1:%rs[0-9]+]], [[S2:%rs[0-9]+]]}, [[P1]];
; NARROW: ld.global.v4.b32
; CHECK: mul.lo.s16 [[M1:%rs[0-9]+]], [[S1]], 3;
; CHECK: mov.b32 [[Q1:%r[0-9]+]], {[[M1]], %rs{{[0-9]+}}};
; WIDE: st.global.v8.b32 [%rd1+32], {[[Q1]],
; NARROW: st.global.v4.b32 [%rd1+32], {[[Q1]],
; NARROW: st.global.v4.b32 [%rd1+48], {
; CHECK: ld.global.v4.u16 {{.*}}, [%rd1+64];
; CHECK: ld.global.v4.u16 {{.*}}, [%rd1+80];
; CHECK: ld.global.v4.u16 {{.*}}, [%rd1+88];
; CHECK: st.global.v4.b32
define void @pairs(ptr addrspace(1) %p) {
  %v = load <16 x i16>, ptr addrspace(1) %p, align 32
  %m = mul <16 x i16> %v, splat (i16 3)
  %q = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <16 x i16> %m, ptr addrspace(1) %q, align 32
  %r = getelementptr i8, ptr addrspace(1) %p, i64 64
  %four = load <4 x i16>, ptr addrspace(1) %r, align 16
  %t = getelementptr i8, ptr addrspace(1) %p, i64 80
  %low = load <8 x i16>, ptr addrspace(1) %t, align 8
  %n = mul <4 x i16> %four, %four
  %o = mul <8 x i16> %low, %low
  store <4 x i16> %n, ptr addrspace(1) %r, align 16
  store <8 x i16> %o, ptr addrspace(1) %t, align 8
  %u = getelementptr i8, ptr addrspace(1) %p, i64 96
  store <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 -1>, ptr addrspace(1) %u, align 16
  ret void
}
; With less alignment, or in other spaces: 16 bytes.
; CHECK-LABEL: others(
; CHECK-NOT: .v8
define void @others(ptr addrspace(1) %p, ptr addrspace(3) %s, ptr %g) {
  %a = load <8 x i32>, ptr addrspace(1) %p, align 16
  store <8 x i32> %a, ptr addrspace(3) %s, align 32
  %b = load <16 x i16>, ptr addrspace(1) %p, align 16
  store <16 x i16> %b, ptr %g, align 32
  ret void
}
!0 = !{}
