; An ordering without a syncscope is not printed: reported on request, once per
; function.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 --show-info %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --show-info %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc compile --arch=sm_90 --show-info %t/bad.ll -o %t/bad.ptx 2>&1 | FileCheck %s
; RUN: FileCheck %s --check-prefix=PTX --input-file=%t/bad.ptx
; RUN: nvvmc compile --arch=sm_90 --show-info --strict-atomics %t/bad.ll -o %t/strict.ptx 2>&1 | count 0
; RUN: FileCheck %s --check-prefix=STRICT --input-file=%t/strict.ptx
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 | count 0
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 --show-info %t/bad.ll 2>&1 | count 0
; RUN: nvvmc verify --profile=nvvm,nvptx --arch=sm_90 --show-info %t/good.ll 2>&1 | count 0

; CHECK: bad.ll:[[#]]:8: note: atomicrmw add without a syncscope is printed without its order, seq_cst [atomic-rmw-order]
; CHECK: in @k
; CHECK: help: where the order counts, name a syncscope (device, block …), or compile with --strict-atomics
; CHECK: note: atomicrmw xchg without a syncscope is printed without its order, acquire [atomic-rmw-order]
; CHECK: in @other
; CHECK-NOT: [atomic-rmw-order]
; PTX-NOT: fence
; PTX-NOT: acq
; STRICT: fence.sc.sys
; STRICT: atom.acquire.sys.global.exch

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %m = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  %b = atomicrmw sub ptr addrspace(1) %p, i32 1 acq_rel
  ret void
}
define i32 @other(ptr addrspace(1) %p) {
  %a = atomicrmw xchg ptr addrspace(1) %p, i32 1 acquire
  ret i32 %a
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; With a syncscope, both are printed; a relaxed atomic has no ordering.
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %m = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") seq_cst
  %b = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("block") acquire
  ret void
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
