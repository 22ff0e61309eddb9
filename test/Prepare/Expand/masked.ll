; Packed lanes are gathered and scattered, each guarded by its bit of the mask.
; If a lane is not aligned, or cannot be accessed by itself, a branch skips it.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; The second lane's address depends on the first lane's bit.
; CHECK-LABEL: packed_load(
; CHECK: selp.{{.*}}64 [[ON:%rd[0-9]+]], 1, 0
; CHECK: @%p{{[0-9]+}} ld.b32
; CHECK: @%p{{[0-9]+}} ld.b32
; CHECK-NOT: ld.b32
; CHECK: ret
define <2 x i32> @packed_load(ptr %p, <2 x i1> %m, <2 x i32> %other) {
  %r = call <2 x i32> @llvm.masked.expandload.v2i32(ptr align 4 %p, <2 x i1> %m, <2 x i32> %other)
  ret <2 x i32> %r
}

; CHECK-LABEL: packed_store(
; CHECK: @%p{{[0-9]+}} st.b32
; CHECK: @%p{{[0-9]+}} st.b32
; CHECK-NOT: st.b32
; CHECK: ret
define void @packed_store(ptr %p, <2 x i1> %m, <2 x i32> %v) {
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 4 %p, <2 x i1> %m)
  ret void
}

; One element after the other, since they may be the same.
; CHECK-LABEL: histogram(
; CHECK: @[[A:%p[0-9]+]] ld.b32
; CHECK: add.s32
; CHECK: @[[A]] st.b32
; CHECK: @[[B:%p[0-9]+]] ld.b32
; CHECK: add.s32
; CHECK: @[[B]] st.b32
define void @histogram(<2 x ptr> %p, i32 %n, <2 x i1> %m) {
  call void @llvm.experimental.vector.histogram.add.v2p0.i32(<2 x ptr> %p, i32 %n, <2 x i1> %m)
  ret void
}

; CHECK-LABEL: unaligned(
; CHECK: bra
; CHECK: ld.u8
; CHECK: bra
; CHECK: ld.u8
define <2 x i32> @unaligned(ptr %p, <2 x i1> %m, <2 x i32> %other) {
  %r = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 1 %p, <2 x i1> %m, <2 x i32> %other)
  ret <2 x i32> %r
}
