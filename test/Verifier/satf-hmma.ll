; Saturation asked for in a matrix product of floats under its old name.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=tileiras --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:{{[0-9]+}}: error: satf operand must be a constant zero [satf-hmma]
; CHECK-NOT: [satf-hmma]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [satf-hmma]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
define ptx_kernel void @k() {
  %a = call { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
define ptx_kernel void @k() {
  %a = call { i32, i32, i32, i32 } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
