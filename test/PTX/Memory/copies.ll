; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Copies with few accesses are expanded; their addresses are folded into the
; accesses like those of loads.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
declare void @consume(ptr)

; A kernel reads by-value parameters in place.
; CHECK-LABEL: .entry in_place(
; CHECK: ld.param.v2.u64 {[[A:%rd[0-9]+]], [[B:%rd[0-9]+]]}, [in_place_param_1+16];
; CHECK-NEXT: st.global.v2.u64 [%rd{{[0-9]+}}], {[[A]], [[B]]};
define ptx_kernel void @in_place(ptr addrspace(1) %to, ptr byval([48 x i8]) align 16 %from) {
  %at = getelementptr i8, ptr %from, i64 16
  %to.generic = addrspacecast ptr addrspace(1) %to to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %to.generic, ptr align 16 %at, i64 16, i1 false)
  ret void
}

; The alignment comes from the variables, not from the call.
; CHECK-LABEL: .func objects(
; CHECK: ld.global.v2.u64 {[[A:%rd[0-9]+]], [[B:%rd[0-9]+]]}, [table+16];
; CHECK-NEXT: ld.global.u64 [[C:%rd[0-9]+]], [table+32];
; CHECK-NEXT: st.local.v2.u64 [%SPL+16], {[[A]], [[B]]};
; CHECK-NEXT: st.local.u64 [%SPL+32], [[C]];
@table = internal addrspace(1) constant [64 x i8] zeroinitializer, align 16
define void @objects() {
  %v = alloca [64 x i8], align 16
  %at = getelementptr i8, ptr %v, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr %at, ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 16) to ptr), i64 24, i1 false)
  call void @consume(ptr %v)
  ret void
}

; An offset reduces the known alignment: 4 bytes at a time from 4 on.
; CHECK-LABEL: .func odd_offset(
; CHECK: ld.local.u32 [[A:%r[0-9]+]], [%SPL+4];
; CHECK-NEXT: ld.local.u32 [[B:%r[0-9]+]], [%SPL+8];
; CHECK-NEXT: st.global.u32 [%rd{{[0-9]+}}], [[A]];
; CHECK-NEXT: st.global.u32 [%rd{{[0-9]+}}+4], [[B]];
define void @odd_offset(ptr addrspace(1) %to) {
  %v = alloca [64 x i8], align 16
  call void @consume(ptr %v)
  %at = getelementptr i8, ptr %v, i64 4
  %to.generic = addrspacecast ptr addrspace(1) %to to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to.generic, ptr %at, i64 8, i1 false)
  ret void
}

; CHECK-LABEL: .entry read_only(
; CHECK: ld.global.nc.u64 [[A:%rd[0-9]+]], [%rd{{[0-9]+}}+8];
; CHECK-NEXT: st.global.u64 [%rd{{[0-9]+}}], [[A]];
define ptx_kernel void @read_only(ptr addrspace(1) %to, ptr addrspace(1) noalias readonly %from) {
  %at = getelementptr i8, ptr addrspace(1) %from, i64 8
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %to, ptr addrspace(1) align 8 %at, i64 8, i1 false)
  ret void
}

; If source and destination may overlap, everything is read before it is
; written.
; CHECK-LABEL: .func overlapping(
; CHECK: ld.volatile.global.u32 [[A:%r[0-9]+]], [%rd1];
; CHECK-NEXT: ld.volatile.global.u32 [[B:%r[0-9]+]], [%rd1+4];
; CHECK-NEXT: ld.volatile.global.u8 [[C:%rs[0-9]+]], [%rd1+8];
; CHECK-NEXT: st.volatile.global.u32 [%rd1+4], [[A]];
; CHECK-NEXT: st.volatile.global.u32 [%rd1+8], [[B]];
; CHECK-NEXT: st.volatile.global.u8 [%rd1+12], [[C]];
define void @overlapping(ptr addrspace(1) %p) {
  %to = getelementptr i8, ptr addrspace(1) %p, i64 4
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %p, i64 9, i1 true)
  ret void
}

; CHECK-LABEL: .func repeated(
; CHECK: st.global.v2.u64 [%rd1], {-6148914691236517206, -6148914691236517206};
; CHECK-NEXT: st.global.u16 [%rd1+16], -21846;
; CHECK-NEXT: st.global.u8 [%rd1+18], -86;
define void @repeated(ptr addrspace(1) %p) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %p, i8 170, i64 19, i1 false)
  ret void
}

; No access is wider than an element that is moved atomically.
; CHECK-LABEL: .func elements(
; CHECK-COUNT-2: ld.global.u32
; CHECK-COUNT-2: st.global.u32
; CHECK-NOT: {{ld|st}}.global
define void @elements(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 16 %d, ptr addrspace(1) align 16 %s, i64 8, i32 4)
  ret void
}

; 32 accesses are expanded, 33 are a loop.
; CHECK-LABEL: .func most(
; CHECK-COUNT-32: st.global.u8
; CHECK-NOT: st.global
; CHECK-LABEL: .func too_many(
; CHECK-COUNT-1: st.global.u8
; CHECK-NOT: st.global
define void @most(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 32, i1 false)
  ret void
}
define void @too_many(ptr addrspace(1) %d, ptr addrspace(1) %s) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %d, ptr addrspace(1) %s, i64 33, i1 false)
  ret void
}

; Variables that are only copied are in registers.
; CHECK-LABEL: .entry swapped(
; CHECK-NOT: .local
; CHECK: ld.global.v2.u64 {[[A:%rd[0-9]+]], [[B:%rd[0-9]+]]}, [%rd1];
; CHECK-NEXT: ld.global.v2.u64 {[[C:%rd[0-9]+]], [[D:%rd[0-9]+]]}, [%rd2];
; CHECK-NEXT: st.global.v2.u64 [%rd1], {[[C]], [[D]]};
; CHECK-NEXT: st.global.v2.u64 [%rd2], {[[A]], [[B]]};
define ptx_kernel void @swapped(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = alloca [16 x i8], align 16
  %a = addrspacecast ptr addrspace(1) %p to ptr
  %b = addrspacecast ptr addrspace(1) %q to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v, ptr align 16 %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 %b, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %b, ptr align 16 %v, i64 16, i1 false)
  ret void
}
