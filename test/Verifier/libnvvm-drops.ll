; libNVVM only checks what a public symbol reaches; profile nvvm checks
; everything. What is kept: the body of @used and everything that it refers to.

; RUN: not nvvmc verify --profile=nvvm --arch=sm_100 %s 2>&1 \
; RUN:   | grep -c '\[attribute-ssp\]$' | FileCheck %s --check-prefix=ALL
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_90 %s 2>&1 \
; RUN:   | grep -c '\[attribute-ssp\]$' | FileCheck %s --check-prefix=ALL

; ALL: {{^}}5{{$}}
; CHECK: error: Invalid address space for global variable [global-address-space]
; CHECK-NEXT: @kept
; CHECK: error: ssp function attribute is not supported. [attribute-ssp]
; CHECK-NEXT: @used
; CHECK-NOT: error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@dropped = linkonce addrspace(2) global i32 0
@kept = internal addrspace(2) global i32 0

define internal void @recursive() ssp {
  call void @recursive()
  ret void
}

define internal void @behind() ssp {
  ret void
}

define linkonce void @unused() ssp {
  call void @behind()
  ret void
}

declare void @undefined() ssp

define internal void @used() ssp {
  store i32 0, ptr addrspace(2) @kept
  ret void
}

define ptx_kernel void @k() {
  call void @used()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
