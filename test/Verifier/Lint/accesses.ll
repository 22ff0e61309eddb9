; Accesses through null, outside of variables, and to constants.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@shared = internal addrspace(3) global [4 x i32] undef
@dynamic = external addrspace(3) global [0 x i32]
@weak = weak addrspace(1) global [4 x i32] zeroinitializer
@table = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@bank = internal addrspace(4) global [4 x i32] zeroinitializer

define ptx_kernel void @null(ptr %p, i64 %i) {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store through a null pointer [lint-null-access]
  store i32 1, ptr null
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: load through a null pointer [lint-null-access]
  %a = load i32, ptr null
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: atomic access through a null pointer [lint-null-access]
  %b = atomicrmw add ptr null, i32 1 seq_cst
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store through a null pointer [lint-null-access]
  store i32 1, ptr addrspace(1) null
  %field = getelementptr inbounds {i32, i32}, ptr null, i64 0, i32 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store through a null pointer [lint-null-access]
  store i32 1, ptr %field
  ; The first byte of shared memory, an absolute address, and a program that
  ; stops.
  store i32 1, ptr addrspace(3) null
  %absolute = getelementptr i8, ptr null, i64 4096
  store i32 1, ptr %absolute
  store volatile i32 1, ptr null
  ret void
}

define ptx_kernel void @null_is_valid(ptr %p) null_pointer_is_valid {
  store i32 1, ptr null
  ret void
}

define ptx_kernel void @null_in_memory() {
  %p = alloca ptr
  store ptr null, ptr %p
  %null = load ptr, ptr %p
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store through a null pointer [lint-null-access]
  store i32 1, ptr %null
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @nothing() {
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 0, i1 false)
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: copy through a null pointer [lint-null-access]
  call void @llvm.memset.p0.i64(ptr null, i8 0, i64 1, i1 false)
  ret void
}

define ptx_kernel void @bounds(i64 %i) {
  %last = getelementptr i8, ptr addrspace(3) @shared, i64 12
  store i32 1, ptr addrspace(3) %last
  %beyond = getelementptr i8, ptr addrspace(3) @shared, i64 13
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store of 4 bytes at offset 13 of @shared, which has 16 bytes [lint-out-of-bounds]
  store i32 1, ptr addrspace(3) %beyond
  %before = getelementptr i32, ptr addrspace(3) @shared, i64 -1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: load of 4 bytes at offset -4 of @shared, which has 16 bytes [lint-out-of-bounds]
  %a = load i32, ptr addrspace(3) %before
  %generic = addrspacecast ptr addrspace(3) @shared to ptr
  %five = getelementptr [4 x i32], ptr %generic, i64 0, i64 4
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store of 4 bytes at offset 16 of @shared, which has 16 bytes [lint-out-of-bounds]
  store i32 1, ptr %five
  %x = alloca [2 x i64]
  %wide = getelementptr i64, ptr %x, i64 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store of 16 bytes at offset 8 of %x, which has 16 bytes [lint-out-of-bounds]
  store <2 x i64> zeroinitializer, ptr %wide
  ; Sizes that the launch or another module chooses, and an index that varies.
  %far = getelementptr i32, ptr addrspace(3) @dynamic, i64 100
  store i32 1, ptr addrspace(3) %far
  %w = getelementptr i32, ptr addrspace(1) @weak, i64 100
  store i32 1, ptr addrspace(1) %w
  %any = getelementptr i32, ptr addrspace(3) @shared, i64 %i
  store i32 1, ptr addrspace(3) %any
  ret void
}

define ptx_kernel void @constants() {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store to @table, which is constant [lint-constant-store]
  store i32 1, ptr addrspace(1) @table
  %generic = addrspacecast ptr addrspace(4) @bank to ptr
  %next = getelementptr i32, ptr %generic, i64 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: store to @bank, which is constant [lint-constant-store]
  store i32 1, ptr %next
  %a = load i32, ptr addrspace(1) @table
  ret void
}
