; Memory: lines, stores of zeros, alignment, blocks of a cluster.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.discard.L2(ptr, i64)
declare void @llvm.nvvm.applypriority.L2.evict.normal(ptr, i64)
declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64)
declare void @llvm.nvvm.applypriority.global.L2.evict.normal(ptr addrspace(1), i64)
declare void @llvm.nvvm.st.bulk(ptr, i64, i64)
declare void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3), i64, i64)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)

define void @legal(i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s) {
  call void @llvm.nvvm.discard.L2(ptr %p, i64 128)
  call void @llvm.nvvm.applypriority.L2.evict.normal(ptr %p, i64 128)
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %g, i64 128)
  call void @llvm.nvvm.applypriority.global.L2.evict.normal(ptr addrspace(1) %g, i64 128)
  call void @llvm.nvvm.st.bulk(ptr %p, i64 0, i64 0)
  call void @llvm.nvvm.st.bulk(ptr %p, i64 8, i64 0)
  call void @llvm.nvvm.st.bulk(ptr %p, i64 %l, i64 0)
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 0, i64 0)
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 8, i64 0)
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 %l, i64 0)
  call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g, i32 1)
  call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g, i32 16)
  call ptr @llvm.nvvm.mapa(ptr %p, i32 0)
  call ptr @llvm.nvvm.mapa(ptr %p, i32 15)
  call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 0)
  call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 15)
  ret void
}

define void @illegal(i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s) {
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.discard.L2 must be 128; it is 127 [intrinsic-immediate-value]
  call void @llvm.nvvm.discard.L2(ptr %p, i64 127)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.discard.L2 must be 128; it is 256 [intrinsic-immediate-value]
  call void @llvm.nvvm.discard.L2(ptr %p, i64 256)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.applypriority.L2.evict.normal must be 128; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.applypriority.L2.evict.normal(ptr %p, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.applypriority.L2.evict.normal must be 128; it is 129 [intrinsic-immediate-value]
  call void @llvm.nvvm.applypriority.L2.evict.normal(ptr %p, i64 129)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.discard.global.L2 must be 128; it is 127 [intrinsic-immediate-value]
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %g, i64 127)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.discard.global.L2 must be 128; it is 256 [intrinsic-immediate-value]
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %g, i64 256)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.applypriority.global.L2.evict.normal must be 128; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.applypriority.global.L2.evict.normal(ptr addrspace(1) %g, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.applypriority.global.L2.evict.normal must be 128; it is 129 [intrinsic-immediate-value]
  call void @llvm.nvvm.applypriority.global.L2.evict.normal(ptr addrspace(1) %g, i64 129)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.st.bulk must be a multiple of 8; it is 7 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk(ptr %p, i64 7, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.st.bulk must be a multiple of 8; it is 9 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk(ptr %p, i64 9, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.st.bulk must be 0; it is 1 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk(ptr %p, i64 %l, i64 1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.st.bulk.shared.cta must be a multiple of 8; it is 7 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 7, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.st.bulk.shared.cta must be a multiple of 8; it is 9 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 9, i64 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.st.bulk.shared.cta must be 0; it is 1 [intrinsic-immediate-value]
  call void @llvm.nvvm.st.bulk.shared.cta(ptr addrspace(3) %s, i64 %l, i64 1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.ldu.global.i.i32.p1 must be a power of 2; it is 3 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g, i32 3)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.ldu.global.i.i32.p1 must be a power of 2; it is -1 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %g, i32 -1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mapa should be 0 to 15; it is 16 [intrinsic-operand-value]
  call ptr @llvm.nvvm.mapa(ptr %p, i32 16)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mapa.shared.cluster should be 0 to 15; it is 16 [intrinsic-operand-value]
  call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 16)
  ret void
}
