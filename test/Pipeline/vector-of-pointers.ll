; What is written through a vector of pointers is read afterwards.
; RUN: nvvmc opt %s --opt=3 --arch=sm_80 -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define ptx_kernel void @histogram(
; CHECK: call void @llvm.experimental.vector.histogram.add
; CHECK: [[COUNT:%.*]] = load i64
; CHECK: store i64 [[COUNT]]
define ptx_kernel void @histogram(ptr %out, <2 x i32> %bins, <2 x i1> %mask) {
  %counts = alloca [8 x i64], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %counts, i8 0, i64 64, i1 false)
  %in = and <2 x i32> %bins, splat (i32 7)
  %at = getelementptr inbounds i64, ptr %counts, <2 x i32> %in
  call void @llvm.experimental.vector.histogram.add.v2p0.i64(<2 x ptr> %at, i64 1, <2 x i1> %mask)
  %first = getelementptr inbounds i64, ptr %counts, i32 3
  %count = load i64, ptr %first, align 8
  store i64 %count, ptr %out, align 8
  ret void
}

; CHECK-LABEL: define ptx_kernel void @called(
; CHECK: call void @update
; CHECK: load i32
define ptx_kernel void @called(ptr %out, <2 x i32> %which) {
  %frame = alloca [4 x i32], align 4
  store i32 1, ptr %frame, align 4
  %in = and <2 x i32> %which, splat (i32 3)
  %at = getelementptr inbounds i32, ptr %frame, <2 x i32> %in
  call void @update(<2 x ptr> %at) memory(argmem: readwrite)
  %value = load i32, ptr %frame, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

declare void @update(<2 x ptr>) memory(argmem: readwrite) nounwind willreturn
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.experimental.vector.histogram.add.v2p0.i64(<2 x ptr>, i64, <2 x i1>)
