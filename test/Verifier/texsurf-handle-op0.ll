; The handle is that of a variable, which must be known when the module is compiled.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:8:8: error: Op0 of nvvm.texsurf.handle must be a metadata wrapper around a tex/surf GlobalVariable [texsurf-handle-op0]
; CHECK-NOT: [texsurf-handle-op0]
; LIBNVVM: {{.*}}bad.ll:8:8: error: Op0 of nvvm.texsurf.handle must be a metadata wrapper around a tex/surf GlobalVariable (e.g. metadata i64 addrspace(1)* @tex ) [texsurf-handle-op0]
; LIBNVVM-NOT: [texsurf-handle-op0]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [texsurf-handle-op0]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))
@t = addrspace(1) global i64 0
@u = addrspace(1) global i64 0
define ptx_kernel void @k() {
  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata !"t", ptr addrspace(1) @t)
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
!1 = !{ptr addrspace(1) @u, !"texture", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))
@t = addrspace(1) global i64 0
@u = addrspace(1) global i64 0
define ptx_kernel void @k() {
  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @t)
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @t, !"texture", i32 1}
!1 = !{ptr addrspace(1) @u, !"texture", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
