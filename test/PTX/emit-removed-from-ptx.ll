; An instruction that PTX has dropped is legal if an older version suffices for
; the module, and is reported if something else requires a newer one.
;
; RUN: nvvmc emit %s --arch=sm_75 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -o %t.ptx && %ptxas -arch=sm_75 %t.ptx -o /dev/null %}
; RUN: not nvvmc emit %s --arch=sm_75 --ptx=6.5 -o - 2>&1 | FileCheck %s --check-prefix=PTX65
; RUN: not nvvmc emit %s --arch=sm_80 -o - 2>&1 | FileCheck %s --check-prefix=SM80

; CHECK: .version 6.3
; CHECK: wmma.mma.sync.aligned.row.row.m16n16k16.f16.f16.satfinite
; PTX65: error: llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16.satfinite is in PTX up to 6.4 only; the module is in PTX 6.5 [emit-removed-from-ptx]
; SM80: satfinite needs sm_70 to sm_75; the target is sm_80

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k(<2 x half> %a, ptr %p) {
  %r = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16.satfinite(
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a,
    <2 x half> %a)
  %e = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half> } %r, 0
  store <2 x half> %e, ptr %p
  ret void
}

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f16.f16.satfinite(
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>,
    <2 x half>)
