; A new version of the PTX ISA is a row of the catalog. All components know one
; that was added there, and nothing that lasts ends before it.

; RUN: not nvvmc emit --arch=sm_90 --ptx=9.9 %s 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: error: unknown PTX version '9.9'; the newest is

; RUN: %{build}/test/nvvmc-new-machine --version | FileCheck %s --check-prefix=VERSION
; VERSION: newest PTX ISA 9.9

; RUN: not %{build}/test/nvvmc-new-machine emit --arch=sm_90 --ptx=9.10 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NEWEST
; NEWEST: error: unknown PTX version '9.10'; the newest is 9.9

; RUN: %{build}/test/nvvmc-new-machine verify --profile=nvptx --arch=sm_90 --ptx=9.9 %s
; RUN: %{build}/test/nvvmc-new-machine emit --arch=sm_90 --ptx=9.9 %s -o - | FileCheck %s
; CHECK: .version 9.9
; CHECK: wmma.load.a.sync

; An intrinsic has an end only if its row has one.
; RUN: %{build}/test/nvvmc-new-machine intrinsics llvm.nvvm.wmma.m16n16k16.load.a.row.f16 \
; RUN:   | FileCheck %s --check-prefix=ROW --implicit-check-not="PTX 9"
; ROW: needs      sm_70 or higher, PTX 6.0{{$}}

; Completion in configurations, from the same row.
; RUN: env PYTHONPATH=%{src}/test/LSP %python %S/Inputs/complete_ptx.py \
; RUN:   %{build}/test/nvvmc-new-machine | FileCheck %s --check-prefix=LSP
; LSP: 9.5
; LSP-NEXT: 9.9

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p1(ptr addrspace(1))

define <2 x half> @load(ptr addrspace(1) %p) #0 {
  %r = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p1(ptr addrspace(1) %p)
  %x = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %r, 0
  ret <2 x half> %x
}

attributes #0 = { convergent }
