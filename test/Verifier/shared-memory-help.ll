; Beyond the limit of a declaration, the remedy names the limit of a launch.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvptx --arch=sm_75 %t/more.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TURING
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/more.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HOPPER
; RUN: not nvvmc verify --profile=nvptx --arch=sm_120 %t/more.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CONSUMER
; TURING: error: static shared memory of k is 65540 bytes, more than 49152 [global-shared-limit]
; TURING: help: a launch gives no more than 65536 bytes on sm_75
; HOPPER: help: declare it as extern [0 x i8] and give the size at launch, up to 232448 bytes on sm_90
; CONSUMER: help: {{.*}}, up to 101376 bytes on sm_120

;--- more.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [16385 x i32] undef
define ptx_kernel void @k(i32 %i) {
  %p = getelementptr [16385 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  store i32 1, ptr addrspace(3) %p
  ret void
}
