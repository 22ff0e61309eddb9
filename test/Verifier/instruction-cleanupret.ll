; There is no exception handling on a GPU.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:14:3: error: cleanupret is not supported [instruction-cleanupret]
; NVVM-NOT: [instruction-cleanupret]
; LIBNVVM: {{.*}}bad.ll:14:3: error: Illegal instruction: cleanupret [instruction-cleanupret]
; LIBNVVM-NOT: [instruction-cleanupret]
; OFF-NOT: [instruction-cleanupret]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [instruction-cleanupret]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @g() {
  ret void
}
declare i32 @__CxxFrameHandler3(...)
define void @k() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @g() {
  ret void
}
declare i32 @__CxxFrameHandler3(...)
define void @k() {
  call void @g()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
