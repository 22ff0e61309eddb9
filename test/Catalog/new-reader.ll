; A reader of libNVVM, and something that older ones do not know, are rows of
; the catalog. The verifier and the fixer know those that were added there,
; without any C++.

; What no reader of the product minds is newer than LLVM 7 and 23, but not than
; 24, which reads for sm_120 in a release that the product does not know.
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRODUCT --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_120 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRODUCT --allow-empty
; PRODUCT-NOT: is newer than
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=99.9 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=UNKNOWN
; UNKNOWN: unknown release of libNVVM '99.9'

; RUN: %{build}/test/nvvmc-new-rows verify --profile=libnvvm --arch=sm_100 %s \
; RUN:   2>&1 | FileCheck %s --check-prefix=OLD
; OLD: warning: norecurse is newer than libNVVM 99.9 reads for compute_100 (LLVM 23)

; RUN: %{build}/test/nvvmc-new-rows verify --profile=libnvvm --arch=sm_120 %s \
; RUN:   2>&1 | FileCheck %s --check-prefix=NEW --allow-empty
; NEW-NOT: is newer than

; RUN: %{build}/test/nvvmc-new-rows fix --profile=libnvvm --arch=sm_100 \
; RUN:   --only=reader-newer-ir %s -o - 2>/dev/null | FileCheck %s --check-prefix=FIX
; FIX: {{^}}define void @g()

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @f(ptr dead_on_return)
define void @g() norecurse {
  call void @f(ptr null)
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
