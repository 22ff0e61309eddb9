; Both sides of every number that a rule contains.

; RUN: split-file %s %t
; RUN: not nvvmc verify --arch=sm_90 %t/numbers.ll 2>&1 | FileCheck %t/numbers.ll
; RUN: nvvmc verify --arch=sm_90 %t/clusters.ll
; RUN: not nvvmc verify --arch=sm_89 %t/clusters.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SM89
; RUN: nvvmc verify --profile=nvptx --arch=sm_89 %t/clusters.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PTX89
; RUN: nvvmc verify --profile=libnvvm --arch=sm_89 %t/clusters.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/shared.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SHARED
; RUN: sed -e 's/49152 x/49153 x/' %t/shared.ll > %t/more.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/more.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=MORE
; RUN: sed -e 's/49152 x/44236 x/' %t/shared.ll > %t/less.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/less.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LESS --allow-empty
; RUN: sed -e 's/49152 x/44237 x/' %t/shared.ll > %t/near.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/near.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NEAR

; SM89: error: Cluster dimensions and cluster maximum blocks are not supported on pre-Hopper Architectures [cluster-pre-hopper]
; SM89: 1 error
; PTX89: warning: Cluster dimensions and cluster maximum blocks are not supported on pre-Hopper Architectures [cluster-pre-hopper]
; SHARED-NOT: error
; SHARED: note: shared memory is 49152 of 49152 bytes [global-limit-near]
; SHARED-NOT: [global-limit-near]
; MORE: error: static shared memory of outer is 49153 bytes, more than 49152 [global-shared-limit]
; MORE-NOT: [global-shared-limit]
; LESS-NOT: [global-limit-near]
; NEAR: note: shared memory is 44237 of 49152 bytes [global-limit-near]

;--- numbers.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-NOT: @narrow32
; CHECK: [function-narrow-param]
; CHECK: parameter 0 (%b), i31
define void @narrow32(i32 %a) {
  ret void
}
define void @narrow31(i31 %b, i31 signext %c) {
  ret void
}
; CHECK: [function-narrow-return]
; CHECK-NEXT: i1
define i1 @bit() {
  ret i1 false
}
define zeroext i1 @extended() {
  ret i1 false
}
; CHECK: launch bounds of threads1025 contradict each other: reqntid 1025x1x1 and at most 1024 threads in a block [kernel-bounds-contradict]
define ptx_kernel void @threads1024() "nvvm.reqntid"="1024" {
  ret void
}
define ptx_kernel void @threads1025() "nvvm.reqntid"="1025" {
  ret void
}
; CHECK-NOT: threads_equal
; CHECK: launch bounds of threads_more contradict each other: reqntid 129x1x1 and maxntid 128x1x1 [kernel-bounds-contradict]
define ptx_kernel void @threads_equal() "nvvm.reqntid"="128" "nvvm.maxntid"="128" {
  ret void
}
define ptx_kernel void @threads_more() "nvvm.reqntid"="129" "nvvm.maxntid"="128" {
  ret void
}
; CHECK-NOT: 8388608
; CHECK: alloca align must be <= 2^23 [instruction-alloca-align]
; CHECK-NEXT: align 16777216
; CHECK-NOT: [instruction-alloca
; CHECK: 3 errors, 2 warnings
define ptx_kernel void @frame() {
  %a = alloca i32, align 8388608
  %b = alloca i32, align 16777216
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- clusters.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "nvvm.cluster_dim"="2,1,1" "nvvm.maxclusterrank"="8" {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- shared.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@used = internal addrspace(3) global [49152 x i8] undef
@other = internal addrspace(3) global [49152 x i8] undef
@dynamic = external addrspace(3) global [0 x i8]

define internal void @inner() {
  store i8 1, ptr addrspacecast (ptr addrspace(3) @used to ptr)
  store i8 1, ptr addrspace(3) @dynamic
  ret void
}
define ptx_kernel void @outer() {
  call void @inner()
  ret void
}
define void @device() {
  store i8 1, ptr addrspace(3) @other
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
