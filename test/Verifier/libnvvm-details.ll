; Cases in which libNVVM and the documented contract differ. Each line of the
; second run is one that the first does not have.

; RUN: not nvvmc verify --disable=emit-unsupported-global --profile=nvvm --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM --implicit-check-not=error:
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIB --implicit-check-not=error:

; NVVM: error: Texture/surface variables must be global address space
; NVVM: error: Invalid identifier name:
; NVVM: error: Invalid identifier name: other.name
; NVVM: error: extern_weak linkage is not supported.
; NVVM: error: pragma unroll is not supported.
; NVVM: error: fp128 type is not supported

; LIB: error: extern_weak linkage is not supported.
; LIB: error: atomicrmw does not support operation: 'fmaximum'.
; LIB: error: fp128 type is not supported

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@texture = global i64 0
@0 = addrspace(1) global i32 0
@other.name = alias void (ptr), ptr @k

declare extern_weak void @weak()

define ptx_kernel void @k(ptr %p) {
  call void @weak()
  br label %next, !pragma !0
next:
  %a = atomicrmw fmaximum ptr %p, float 1.0 monotonic
  %b = getelementptr fp128, ptr %p, i64 1
  store i32 0, ptr %b
  ret void
}

!nvvmir.version = !{!100}
!nvvm.annotations = !{!1}
!0 = distinct !{!"unroll", i32 4}
!1 = !{ptr @texture, !"texture", i32 1}
!100 = !{i32 2, i32 0}
