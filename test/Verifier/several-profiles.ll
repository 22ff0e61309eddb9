; Several profiles in one run: each finding names its profile.

; RUN: not nvvmc verify --profile=nvvm,libnvvm,nvptx --libnvvm=13.0 --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s

; CHECK: error: fence is not supported [instruction-fence-standard, nvvm]
; CHECK: error: Cannot cast non-generic pointer to different non-generic pointer [addrspace-cast-between-spaces, nvvm]
; CHECK: help: go through generic: cast to ptr, then to ptr addrspace(1)
; CHECK: error: Illegal instruction: fence [instruction-fence-standard, libnvvm]
; CHECK: error: Cannot cast non-generic pointer to different non-generic pointer [addrspace-cast-between-spaces, libnvvm]
; CHECK: 4 errors in {{.*}} (profile nvvm,libnvvm,nvptx, sm_100)

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptr addrspace(1) @f(ptr addrspace(3) %p) {
  fence seq_cst
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)
  ret ptr addrspace(1) %q
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
