; Intrinsics that LLVM knows with another type: each declaration is a finding
; and is hidden from LLVM, which would rewrite its calls. Everything else is
; read and checked, in text and in bitcode. The exit status is 1.
; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/known.ll 2>&1 | FileCheck %s --check-prefix=KNOWN
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/old.ll 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/types.ll 2>&1 | FileCheck %s --check-prefix=TYPES
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=libnvvm --arch=sm_75 %t/types.ll 2>&1 | FileCheck %s --check-prefix=LIBTYPES
; RUN: llvm-as --disable-verify %t/known.ll -o %t/known.bc
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/known.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc compile --profile=nvvm %t/known.ll 2>&1 | FileCheck %s --check-prefix=KNOWN
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc emit %t/known.ll
; RUN: %python %S/Inputs/old-bitcode.py %t/old.ll %t/old.bc
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/old.bc 2>&1 | FileCheck %s --check-prefix=OLDBC
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=libnvvm --arch=sm_75 %t/old.ll 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify %t/call.ll 2>&1 | FileCheck %s --check-prefix=CALL

; A call of another type than the declaration, next to an attribute that is too
; new to be read.
; CALL: call.ll:4:3: error: Intrinsic called with incompatible signature [misc-llvm-verifier]
; CALL: call.ll:8:3: error: fence is not supported
; CALL-NOT: crash

; KNOWN: known.ll:3:14: error: intrinsic llvm.nvvm.membar.cta is declared with a wrong signature [intrinsic-signature]
; KNOWN-NEXT: declared: void (i32)
; KNOWN-NEXT: expected: void ()
; KNOWN-NEXT: declare void @llvm.nvvm.membar.cta(i32)
; KNOWN-NEXT: ^~~~~~~~~~~~~~~~~~~~~
; KNOWN: known.ll:4:13: error: intrinsic llvm.nvvm.shfl.bfly.i32 is declared
; KNOWN-NEXT: declared: i32 ()
; KNOWN-NEXT: expected: i32 (i32, i32, i32)
; KNOWN: known.ll:8:3: error: fence is not supported
; KNOWN: 3 errors in

; BITCODE: .bc: error: intrinsic llvm.nvvm.membar.cta is declared with a wrong signature [intrinsic-signature]
; BITCODE-NEXT: declared: void (i32)
; BITCODE-NEXT: expected: void ()
; BITCODE: .bc: error: intrinsic llvm.nvvm.shfl.bfly.i32 is declared with a wrong signature
; BITCODE: .bc: error: fence is not supported
; BITCODE: 3 errors in

; OLDBC-DAG: error: intrinsic llvm.nvvm.abs.i is declared with a wrong signature
; OLDBC-DAG: error: intrinsic llvm.nvvm.atomic.load.add.f32.p0 is declared with a wrong signature
; OLDBC-DAG: error: fence is not supported

; OLD: old.ll:3:13: error: intrinsic llvm.nvvm.abs.i is declared with a wrong signature [intrinsic-signature]
; OLD: old.ll:4:14: error: intrinsic llvm.nvvm.barrier0 is declared with a wrong signature
; OLD: expected: void ()
; OLD-NEXT: replaced today by: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; OLD: old.ll:5:15: error: intrinsic llvm.nvvm.ldg.global.f.f32.p1 is declared with a wrong signature
; OLD: old.ll:6:15: error: intrinsic llvm.nvvm.atomic.load.add.f32.p0 is declared with a wrong signature
; Messages use the name of the intrinsic, and report it once.
; OLD-NOT: llvm.N
; OLD: old.ll:9:3: error: fence is not supported
; OLD: 5 errors in

; LLVM crashes on these; a profile without the rule reports what LLVM would.
; LIBNVVM: old.ll:3:13: error: Intrinsic has incorrect argument type! [misc-llvm-verifier]
; LIBNVVM-NOT: expected:
; LIBNVVM: error: Illegal instruction: fence

; TYPES: types.ll:3:{{[0-9]+}}: error: intrinsic llvm.nvvm.rotate.b32 is declared with a wrong signature
; TYPES: types.ll:9:3: error: fence is not supported

; LIBTYPES: types.ll:3:14: error: Intrinsic has incorrect argument type! [misc-llvm-verifier]
; LIBTYPES-NOT: fshl
; LIBTYPES: types.ll:9:3: error: Illegal instruction: fence

;--- known.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.membar.cta(i32)
declare i32 @llvm.nvvm.shfl.bfly.i32()
define void @k() {
  call void @llvm.nvvm.membar.cta(i32 0)
  %x = call i32 @llvm.nvvm.shfl.bfly.i32()
  fence acq_rel
  ret void
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- old.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.abs.i()
declare void @llvm.nvvm.barrier0(i32)
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1))
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, { i32, i32 }, i32)
define i32 @k() {
  %x = call i32 @llvm.nvvm.abs.i()
  fence acq_rel
  ret i32 %x
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
;--- types.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.rotate.b32(ptr, ptr)
define void @k() {
  call void @llvm.nvvm.rotate.b32(ptr null, ptr null)
  ret void
}
define void @other() {
  fence acq_rel
  ret void
}
;--- call.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 0)
  ret void
}
define void @other() {
  fence acq_rel
  ret void
}
declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr newer(1), i32 immarg)
;--- good.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.membar.cta()
declare i32 @llvm.nvvm.abs.i(i32)
declare void @llvm.nvvm.barrier0()
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) nocapture, i32 immarg)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr nocapture, float)
declare i32 @llvm.nvvm.rotate.b32(i32, i32) nounwind
define i32 @k(i32 %n) {
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.barrier0()
  %x = call i32 @llvm.nvvm.abs.i(i32 %n)
  %y = call i32 @llvm.nvvm.rotate.b32(i32 %x, i32 7)
  ret i32 %y
}
