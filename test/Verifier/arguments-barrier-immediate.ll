; Barriers: 16 of a block, and whole warps. Ranges
; that LLVM states are checked before anything else.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr, i32)

define void @legal(i1 %i1, i32 %i, ptr %p) {
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p, i32 128)
  ret void
}

define void @illegal(i1 %i1, i32 %i, ptr %p) {
; CHECK: :[[#@LINE+1]]:3: error: immarg value 127 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 127)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 129 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 129)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 127 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr %p, i32 127)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 129 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr %p, i32 129)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 127 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %p, i32 127)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 129 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %p, i32 129)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 127 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p, i32 127)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 129 out of range [128, 129) [misc-llvm-verifier]
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p, i32 129)
  ret void
}
