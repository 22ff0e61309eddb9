; Which triples are legal, in each mode and profile.

; RUN: split-file %s %t
; RUN: %python %S/Inputs/triples.py nvvmc %t/list > %t/out
; RUN: diff %t/list %t/out
; RUN: not nvvmc verify --arch=sm_90 %t/wrong.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/wrong.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIB
; RUN: not nvvmc verify --mode=unified --arch=sm_90 %t/wrong.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNIFIED

; CHECK: error: Invalid target triple (x86_64-unknown-linux-gnu), must be one of: [triple-standard]
; CHECK-NEXT: {{^ *}}nvptx-*-cuda
; CHECK-NEXT: {{^ *}}nvptx64-*-cuda
; CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
; CHECK-NEXT: {{^ +\^~+$}}
; CHECK-NEXT: help: write: target triple = "nvptx64-nvidia-cuda"
; LIB: error: Invalid target triple (x86_64-unknown-linux-gnu), must be one of: [triple-standard]
; LIB-NEXT: Error: 32-bit: nvptx-*-cuda
; LIB-NEXT: Error: 64-bit: nvptx64-*-cuda
; UNIFIED: error: Invalid target triple [triple-unified]
; UNIFIED-NOT: must be one of

;--- wrong.ll
target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-i64:64-i128:128-n16:32:64"

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- list
nvptx64-nvidia-cuda standard libnvvm nvptx unified
nvptx-nvidia-cuda standard libnvvm nvptx unified
nvptx-nvidia-nvcl - - nvptx unified
nvptx64-nvidia-nvcl - - nvptx unified
nvsass-nvidia-cuda - - - unified
nvsass-nvidia-nvcl - - - unified
nvsass-nvidia-directx - - - unified
nvsass-nvidia-spirv - - - unified
nvptx64-unknown-cuda standard libnvvm nvptx -
nvptx64-cuda standard libnvvm nvptx -
nvptx64--cuda standard libnvvm nvptx -
nvptx64-nvidia-cuda-sim - libnvvm nvptx -
nvptx64-cuda-foo - libnvvm nvptx -
nvptx64-nvidia-cudax - libnvvm nvptx -
nvptx64-nvidia-xcuda - - nvptx -
nvptx64-nvidia-CUDA - - nvptx -
nvptx64-nvidia-gpulibs - - nvptx -
nvptx65-nvidia-cuda - - - -
amdgcn-amd-amdhsa - - - -
