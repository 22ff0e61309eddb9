; The loops of long copies branch back where the comparison is true: ptxas then
; unrolls them.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: set(
; CHECK: [[LOOP:\$L__BB[0-9_]+]]:
; CHECK: st.global.u8
; CHECK: setp.ne.b64 [[P:%p[0-9]+]], {{%rd[0-9]+}}, 2696;
; CHECK: @[[P]] bra [[LOOP]];
define ptx_kernel void @set(ptr addrspace(1) %p) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 2696, i1 false)
  ret void
}

; CHECK-LABEL: copy(
; CHECK: [[LOOP:\$L__BB[0-9_]+]]:
; CHECK: ld.global
; CHECK: st.global
; CHECK: setp.ne.b64 [[P:%p[0-9]+]],
; CHECK: @[[P]] bra [[LOOP]];
define ptx_kernel void @copy(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 2560, i1 false)
  ret void
}

; Downwards, too.
; CHECK-LABEL: move(
; CHECK: setp.ne.b64 [[P:%p[0-9]+]],
; CHECK: @[[P]] bra
; CHECK: setp.ne.b64 [[Q:%p[0-9]+]],
; CHECK: @[[Q]] bra
define ptx_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 2560, i1 false)
  ret void
}
