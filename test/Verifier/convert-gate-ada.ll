; Eight-bit floating point came with Ada.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_89 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_89 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: this instrinsic is only supported for Ada (sm_89)+ [convert-gate-ada]
; CHECK-NOT: [convert-gate-ada]
; OFF-NOT: [convert-gate-ada]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [convert-gate-ada]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
define ptx_kernel void @k() {
  %a = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
define ptx_kernel void @k() {
  %a = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
