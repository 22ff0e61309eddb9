; ptxas drops setmaxnreg if the kernel's bounds do not determine the number of
; registers at its start, and overlapping warps then starve.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90a %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90a %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc compile --profile=nvvm --arch=sm_90a %t/bad.ll -o %t.ptx 2>&1 | FileCheck %s
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90a %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc compile --profile=nvvm --arch=sm_90a %t/good.ll -o %t/good.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90a %t.ptx -o %t.cubin 2>&1 | FileCheck %s --check-prefix=PTXAS %}
; RUN: %if ptxas %{ %ptxas -arch=sm_90a %t/good.ptx -o %t.cubin 2>&1 | FileCheck %s --check-prefix=HEEDED --allow-empty %}

; CHECK: bad.ll:[[#]]:3: warning: setmaxnreg is ignored: kernel k does not say how many registers it starts with [misc-setmaxnreg]
; CHECK: warning: setmaxnreg is ignored: kernel text does not say
; CHECK: warning: setmaxnreg is ignored: kernel caller does not say how many registers it starts with [misc-setmaxnreg]
; CHECK-NOT: [misc-setmaxnreg]
; OFF-NOT: [misc-setmaxnreg]
; PTXAS: 'setmaxnreg' ignored
; HEEDED-NOT: ignored

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)
define ptx_kernel void @k() "nvvm.maxntid"="256" {
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  ret void
}
define ptx_kernel void @text() "nvvm.reqntid"="256" {
  call void asm sideeffect "/* few */ setmaxnreg.dec.sync.aligned.u32 24;", ""() convergent
  ret void
}
define internal void @f() convergent noinline {
  call void asm sideeffect "setmaxnreg.dec.sync.aligned.u32 24;", ""() convergent
  ret void
}
define ptx_kernel void @caller() convergent {
  call void @f() convergent
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg)
define ptx_kernel void @k() "nvvm.maxnreg"="168" {
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  ret void
}
define ptx_kernel void @text() "nvvm.reqntid"="256" "nvvm.minctasm"="1" {
  call void asm sideeffect "setmaxnreg.dec.sync.aligned.u32 24;", ""() convergent
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
