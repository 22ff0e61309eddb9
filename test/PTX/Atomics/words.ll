; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Atomics whose operation, scope and cache hint are encoded in a word: all
; operations and scopes, each with and without a hint.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: exchange_i32(
; CHECK: atom.global.exch.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @exchange_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 0) ; 0x0
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 272) ; 0x110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 544) ; 0x220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 768) ; 0x300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: exchange_i64(
; CHECK: atom.global.exch.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.exch.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.exch.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.exch.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @exchange_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 0) ; 0x0
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 272) ; 0x110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 544) ; 0x220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 768) ; 0x300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: exchange_f32(
; CHECK: atom.global.exch.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.exch.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @exchange_f32(ptr addrspace(1) %p, float %v) {
  %r0 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 0) ; 0x0
  store volatile float %r0, ptr addrspace(1) %p
  %r1 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 272) ; 0x110
  store volatile float %r1, ptr addrspace(1) %p
  %r2 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 544) ; 0x220
  store volatile float %r2, ptr addrspace(1) %p
  %r3 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 768) ; 0x300
  store volatile float %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_i32(
; CHECK: atom.global.add.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65536) ; 0x10000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65808) ; 0x10110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 66080) ; 0x10220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 66304) ; 0x10300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_i64(
; CHECK: atom.global.add.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 65536) ; 0x10000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 65808) ; 0x10110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 66080) ; 0x10220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 66304) ; 0x10300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: and_i32(
; CHECK: atom.global.and.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.and.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.and.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.and.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @and_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 196608) ; 0x30000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 196880) ; 0x30110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 197152) ; 0x30220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 197376) ; 0x30300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: and_i64(
; CHECK: atom.global.and.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.and.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.and.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.and.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @and_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 196608) ; 0x30000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 196880) ; 0x30110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 197152) ; 0x30220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 197376) ; 0x30300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: or_i32(
; CHECK: atom.global.or.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.or.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.or.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.or.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @or_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 327680) ; 0x50000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 327952) ; 0x50110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 328224) ; 0x50220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 328448) ; 0x50300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: or_i64(
; CHECK: atom.global.or.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.or.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.or.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.or.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @or_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 327680) ; 0x50000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 327952) ; 0x50110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 328224) ; 0x50220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 328448) ; 0x50300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: xor_i32(
; CHECK: atom.global.xor.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.xor.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.xor.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.xor.L2::cache_hint.b32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @xor_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 393216) ; 0x60000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 393488) ; 0x60110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 393760) ; 0x60220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 393984) ; 0x60300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: xor_i64(
; CHECK: atom.global.xor.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.xor.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.xor.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.xor.L2::cache_hint.b64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @xor_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 393216) ; 0x60000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 393488) ; 0x60110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 393760) ; 0x60220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 393984) ; 0x60300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: max_signed_i32(
; CHECK: atom.global.max.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.max.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.max.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.max.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @max_signed_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 458752) ; 0x70000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 459024) ; 0x70110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 459296) ; 0x70220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 459520) ; 0x70300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: max_signed_i64(
; CHECK: atom.global.max.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.max.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.max.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.max.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @max_signed_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 458752) ; 0x70000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 459024) ; 0x70110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 459296) ; 0x70220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 459520) ; 0x70300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: min_signed_i32(
; CHECK: atom.global.min.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.min.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.min.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.min.L2::cache_hint.s32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @min_signed_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 524288) ; 0x80000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 524560) ; 0x80110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 524832) ; 0x80220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 525056) ; 0x80300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: min_signed_i64(
; CHECK: atom.global.min.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.min.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.min.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.min.L2::cache_hint.s64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @min_signed_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 524288) ; 0x80000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 524560) ; 0x80110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 524832) ; 0x80220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 525056) ; 0x80300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: max_unsigned_i32(
; CHECK: atom.global.max.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.max.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.max.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.max.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @max_unsigned_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 589824) ; 0x90000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 590096) ; 0x90110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 590368) ; 0x90220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 590592) ; 0x90300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: max_unsigned_i64(
; CHECK: atom.global.max.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.max.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.max.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.max.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @max_unsigned_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 589824) ; 0x90000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 590096) ; 0x90110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 590368) ; 0x90220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 590592) ; 0x90300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: min_unsigned_i32(
; CHECK: atom.global.min.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.min.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.min.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.min.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @min_unsigned_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 655360) ; 0xa0000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 655632) ; 0xa0110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 655904) ; 0xa0220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 656128) ; 0xa0300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: min_unsigned_i64(
; CHECK: atom.global.min.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.min.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.min.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.min.L2::cache_hint.u64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @min_unsigned_i64(ptr addrspace(1) %p, i64 %v) {
  %r0 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 655360) ; 0xa0000
  store volatile i64 %r0, ptr addrspace(1) %p
  %r1 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 655632) ; 0xa0110
  store volatile i64 %r1, ptr addrspace(1) %p
  %r2 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 655904) ; 0xa0220
  store volatile i64 %r2, ptr addrspace(1) %p
  %r3 = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 656128) ; 0xa0300
  store volatile i64 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_float_f32(
; CHECK: atom.global.add.f32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.L2::cache_hint.f32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.L2::cache_hint.f32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.L2::cache_hint.f32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_float_f32(ptr addrspace(1) %p, float %v) {
  %r0 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 720896) ; 0xb0000
  store volatile float %r0, ptr addrspace(1) %p
  %r1 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 721168) ; 0xb0110
  store volatile float %r1, ptr addrspace(1) %p
  %r2 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 721440) ; 0xb0220
  store volatile float %r2, ptr addrspace(1) %p
  %r3 = call float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1) %p, float %v, i32 721664) ; 0xb0300
  store volatile float %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_float_f64(
; CHECK: atom.global.add.f64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.L2::cache_hint.f64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.L2::cache_hint.f64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.L2::cache_hint.f64 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_float_f64(ptr addrspace(1) %p, double %v) {
  %r0 = call double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1) %p, double %v, i32 720896) ; 0xb0000
  store volatile double %r0, ptr addrspace(1) %p
  %r1 = call double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1) %p, double %v, i32 721168) ; 0xb0110
  store volatile double %r1, ptr addrspace(1) %p
  %r2 = call double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1) %p, double %v, i32 721440) ; 0xb0220
  store volatile double %r2, ptr addrspace(1) %p
  %r3 = call double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1) %p, double %v, i32 721664) ; 0xb0300
  store volatile double %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_float_f16(
; CHECK: atom.global.add.noftz.f16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.noftz.L2::cache_hint.f16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.noftz.L2::cache_hint.f16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.noftz.L2::cache_hint.f16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_float_f16(ptr addrspace(1) %p, half %v) {
  %r0 = call half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1) %p, half %v, i32 720896) ; 0xb0000
  store volatile half %r0, ptr addrspace(1) %p
  %r1 = call half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1) %p, half %v, i32 721168) ; 0xb0110
  store volatile half %r1, ptr addrspace(1) %p
  %r2 = call half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1) %p, half %v, i32 721440) ; 0xb0220
  store volatile half %r2, ptr addrspace(1) %p
  %r3 = call half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1) %p, half %v, i32 721664) ; 0xb0300
  store volatile half %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: add_float_bf16(
; CHECK: atom.global.add.noftz.bf16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.add.noftz.L2::cache_hint.bf16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.add.noftz.L2::cache_hint.bf16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.add.noftz.L2::cache_hint.bf16 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @add_float_bf16(ptr addrspace(1) %p, bfloat %v) {
  %r0 = call bfloat @llvm.nvvm.atomic.rmw.bf16.p1(ptr addrspace(1) %p, bfloat %v, i32 720896) ; 0xb0000
  store volatile bfloat %r0, ptr addrspace(1) %p
  %r1 = call bfloat @llvm.nvvm.atomic.rmw.bf16.p1(ptr addrspace(1) %p, bfloat %v, i32 721168) ; 0xb0110
  store volatile bfloat %r1, ptr addrspace(1) %p
  %r2 = call bfloat @llvm.nvvm.atomic.rmw.bf16.p1(ptr addrspace(1) %p, bfloat %v, i32 721440) ; 0xb0220
  store volatile bfloat %r2, ptr addrspace(1) %p
  %r3 = call bfloat @llvm.nvvm.atomic.rmw.bf16.p1(ptr addrspace(1) %p, bfloat %v, i32 721664) ; 0xb0300
  store volatile bfloat %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: increase_i32(
; CHECK: atom.global.inc.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.inc.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.inc.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.inc.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @increase_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 786432) ; 0xc0000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 786704) ; 0xc0110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 786976) ; 0xc0220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 787200) ; 0xc0300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: decrease_i32(
; CHECK: atom.global.dec.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}};
; CHECK: createpolicy.fractional.L2::evict_first.b64 [[P1:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.cta.global.dec.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P1]];
; CHECK: createpolicy.fractional.L2::evict_last.b64 [[P2:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.sys.global.dec.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P2]];
; CHECK: createpolicy.fractional.L2::evict_unchanged.b64 [[P3:%rd[0-9]+]], 0f3F800000;
; CHECK-NEXT: atom.global.dec.L2::cache_hint.u32 %{{[a-z0-9]+}}, {{\[}}%rd{{[0-9]+}}], %{{[a-z0-9]+}}, [[P3]];
define void @decrease_i32(ptr addrspace(1) %p, i32 %v) {
  %r0 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 851968) ; 0xd0000
  store volatile i32 %r0, ptr addrspace(1) %p
  %r1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 852240) ; 0xd0110
  store volatile i32 %r1, ptr addrspace(1) %p
  %r2 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 852512) ; 0xd0220
  store volatile i32 %r2, ptr addrspace(1) %p
  %r3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 852736) ; 0xd0300
  store volatile i32 %r3, ptr addrspace(1) %p
  ret void
}
; Nobody asks for what was there: the scopes of the documented form.
; CHECK-LABEL: reduce(
; CHECK: red.global.add.u32 [%rd1], %r1;
; CHECK: red.cta.global.add.u32 [%rd1], %r1;
; CHECK: red.sys.global.add.u32 [%rd1], %r1;
; CHECK: red.sys.global.add.L2::cache_hint.u32 [%rd1], %r1, %rd2;
define void @reduce(ptr addrspace(1) %p, i32 %v) {
  call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65536)
  call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65552)
  call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65568)
  call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65824)
  ret void
}
; Orders in bits 3:0.
; CHECK-LABEL: ordered(
; CHECK: atom.acquire.cta.global.add.u32
; CHECK: atom.release.sys.global.add.u32
; CHECK: atom.acq_rel.global.add.u32
; CHECK: fence.sc.gpu;
; CHECK-NEXT: atom.acquire.global.add.u32
define i32 @ordered(ptr addrspace(1) %p, i32 %v) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 65554)
  %b = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %a, i32 65571)
  %c = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %b, i32 65540)
  %d = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %c, i32 65541)
  ret i32 %d
}
; CHECK-LABEL: compare_and_swap(
; CHECK: atom.global.cas.b32 %r
; CHECK: atom.cta.global.cas.b32 %r
; CHECK: atom.sys.global.cas.b64 %rd
; CHECK: atom.global.cas.b16 %rs
; CHECK: atom.global.cas.b128 %rq
define i32 @compare_and_swap(ptr addrspace(1) %p, i32 %v, i64 %w, i16 %h, i128 %q) {
  %a = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %p, i32 %v, i32 1, i32 917504)
  %b = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %p, i32 %a, i32 1, i32 917520)
  %c = call i64 @llvm.nvvm.atomic.cas.i64.p1(ptr addrspace(1) %p, i64 %w, i64 1, i32 917536)
  %d = call i16 @llvm.nvvm.atomic.cas.i16.p1(ptr addrspace(1) %p, i16 %h, i16 1, i32 917504)
  %e = call i128 @llvm.nvvm.atomic.cas.i128.p1(ptr addrspace(1) %p, i128 %q, i128 1, i32 917504)
  ret i32 %b
}
; PTX counts in 32 bits only.
; CHECK-LABEL: increase_in_a_loop(
; CHECK: atom.relaxed.cta.global.cas.b64
define i64 @increase_in_a_loop(ptr addrspace(1) %p, i64 %v) {
  %a = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 786448)
  ret i64 %a
}

declare bfloat @llvm.nvvm.atomic.rmw.bf16.p1(ptr addrspace(1), bfloat, i32)
declare double @llvm.nvvm.atomic.rmw.f64.p1(ptr addrspace(1), double, i32)
declare float @llvm.nvvm.atomic.rmw.f32.p1(ptr addrspace(1), float, i32)
declare half @llvm.nvvm.atomic.rmw.f16.p1(ptr addrspace(1), half, i32)
declare i128 @llvm.nvvm.atomic.cas.i128.p1(ptr addrspace(1), i128, i128, i32)
declare i16 @llvm.nvvm.atomic.cas.i16.p1(ptr addrspace(1), i16, i16, i32)
declare i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1), i32, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
declare i64 @llvm.nvvm.atomic.cas.i64.p1(ptr addrspace(1), i64, i64, i32)
declare i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1), i64, i32)
