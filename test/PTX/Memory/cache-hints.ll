; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}

; Accesses that metadata marks as nontemporal are evicted first, in cached
; memory. This does not raise the PTX version.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 6.3
; CHECK-LABEL: global(
; CHECK: ld.global.cs.v4.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]], [[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, [%rd1];
; CHECK-NEXT: st.global.cs.v4.u32 [%rd1], {[[R1]], [[R2]], [[R3]], [[R4]]};
; CHECK-NEXT: ld.global.cs.nc.u32 [[R5:%r[0-9]+]], [%rd1];
; CHECK-NEXT: st.global.u32 [%rd1], [[R5]];
define void @global(ptr addrspace(1) %p) {
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16, !nontemporal !0
  store <4 x i32> %v, ptr addrspace(1) %p, align 16, !nontemporal !0
  %w = load i32, ptr addrspace(1) %p, align 4, !nontemporal !0, !invariant.load !1
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
; CHECK-LABEL: generic(
; CHECK: ld.cs.u64 [[RD2:%rd[0-9]+]], [%rd1];
; CHECK-NEXT: st.cs.u64 [%rd1+8], [[RD2]];
define void @generic(ptr %p) {
  %v = load i64, ptr %p, align 8, !nontemporal !0
  %q = getelementptr i8, ptr %p, i64 8
  store i64 %v, ptr %q, align 8, !nontemporal !0
  ret void
}
; CHECK-LABEL: others(
; CHECK: ld.shared.u32 [[R1:%r[0-9]+]], [%rd1];
; CHECK-NEXT: st.volatile.global.u32 [%rd2], [[R1]];
define void @others(ptr addrspace(3) %s, ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(3) %s, align 4, !nontemporal !0
  store volatile i32 %v, ptr addrspace(1) %p, align 4, !nontemporal !0
  ret void
}
!0 = !{i32 1}
!1 = !{}
