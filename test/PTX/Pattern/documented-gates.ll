; RUN: split-file %s %t
; RUN: not nvvmc emit %t/sm90.ll --arch=sm_89 -O0 -o - 2>&1 | FileCheck %s --check-prefix=BELOW90
; RUN: nvvmc emit %t/sm90.ll --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=SM90
; RUN: not nvvmc emit %t/sm80.ll --arch=sm_75 -O0 -o - 2>&1 | FileCheck %s --check-prefix=BELOW80
; RUN: nvvmc emit %t/sm80.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: not nvvmc emit %t/sm70.ll --arch=sm_62 -O0 -o - 2>&1 | FileCheck %s --check-prefix=BELOW70
; RUN: nvvmc emit %t/sm70.ll --arch=sm_70 -O0 -o - | FileCheck %s --check-prefix=SM70
; RUN: nvvmc emit %t/sm20.ll --arch=sm_20 -O0 -o - | FileCheck %s --check-prefix=SM20

; The first machines of the documented forms: printed there, rejected just
; below.

; BELOW90: error: llvm.nvvm.fence.sc.cluster needs sm_90 or higher; the target is sm_89 [emit-needs-arch]
; BELOW90: error: llvm.nvvm.barrier.cluster.arrive needs sm_90 or higher; the target is sm_89 [emit-needs-arch]
; BELOW90: error: llvm.nvvm.is_explicit_cluster needs sm_90 or higher; the target is sm_89 [emit-needs-arch]
; BELOW90: error: scope .cluster needs sm_90 or higher; the target is sm_89 [emit-needs-arch]
; SM90: .version 7.8
; SM90: fence.sc.cluster;
; SM90: barrier.cluster.arrive;
; SM90: %is_explicit_cluster;
; SM90: fence.acq_rel.cluster;

; BELOW80: error: llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16 needs sm_80 or higher; the target is sm_75 [emit-needs-arch]
; BELOW80: error: llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32 needs sm_80 or higher; the target is sm_75 [emit-needs-arch]
; SM80: .version 7.0
; SM80: wmma.load.a.sync.aligned.row.m16n16k16.bf16
; SM80: wmma.load.a.sync.aligned.row.m16n16k8.tf32

; BELOW70: error: llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16 needs sm_70 or higher; the target is sm_62 [emit-needs-arch]
; SM70: .version 6.{{[0-3]}}
; SM70: wmma.load.a.sync.aligned.row.m16n16k16.f16

; SM20: atom.add.u32
; SM20: membar.gl;
; SM20: membar.cta;
; SM20: membar.sys;

;--- sm90.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i1 @f() {
  call void @llvm.nvvm.fence.sc.cluster()
  call void @llvm.nvvm.barrier.cluster.arrive()
  %e = call i1 @llvm.nvvm.is_explicit_cluster()
  fence syncscope("cluster") acq_rel
  ret i1 %e
}
;--- sm80.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i32 @f(ptr %p) {
  %a = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.bf16.p0(ptr %p, i32 16)
  %b = call { i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k8.load.a.row.stride.tf32.p0(ptr %p, i32 16)
  %c = extractvalue { i32, i32, i32, i32 } %a, 0
  %d = extractvalue { i32, i32, i32, i32 } %b, 0
  %e = add i32 %c, %d
  ret i32 %e
}
;--- sm70.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define <2 x half> @f(ptr %p) {
  %a = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  %c = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %a, 0
  ret <2 x half> %c
}
;--- sm20.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i32 @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 monotonic
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.membar.sys()
  ret i32 %a
}
