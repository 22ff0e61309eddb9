; What profile libnvvm reports depends on the release; the newest is the default.
; No other profile depends on it.
; RUN: rm -rf %t && split-file %s %t
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.2 --arch=sm_100 %t/fence.ll 2>&1 | FileCheck %s --check-prefix=FENCE
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.3 --arch=sm_100 %t/fence.ll
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/fence.ll
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.5 --arch=sm_90 %t/fence.ll 2>&1 | FileCheck %s --check-prefix=FENCE
; RUN: not nvvmc verify --profile=nvvm --libnvvm=13.5 --arch=sm_100 %t/fence.ll 2>&1 | FileCheck %s --check-prefix=NVVM
; FENCE: error: Illegal instruction: fence
; NVVM: error: fence is not supported

; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.2 --arch=sm_100 %t/version.ll 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.3 --arch=sm_100 %t/version.ll 2>&1 | FileCheck %s --check-prefix=NEW
; OLD: error: IR version 2.1 incompatible with current version 2.0
; OLD-NEXT: error: incompatible IR detected.
; OLD-NOT: Consider
; NEW: error: IR version 2.1 incompatible with current version 2.0
; NEW-NEXT: Consider inserting/updating nvvmir.version module metadata.
; NEW-NOT: incompatible IR

; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.3 --arch=sm_100 %t/triple.ll 2>&1 | FileCheck %s --check-prefix=TRIPLE --implicit-check-not=nvgpu-*
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.4 --arch=sm_100 %t/triple.ll
; RUN: not nvvmc verify --profile=nvvm --libnvvm=13.4 --arch=sm_100 %t/triple.ll 2>&1 | FileCheck %s --check-prefix=TRIPLE
; TRIPLE: error: Invalid target triple (nvgpu-nvidia-cuda)

; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.3 --arch=sm_100 %t/call.ll
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.4 --arch=sm_100 %t/call.ll 2>&1 | FileCheck %s --check-prefix=CALL
; RUN: nvvmc verify --profile=libnvvm --libnvvm=13.4 --arch=sm_90 %t/call.ll
; CALL: error: calling convention does not permit calls

; RUN: not nvvmc verify --libnvvm=13.6 %t/fence.ll 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not nvvmc verify --libnvvm= %t/fence.ll 2>&1 | FileCheck %s --check-prefix=EMPTY
; UNKNOWN: unknown release of libNVVM '13.6'; known are 13.0 13.1 13.2 13.3 13.4 13.5
; EMPTY: unknown release of libNVVM ''

;--- fence.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define void @f() {
  fence seq_cst
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- version.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define void @f() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 1}
;--- triple.ll
target triple = "nvgpu-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define void @f() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- call.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
define ptx_kernel void @k() {
  ret void
}
define void @f() {
  call ptx_kernel void @k()
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
