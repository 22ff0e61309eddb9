; Findings about instructions that were created from others, or found in a copy
; of the module, are reported at the original instructions; those about
; parameters, results and attributes at these.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_75 %t/hint.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=HINT
; RUN: not nvvmc compile --arch=sm_75 %t/hint.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=HINT
; HINT: hint.ll:6:8: error: an L2 cache hint needs sm_80 or higher; the target is sm_75
; HINT-NEXT: %a = call i32 @llvm.nvvm.atomic.rmw

; RUN: not nvvmc verify --arch=sm_60 --ptx=5.0 %t/old.ll 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not nvvmc compile --arch=sm_60 --ptx=5.0 %t/old.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=OLD
; OLD-DAG: old.ll:5:8: error: alloca needs PTX 7.3; --ptx=5.0 was given
; OLD-DAG: old.ll:9:18: error: .noreturn needs PTX 6.4; --ptx=5.0 was given

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/types.ll 2>&1 | FileCheck %s --check-prefix=TYPES
; TYPES-DAG: types.ll:4:16: error: cannot emit a value of vectors of unknown length
; TYPES-DAG: types.ll:7:8: error: cannot emit a value of vectors of unknown length

;--- hint.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 0, i32 65793)
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- old.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(i32 %n) {
  %p = alloca i8, i32 %n
  store i8 0, ptr %p
  ret void
}
define void @g() noreturn {
  call void @g()
  unreachable
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
;--- types.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(<vscale x 4 x i32> %x) {
  ret void
}
define <vscale x 4 x i32> @g() {
  unreachable
}
