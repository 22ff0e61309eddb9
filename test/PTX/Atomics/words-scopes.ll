; The word of an atomic reaches the printer as the scope of an instruction, also
; by way of bitcode. Metadata of a module says nothing about its atomics.

; RUN: nvvmc emit %s --arch=sm_90 -O0 --annotate -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o %t.whole
; RUN: nvvmc compile %s --profile=nvptx --arch=sm_90 --split-compile=2 -o %t.units
; RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.whole
; RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.units
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: word(
; CHECK: atomicrmw add {{.*}}syncscope("nvvm.word.cta.evict_last") acquire
; CHECK: atom.acquire.cta.global.add.L2::cache_hint.u32
; TEXT-LABEL: word(
; TEXT: atom.acquire.cta.global.add.L2::cache_hint.u32
define i32 @word(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 7, i32 66066)
  ret i32 %a
}

; CHECK-LABEL: plain(
; CHECK: atom.global.add.u32
; TEXT-LABEL: plain(
; TEXT: atom.global.add.u32
define i32 @plain(ptr addrspace(1) %p) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 7 monotonic, !nvvm.atomic.word !0
  ret i32 %a
}
!0 = !{i64 66066}

declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
