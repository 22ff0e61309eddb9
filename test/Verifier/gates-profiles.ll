; If a document and the tools disagree, profiles nvvm and tileiras follow the
; document first, and nvptx follows the tools. No profile accepts what compiling
; would reject.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_89 %t/bytemask.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HOPPER
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bytemask.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=EMIT90
; RUN: not nvvmc verify --profile=nvptx --arch=sm_89 %t/bytemask.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BYTES89
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bytemask.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BYTES90
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/bytemask.ll
; RUN: nvvmc verify --profile=libnvvm --arch=sm_75 %t/bytemask.ll

; HOPPER: error: this intrinsic is only supported for Hopper+ [tma-gate-async-copy]
; HOPPER: help: compile for sm_90 (PTX 8.6 or newer)
; BYTES89: error: this intrinsic is only supported for Hopper+ [tma-gate-async-copy]
; BYTES89: help: compile for sm_100 (PTX 8.6 or newer)
; BYTES89-NOT: error:
; EMIT90: error: llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask needs sm_100 or higher; the target is sm_90 [emit-needs-arch]
; BYTES90: error: llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask needs sm_100 or higher; the target is sm_90 [intrinsic-needs-arch]

; RUN: nvvmc verify --profile=tileiras --arch=sm_100a %t/tcgen05.ll
; RUN: not nvvmc verify --profile=tileiras --arch=sm_100 %t/tcgen05.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TILE100
; RUN: not nvvmc verify --profile=tileiras --arch=sm_90 %t/tcgen05.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TILE90
; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 %t/tcgen05.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TOOLS
; RUN: not nvvmc verify --profile=tileiras --arch=sm_100a %t/scaled.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SCALED
; RUN: nvvmc verify --profile=tileiras --arch=sm_103a %t/scaled.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a %t/scaled.ll

; TILE90: error: llvm.nvvm.tcgen05.wait.ld needs sm_100 or higher; the target is sm_90 [intrinsic-needs-arch]
; TILE100: error: llvm.nvvm.tcgen05.wait.ld needs sm_100f, {{.*}}; the target is sm_100 [emit-needs-arch]
; TOOLS: error: llvm.nvvm.tcgen05.wait.ld needs sm_100f, {{.*}}; the target is sm_100 [intrinsic-needs-feature]
; SCALED: error: llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale needs sm_103 or higher; the target is sm_100a [intrinsic-needs-arch]

; Constants and overloads that require more than the intrinsic, and some that no
; machine has.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_103a %t/values.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=VALUES
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a %t/values.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_100a --ptx=8.6 %t/elemtype.ll \
; RUN:   2>&1 | FileCheck %s --check-prefix=VERSION
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a --ptx=8.7 %t/elemtype.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_121a %t/nowhere.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NOWHERE

; VALUES: error: llvm.nvvm.tcgen05.mma.shared with operand 5 = 3 needs sm_100a, sm_101a or sm_110a; the target is sm_103a [intrinsic-immediate-gate]
; VALUES: help: compile for sm_100a (PTX 8.6 or newer)
; VALUES-NOT: error:
; VERSION: error: llvm.nvvm.tensormap.replace.elemtype.p1 with operand 1 = 15 needs PTX 8.7; the version is 8.6 [intrinsic-needs-ptx]
; VERSION-NOT: error:
; NOWHERE: error: Unsupported intrinsic: llvm.nvvm.lg2.approx.d [intrinsic-unknown]
; NOWHERE: help: PTX has no lg2 of f64
; NOWHERE: error: Unsupported intrinsic: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1 [intrinsic-unknown]

;--- bytemask.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1), ptr addrspace(3), i32, i64, i1 immarg, i16)
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %p, ptr addrspace(3) %s, i32 16, i64 0, i1 false, i16 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- tcgen05.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.tcgen05.wait.ld()
define ptx_kernel void @k() {
  call void @llvm.nvvm.tcgen05.wait.ld()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- scaled.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg, i32 immarg)
define ptx_kernel void @k(ptr addrspace(6) %d) {
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale(ptr addrspace(6) %d, i64 0, i64 0, i32 0, i1 true, ptr addrspace(6) %d, ptr addrspace(6) %d, i32 1, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- values.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32 immarg, i32 immarg, i32 immarg)
define ptx_kernel void @k(ptr addrspace(6) %d) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 0, i64 0, i32 0, i1 true, i32 2, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 0, i64 0, i32 0, i1 true, i32 3, i32 1, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- elemtype.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32 immarg)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 12)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 15)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- nowhere.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare double @llvm.nvvm.lg2.approx.d(double)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1))
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call double @llvm.nvvm.lg2.approx.d(double 1.0)
  %b = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1) %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
